import { expect, it } from "vitest";
import { calledAt } from "./called";

const at = (...names: (string | null)[]): string[] => calledAt(names.map((name) => ({ name })));

it("who shares a name is told apart by the seat", () => {
  expect(at("Stranger", "Ann", "stranger")).toEqual(["Stranger (1)", "Ann", "stranger (3)"]);
});

it("all others are called by their names, and empty seats by none", () => {
  expect(at("Ann", null, null, "Bob")).toEqual(["Ann", "", "", "Bob"]);
});
