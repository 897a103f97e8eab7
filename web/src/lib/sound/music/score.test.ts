import { expect, test } from "vitest";
import { GAME_PAGES } from "../../games/find";
import { seeded } from "../synth/wave";
import { brass, piano, pluck, reed, whistle } from "../synth/instruments";
import { layers } from "./render";
import { hertz, layersOf, read, roundOf, type Piece } from "./score";

const RATE = 8_000;
const PIECES = [...GAME_PAGES].flatMap(([game, { music }]) => (music ? [[game, music] as const] : []));

test("pitches are those of a piano that is in tune", () => {
  expect(hertz("a4")).toBe(440);
  expect(hertz("c4")).toBeCloseTo(261.63, 2);
  expect(hertz("bb3")).toBeCloseTo(hertz("a#3"), 9);
  expect(() => hertz("h4")).toThrow("h4 is no pitch");
});

test("a bar that does not add up is found", () => {
  expect(read("c4:1 -:.5 e4+g4 | c4:2", 2)).toEqual([
    { at: 0, beats: 1, pitches: [hertz("c4")] },
    { at: 1.5, beats: 0.5, pitches: [hertz("e4"), hertz("g4")] },
    { at: 2, beats: 2, pitches: [hertz("c4")] },
  ]);
  expect(() => read("c4:1 | c4:1 d4", 1)).toThrow("bar 2 has 2 beats");
});

test.each([
  ["pluck", 1, (pitch: number) => pluck(pitch, 0.6, 24_000, seeded(3))],
  ["reed", 15, (pitch: number) => reed(pitch, 0.6, 24_000, seeded(3))],
  ["piano", 25, (pitch: number) => piano(pitch, 0.6, 24_000, seeded(3))],
  ["brass", 15, (pitch: number) => brass(pitch, 0.6, 24_000)],
  ["whistle", 15, (pitch: number) => whistle(pitch, 0.6, 24_000, seeded(3))],
] as const)("a %s is in tune, to %d hundredths of a semitone", (_, cents, played) => {
  for (const pitch of [220, 329.63, 440]) expect(Math.abs(1200 * Math.log2(heard(played(pitch).subarray(6_000, 10_096), pitch) / pitch))).toBeLessThan(cents);
});

test("four games have music", () => expect(PIECES.length).toBeGreaterThanOrEqual(4));

test.each(PIECES)("%s: every part is as long, every round known, and all of it quiet and whole", async (_, load) => {
  const piece: Piece = await load();
  const bars = piece.parts.map((part) => part.bars.split("|").length);
  expect(new Set(bars).size).toBe(1);
  expect(roundOf(piece)).toBeGreaterThan(20);
  expect(roundOf(piece)).toBeLessThan(40);
  expect(new Set(piece.rounds.flat())).toEqual(new Set(layersOf(piece)));
  expect(new Set(piece.rounds.map(String)).size).toBe(piece.rounds.length);
  for (const ears of layers(piece, RATE)) {
    for (const ear of ears) {
      expect(ear.every(Number.isFinite)).toBe(true);
      expect(ear.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(0.95);
      expect(Math.abs(ear.at(-1)!)).toBeLessThan(0.001);
      expect(ear.reduce((sum, sample) => sum + sample ** 2, 0) / ear.length).toBeGreaterThan(1e-5); // it is heard
    }
  }
});

/** The pitch of a wave near the one it should have: where it is most like itself a period later. */
function heard(wave: Float32Array, near: number): number {
  const like = (lag: number): number => {
    const whole = Math.floor(lag);
    let [sum, power] = [0, 0];
    for (let i = 0; i < 3_800; i++) {
      const later = wave[i + whole]! * (1 - lag + whole) + wave[i + whole + 1]! * (lag - whole);
      sum += wave[i]! * later;
      power += later ** 2;
    }
    return sum / Math.sqrt(power);
  };
  let best = 24_000 / near;
  for (let lag = (24_000 / near) * 0.97; lag < (24_000 / near) * 1.03; lag += 0.02) if (like(lag) > like(best)) best = lag;
  return 24_000 / best;
}
