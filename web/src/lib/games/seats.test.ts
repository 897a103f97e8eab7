import { expect, test } from "vitest";
import { botsFor } from "./seats";

test("one plays against two bots, or as near to that as the game allows", () => {
  expect([[2, 3, 4], [3, 4], [4, 5], [2], [1]].map((seats) => botsFor({ seats }))).toEqual([2, 2, 3, 1, 0]);
});
