// How scores went over a game, as lines in the units of a picture: so many pixels wide, with its chapters and its turning point.

import type { Chapter, ChronicleStanding } from "../server/protocol";

export interface Room {
  width: number;
  height: number;
  /** For the figures at the left, the names of chapters above, and the tokens at the right end. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Line {
  seat: number;
  path: string;
  /** Where its token stands: at its end, apart from the others. */
  end: { x: number; y: number };
}

export interface Chart {
  lines: Line[];
  ticks: { y: number; value: number }[];
  /** Label: "" where there is no room for it. */
  chapters: { x: number; label: string }[];
  x: (ply: number) => number;
  y: (score: number) => number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
const MOST_TICKS = 5;
const APART = 20; // the least distance of tokens
const BESIDE = 1.6; // how far lines that run together lie apart
const LETTER = 6.6; // about the width of a letter of a label

export function chartOf(standings: readonly ChronicleStanding[], nPlies: number, chapters: readonly Chapter[], room: Room): Chart {
  const scores = standings.flatMap((one) => one.scores);
  const [low, high] = [Math.min(0, ...scores), Math.max(1, ...scores)];
  const x = (ply: number): number => room.left + (ply / Math.max(1, nPlies)) * (room.width - room.left - room.right);
  const y = (score: number): number => room.top + ((high - score) / (high - low)) * (room.height - room.top - room.bottom);
  const seats = standings[0]?.scores.map((_, seat) => seat) ?? [];
  const pace = STEPS.find((one) => (high - low) / one <= MOST_TICKS) ?? STEPS.at(-1)!;
  const ticks: Chart["ticks"] = [];
  for (let value = Math.ceil(low / pace) * pace; value <= high; value += pace) ticks.push({ y: y(value), value });
  const beside = (seat: number): number => (seat - (seats.length - 1) / 2) * BESIDE;
  const ends = spread(
    seats.map((seat) => y(standings.at(-1)!.scores[seat]!)),
    [room.top, room.height - room.bottom],
  );
  return {
    lines: seats.map((seat) => ({
      seat,
      path: stairs(standings.map((one) => [x(one.ply), y(one.scores[seat]!) + beside(seat)])),
      end: { x: room.width - room.right, y: ends[seat]! },
    })),
    ticks,
    chapters: chapters.map((chapter, i) => {
      const at = x(chapter.ply);
      const space = x(chapters[i + 1]?.ply ?? nPlies) - at - 6;
      const label = texts(chapter, i).find((text) => text.length * LETTER <= space) ?? "";
      return { x: at, label };
    }),
    x,
    y,
  };
}

/** What a chapter may be called, the longest first: where they are counted, the first one says what is counted. */
function texts({ label, n }: Chapter, i: number): string[] {
  const number = n ? String(n) : "";
  return i && number && label.includes(number) ? [number] : [label, number];
}

/** Scores stand still and then leap. */
function stairs(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => (i ? `H${x.toFixed(1)}V${y.toFixed(1)}` : `M${x.toFixed(1)} ${y.toFixed(1)}`)).join("");
}

/** As near as may be to where they belong, in their order, but not upon one another. */
export function spread(wanted: readonly number[], [top, bottom]: readonly [number, number]): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const found = [...wanted];
  order.forEach((i, n) => {
    if (n) found[i] = Math.max(found[i]!, found[order[n - 1]!]! + APART);
  });
  let floor = Math.max(bottom, top + APART * (wanted.length - 1));
  for (const i of order.reverse()) {
    found[i] = Math.min(found[i]!, floor);
    floor = found[i]! - APART;
  }
  return found;
}

/** The scores after a ply. */
export const scoresAt = (standings: readonly ChronicleStanding[], ply: number): number[] =>
  standings.findLast((one) => one.ply <= ply)?.scores ?? [];
