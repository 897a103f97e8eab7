import { expect, test } from "vitest";
import { GAME_PAGES } from "../games/find";
import type { Occasion } from "../games/game-page";
import { seatIn } from "../games/places";
import type { Event, Step } from "../server/protocol";
import { characterOf, CHARACTERS } from "./cast";
import { Talk } from "./remarks";

const SEATS = [
  { name: "Sue", bot: null },
  { name: "Pip", bot: "greenhorn" },
  { name: "Ruth", bot: "sheriff" },
];
const event = (what: string, seat: number, more: Partial<Event> = {}): Event => ({ what, seat, item: null, n: 1, source: null, target: null, ...more });
const step = (n: number, ...events: Event[]): Step => ({ n, seat: 0, events, lines: [], back_to: null });
const harmed = ({ what, seat }: Event): Occasion | null => (what === "harm" ? { seat, on: "harm" } : null);

test("a bot is known by its name, and a person of that name is nobody else", () => {
  expect(characterOf({ name: "Pip", bot: "sheriff" })).toBe("pip");
  expect(characterOf({ name: "Pip", bot: null })).toBeNull();
  expect(characterOf({ name: "Hank", bot: "deputy" })).toBeNull();
  expect(CHARACTERS).toHaveLength(15);
});

test("everybody at a table hears the same, and other tables something else", () => {
  const told = (table: string): unknown[] => {
    const talk = new Talk(table);
    return [talk.greet(SEATS), ...Array.from({ length: 60 }, (_, n) => talk.about(step(n, event("harm", 1)), SEATS, harmed))];
  };
  expect(told("one")).toEqual(told("one"));
  expect(told("one")).not.toEqual(told("two"));
});

test("only bots talk, not at every turn, and never twice the same in a row", () => {
  const talk = new Talk("t");
  const said = Array.from({ length: 100 }, (_, n) => ({ n, remark: talk.about(step(n, event("harm", n % 3)), SEATS, harmed) })).filter(({ remark }) => remark);
  expect(said.length).toBeGreaterThan(4);
  expect(said.every(({ remark }) => remark!.seat > 0)).toBe(true);
  said.slice(1).forEach(({ n, remark }, i) => {
    expect(n - said[i]!.n).toBeGreaterThanOrEqual(5);
    expect(remark!.words).not.toBe(said[i]!.remark!.words);
  });
  expect(new Set(said.map(({ remark }) => remark!.words)).size).toBeGreaterThan(3);
});

test("at the end the winner has the last word, or who came last", () => {
  const talk = new Talk("t");
  expect(talk.end(SEATS, { shares: [0, 0, 1], scores: [1, 2, 3] })).toMatchObject({ seat: 2, words: expect.stringMatching(/^remark-sheriff-won-[12]$/) });
  expect(talk.end(SEATS, { shares: [1, 0, 0], scores: [9, 2, 3] })).toMatchObject({ seat: 1, words: expect.stringMatching(/^remark-greenhorn-lost-[12]$/) });
  expect(talk.end([SEATS[0]!], { shares: [1], scores: [1] })).toBeNull();
});

test("a place says whose it is", () => {
  expect(["row-2-jesse-james", "purse-3", "market-11", "bank", null].map(seatIn)).toEqual([1, 2, 10, -1, -1]);
});

test("games say what is worth a word", () => {
  const of = (game: string, told: Event): Occasion | null => GAME_PAGES.get(game)!.occasion!(told);
  expect(of("wyatt-earp", event("robbed", 0, { source: "row-2-jesse-james", target: "hand-1" }))).toEqual({ seat: 1, on: "harm" });
  expect(of("el-paso", event("lost", 2, { n: 4 }))).toEqual({ seat: 2, on: "harm" });
  expect(of("gnadenlos", event("bankrupt", 1, { n: 4 }))).toEqual({ seat: 1, on: "miss" });
  expect(of("showdown", event("aimed", 0, { target: "purse-3" }))).toEqual({ seat: 2, on: "harm" });
  for (const game of GAME_PAGES.keys()) expect(of(game, event("dealt", 0, { item: "?" }))).toBeNull();
});
