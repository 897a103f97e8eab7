import { expect, it } from "vitest";
import { calledAt, saidBy } from "./names";

const at = (...names: (string | null)[]): string[] => calledAt(names.map((name) => ({ name })));

it("who shares a name is told apart by the seat", () => {
  expect(at("Stranger", "Ann", "stranger")).toEqual(["Stranger (1)", "Ann", "stranger (3)"]);
});

it("all others are called by their names, and empty seats by none", () => {
  expect(at("Ann", null, null, "Bob")).toEqual(["Ann", "", "", "Bob"]);
});

it("so is who says something, and who only watches is called by the name alone", () => {
  const seats = [
    { name: "Ann", person: "a" },
    { name: "Bot", person: null },
    { name: "Ann", person: "b" },
  ];
  const by = (person: string | null): string => saidBy({ person, name: "Ann" }, seats, calledAt(seats));
  expect([by("b"), by("c"), by(null)]).toEqual(["Ann (3)", "Ann", "Ann"]);
});
