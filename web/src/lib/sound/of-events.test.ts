import { expect, test } from "vitest";
import type { Event } from "../server/protocol";
import { soundsOf } from "./of-events";

const moved = (item: string, n = 1): Event => ({ what: "moved", seat: 0, item, n, source: "pile", target: "hand-1" });

test("what moves is heard by its kind, in any game", () => {
  expect(soundsOf([moved("bandit"), moved("coin")], 70)).toEqual([
    { name: "card", at: 0 },
    { name: "coin", at: 70 },
  ]);
  expect(soundsOf([moved("note red 3"), moved("tile gold"), moved("?")], 0).map(({ name }) => name)).toEqual(["paper", "token", "card"]);
});

test("many of a kind are one sound", () => {
  expect(soundsOf([moved("coin", 4)], 70)).toEqual([{ name: "coins", at: 0 }]);
  expect(soundsOf([moved("sheriff"), moved("bandit"), moved("?")], 70)).toEqual([{ name: "cards", at: 0 }]);
});

test("however much happens, it is never a noise", () => {
  const events = Array.from({ length: 30 }, (_, i) => moved(i % 2 ? "coin" : "card x"));
  expect(soundsOf(events, 40)).toHaveLength(5);
});
