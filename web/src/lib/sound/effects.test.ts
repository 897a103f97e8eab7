import { expect, test } from "vitest";
import { CUES, effect } from "./effects";
import { seeded } from "./synth/wave";

const RATE = 22_050;

test.each(CUES)("%s is heard, does not clip, ends in silence, and is the same every time", (name) => {
  const wave = effect(name, RATE);
  const peak = Math.max(...wave.map(Math.abs));
  expect(wave.every(Number.isFinite)).toBe(true);
  expect(peak).toBeGreaterThan(0.2);
  expect(peak).toBeLessThan(0.99);
  expect(Math.abs(wave.at(-1)!)).toBeLessThan(0.01);
  expect(effect(name, RATE)).toEqual(wave);
});

test("seeds differ", () => {
  expect(seeded(1)()).not.toEqual(seeded(2)());
});
