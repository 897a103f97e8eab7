import { expect, it } from "vitest";
import type { Event, Step } from "../../lib/server/protocol";
import { lastRound, lastShot } from "./news";

const event = (what: string, more: Partial<Event> = {}): Event => ({ what, seat: 0, item: null, n: 1, source: null, target: null, ...more });
const step = (n: number, ...events: Event[]): Step => ({ n, seat: 0, events, lines: [], back_to: null });
const showdown = step(
  3,
  event("revealed", { seat: 0, item: "ace" }),
  event("revealed", { seat: 1, item: "vest" }),
  event("shared", { seat: 0, item: "coin", n: 4 }),
);

it("the cards of a showdown lie there until the next", () => {
  const round = lastRound([showdown], null);
  expect(round).toEqual({ kinds: [2, 3, -1, -1], gains: [4, 0, 0, 0] });
  expect(lastRound([step(4, event("held"))], round)).toEqual(round);
  expect(lastRound([step(9, event("revealed", { seat: 1, item: "king" }))], round)?.kinds).toEqual([-1, 1, -1, -1]);
});

it("a shot lies there, hit or missed, until the next showdown", () => {
  const fired = step(4, event("aimed", { seat: 1, target: "purse-1" }), event("turned", { seat: 1, item: "jack" }), event("hit", { seat: 1, item: "jack" }));
  const shot = lastShot([fired], null);
  expect(shot).toEqual({ n: 4, seat: 1, target: 0, kind: 0, isHit: true });
  expect(lastShot([step(5, event("paid"), event("passed"))], shot)).toEqual(shot);
  expect(lastShot([showdown], shot)).toBeNull();
});
