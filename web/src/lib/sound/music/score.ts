// Music as it is written down: bars of notes for voices, and the layers that each round of it plays.
//
// A bar is `d5:.5 g5 b4+d5:1 -:2`: pitches (`+`: together; `-`: a rest), and after a colon how many beats they last,
// which holds until another length is said. `|` ends a bar, and every bar has to add up.

/** Samples a second: enough for what is heard beside a game. */
export const RATE = 24_000;

export type Voice = "piano" | "guitar" | "banjo" | "bass" | "harmonica" | "trumpet" | "whistle" | "wood" | "stomp";

export interface Part {
  layer: string;
  voice: Voice;
  /** 1: as loud as any. */
  loud: number;
  /** From -1, left, to 1, right. */
  pan?: number;
  bars: string;
  /** Seconds between the strings of a chord. */
  strum?: number;
}

export interface Piece {
  /** A beat, in seconds. */
  beat: number;
  /** Beats in a bar. */
  bar: number;
  /** How far the second half of a beat comes late, in beats. */
  swing?: number;
  parts: readonly Part[];
  /** What is heard the first time, the second …; then silence for a while, and all over again. */
  rounds: readonly (readonly string[])[];
}

export interface Note {
  /** When it begins, in beats. */
  at: number;
  beats: number;
  /** In hertz. */
  pitches: number[];
}

/** Raises an error at a bar that does not add up, or what is no pitch. */
export function read(bars: string, beatsOfBar: number): Note[] {
  const notes: Note[] = [];
  let beats = 1;
  bars.split("|").forEach((bar, n) => {
    let at = n * beatsOfBar;
    for (const word of bar.trim().split(/\s+/)) {
      const [what = "", length] = word.split(":");
      if (length !== undefined) beats = Number(length);
      if (what !== "-") notes.push({ at, beats, pitches: what.split("+").map(hertz) });
      at += beats;
    }
    if (Math.abs(at - (n + 1) * beatsOfBar) > 1e-6) throw new Error(`bar ${n + 1} has ${at - n * beatsOfBar} beats: ${bar.trim()}`);
  });
  return notes;
}

const STEPS: Record<string, number> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

/** `a4` is 440, `bb3` a flat, `f#5` a sharp. */
export function hertz(pitch: string): number {
  const [, letter = "", sign = "", octave = ""] = /^([a-g])([#b]?)(\d)$/.exec(pitch) ?? [];
  const step = STEPS[letter];
  if (step === undefined) throw new Error(`${pitch} is no pitch`);
  const key = 12 * (Number(octave) + 1) + step + (sign === "#" ? 1 : sign === "b" ? -1 : 0);
  return 440 * 2 ** ((key - 69) / 12);
}

/** What is made apart, and put together anew for every round. */
export function layersOf(piece: Piece): string[] {
  return [...new Set(piece.parts.map(({ layer }) => layer))];
}

/** How long one round lasts, in seconds. */
export function roundOf(piece: Piece): number {
  return piece.parts[0]!.bars.split("|").length * piece.bar * piece.beat;
}
