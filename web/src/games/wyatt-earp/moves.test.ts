import { expect, it } from "vitest";
import type { Move } from "../../lib/server/protocol";
import { cardOf, dropped, movesOfCard, movesOfRow, rowOf } from "./moves";

const offer = (...moves: [string, string][]): Map<string, Move> =>
  new Map(moves.map(([move, group]) => [move, { move, group, label: move, brief: move }]));

it("every move of the hand has its card", () => {
  expect(cardOf("lay 3 jesse-james")).toBe("jesse-james");
  expect(cardOf("photo jesse-james")).toBe("photo-jesse-james");
  expect(cardOf("discard photo-jesse-james")).toBe("photo-jesse-james");
  expect(cardOf("ask wes-hardin left")).toBe("most-wanted");
  expect(cardOf("earp search")).toBe("wyatt-earp");
  expect(cardOf("hideout")).toBe("hideout");
  for (const move of ["draw", "take", "keep", "let it be", "choose 2 bob-dalton", "pick hideout"]) expect(cardOf(move)).toBeNull();
});

it("rows are aimed at by their names", () => {
  expect(rowOf("choose 2 bob-dalton", 0)).toBe("row-2-bob-dalton");
  expect(rowOf("lay 3 bob-dalton", 0)).toBe("row-1-bob-dalton");
  expect(rowOf("hideout", 0)).toBeNull();
});

it("things find their moves", () => {
  const moves = offer(["lay 3 bob-dalton", "lay"], ["lay 4 bob-dalton", "lay"], ["discard bob-dalton", "discard"], ["hideout", "shoot"]);
  expect(movesOfCard(moves, 2).map((move) => move.move)).toEqual(["lay 3 bob-dalton", "lay 4 bob-dalton", "discard bob-dalton"]);
  expect(movesOfRow(moves, 0, 2, 0)).toHaveLength(2);
  expect(movesOfRow(moves, 1, 2, 0)).toHaveLength(0);
});

it("a dragged card does what the place stands for", () => {
  const moves = offer(["lay 3 bob-dalton", "lay"], ["discard bob-dalton", "discard"], ["hideout", "shoot"], ["discard hideout", "discard"]);
  expect(dropped(moves, 2, "discards", 0).map((move) => move.move)).toEqual(["discard bob-dalton"]);
  expect(dropped(moves, 2, "row-1-bob-dalton", 0).map((move) => move.move)).toEqual(["lay 3 bob-dalton"]);
  expect(dropped(moves, 2, "row-1-jesse-james", 0)).toEqual([]);
  expect(dropped(moves, 18, "row-1-jesse-james", 0).map((move) => move.move)).toEqual(["hideout"]);
});
