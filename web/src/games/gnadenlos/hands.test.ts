import { expect, test } from "vitest";
import { hands } from "./hands";

test("an IOU's value stands in its middle; an adventurer has no mark", () => {
  expect(["note a0", "note d4"].map((item) => hands.mark!(item))).toEqual([
    { text: "0", isCentred: true },
    { text: "4", isCentred: true },
  ]);
  expect(hands.mark!("adventurer lund")).toBeNull();
});
