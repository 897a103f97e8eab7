import { expect, it } from "vitest";
import { list } from "./dates";

it("lists things as one says them, as the server does", () => {
  expect((["en", "de", "nl"] as const).map((language) => list(["Ann", "Bob", "Cay"], language))).toEqual([
    "Ann, Bob and Cay",
    "Ann, Bob und Cay",
    "Ann, Bob en Cay",
  ]);
  expect(list(["Ann"])).toBe("Ann");
});
