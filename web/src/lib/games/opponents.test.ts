import { expect, test } from "vitest";
import { commonLevel, opponentsAt, possible, type Opponents } from "./opponents";

const mixed: Opponents = { n: 3, levels: ["sheriff", "deputy", "greenhorn", "greenhorn"] };

test("as many come as are wanted, as far as the game has seats for them", () => {
  expect(opponentsAt({ seats: [2, 3, 4] }, mixed)).toEqual(["sheriff", "deputy", "greenhorn"]);
  expect(opponentsAt({ seats: [2] }, mixed)).toEqual(["sheriff"]);
  expect(opponentsAt({ seats: [3, 4] }, { ...mixed, n: 1 })).toEqual(["sheriff", "deputy"]);
  expect(opponentsAt({ seats: [2, 3, 4, 5] }, { ...mixed, n: 4 })).toHaveLength(4);
  expect(opponentsAt({ seats: [1] }, mixed)).toEqual([]);
});

test("they are all alike, or mixed, by those who come", () => {
  expect(commonLevel(mixed)).toBeNull();
  expect(commonLevel({ ...mixed, n: 1 })).toBe("sheriff");
  expect(commonLevel({ n: 2, levels: ["deputy", "deputy", "sheriff"] })).toBe("deputy");
});

test("what cannot be chosen here any more is a greenhorn", () => {
  const kept: Opponents = { n: 9, levels: ["lucky", "sheriff", "marshal"] };
  expect(possible(kept, ["greenhorn", "sheriff", "lucky"])).toEqual({ n: 4, levels: ["lucky", "sheriff", "greenhorn", "greenhorn"] });
});
