import { expect, test } from "vitest";
import { markOf } from "./hands";

test("a card's rank and a note's value are marked, and nothing else is", () => {
  expect(["card bank-8", "card gold-mine-1", "note a0", "note d4"].map(markOf)).toEqual(["8", "1", "0", "4"]);
  expect(["jesse-james", "photo-billy-the-kid", "adventurer lund", "ace"].map(markOf)).toEqual([null, null, null, null]);
});
