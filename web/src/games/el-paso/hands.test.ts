import { expect, test } from "vitest";
import { hands } from "./hands";

test("a raid card's rank is marked", () => {
  expect(["card bank-8", "card gold-mine-1"].map((item) => hands.mark!(item))).toEqual([{ text: "8" }, { text: "1" }]);
});
