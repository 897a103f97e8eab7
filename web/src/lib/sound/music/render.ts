// A piece, played by the instruments: one stereo wave for each layer, as long as a round and what rings on after it.

import { filtered, room } from "../synth/filters";
import { brass, knock, piano, pluck, reed, whistle } from "../synth/instruments";
import { add, noise, seeded, shaped, silence, struck, tone, type Random, type Wave } from "../synth/wave";
import { layersOf, read, roundOf, type Note, type Part, type Piece, type Voice } from "./score";

const RING_S = 2.2; // what may ring on after a round
const LEVEL = 0.14; // how loud a layer is, on the average: music is what one talks over

/** In the order of `layersOf`; left and right of each. */
export function layers(piece: Piece, rate: number): [Wave, Wave][] {
  const made = layersOf(piece).map((layer) => {
    const ears: [Wave, Wave] = [silence(roundOf(piece) + RING_S, rate), silence(roundOf(piece) + RING_S, rate)];
    for (const part of piece.parts) if (part.layer === layer) play(piece, part, ears, rate);
    ears.forEach((ear, i) => add(ear, room(ear, rate, 1.1, 0.45, 0.0007 * i), 0, 0.22, rate));
    return ears;
  });
  return even(made, rate);
}

function play(piece: Piece, part: Part, [left, right]: [Wave, Wave], rate: number): void {
  const random = seeded(part.voice.length * 977 + part.bars.length);
  const kept = new Map<string, Wave>();
  for (const note of read(part.bars, piece.bar)) {
    const begins = (note.at + late(note, piece)) * piece.beat + 0.009 * random();
    note.pitches.forEach((pitch, i) => {
      const seconds = lengthOf(part.voice, note.beats * piece.beat);
      const key = `${pitch.toFixed(2)} ${seconds.toFixed(3)}`;
      if (!kept.has(key)) kept.set(key, VOICES[part.voice](pitch, seconds, rate, random));
      const loud = part.loud * (0.9 + 0.2 * random()) * (note.at % piece.bar === 0 ? 1.12 : 1);
      const at = begins + i * (part.strum ?? 0.004);
      add(left, kept.get(key)!, at, loud * Math.cos(((part.pan ?? 0) + 1) * (Math.PI / 4)), rate);
      add(right, kept.get(key)!, at, loud * Math.sin(((part.pan ?? 0) + 1) * (Math.PI / 4)), rate);
    });
  }
}

const late = ({ at }: Note, { swing = 0 }: Piece): number => (Math.abs((at % 1) - 0.5) < 0.01 ? swing : 0);

/** Strings ring on into the next note; what is blown ends with its breath. */
function lengthOf(voice: Voice, seconds: number): number {
  if (voice === "piano") return seconds + 0.25;
  if (voice === "guitar" || voice === "bass") return seconds + 0.5;
  if (voice === "banjo") return Math.min(0.9, seconds + 0.4);
  if (voice === "wood" || voice === "stomp") return 0.3;
  return seconds * 0.94;
}

const VOICES: Record<Voice, (pitch: number, seconds: number, rate: number, random: Random) => Wave> = {
  piano,
  guitar: (pitch, seconds, rate, random) => pluck(pitch, seconds, rate, random, { bright: 0.5, ring: 2.2 }),
  banjo: (pitch, seconds, rate, random) => pluck(pitch, seconds, rate, random, { bright: 0.86, ring: 1.3 }),
  bass: (pitch, seconds, rate, random) => pluck(pitch, seconds, rate, random, { bright: 0.22, ring: 1.6 }),
  harmonica: reed,
  trumpet: brass,
  whistle,
  wood: (pitch, _, rate, random) => knock(pitch, rate, random, 0.07),
  stomp: (pitch, seconds, rate, random) => {
    const thump = shaped(tone(seconds, rate, (t) => pitch * (1 + 1.6 * Math.exp(-t * 40))), rate, struck(0.002, 0.22));
    return add(thump, shaped(filtered(noise(seconds, rate, random), rate, "low", 420), rate, struck(0.001, 0.05)), 0, 0.7, rate);
  },
};

/** All layers together as loud as music may be, and never over the top. */
function even(made: [Wave, Wave][], rate: number): [Wave, Wave][] {
  const n = made[0]![0].length;
  let [power, highest] = [0, 1e-9];
  for (let i = 0; i < n; i++) {
    const together = made.reduce((sum, [left]) => sum + left[i]!, 0);
    power += together ** 2;
    highest = Math.max(highest, Math.abs(together));
  }
  const loud = Math.min(LEVEL / Math.sqrt(power / n), 0.9 / highest);
  const fade = Math.round(0.3 * rate);
  for (const layer of made) for (const ear of layer) for (let i = 0; i < n; i++) ear[i]! *= loud * Math.min(1, (n - i) / fade);
  return made;
}

