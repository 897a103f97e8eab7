import { expect, it } from "vitest";
import { arranged, keysOf } from "./hand";

const counts = (held: Record<number, number>): number[] => Array.from({ length: 20 }, (_, kind) => held[kind] ?? 0);

it("cards keep their keys and places while others come and go", () => {
  const first = keysOf(counts({ 3: 2, 14: 1 }), []);
  expect(first).toEqual(["3.0", "3.1", "14.0"]);
  expect(keysOf(counts({ 0: 1, 3: 1, 14: 1 }), first)).toEqual(["3.0", "14.0", "0.0"]);
});

it("by outlaw, a photo stands behind its outlaw and sheriff cards apart", () => {
  const cards = arranged(["15.0", "8.0", "1.0", "0.0"], "outlaws");
  expect(cards.map((card) => card.kind)).toEqual([0, 1, 8, 15]);
  expect(cards.map((card) => card.starts)).toEqual([false, true, false, true]);
});

it("as they came, nothing is grouped", () => {
  const cards = arranged(["15.0", "0.0"], "came");
  expect(cards.map((card) => card.kind)).toEqual([15, 0]);
  expect(cards.some((card) => card.starts)).toBe(false);
});
