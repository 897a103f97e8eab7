import { describe, expect, it } from "vitest";
import { advance, eventsAfter, GUIDES } from "./guide";
import type { Event, GameName } from "./protocol";
import types from "./protocol.ts?raw";
import ftl from "../../../src/posse/locales/en/guide.ftl?raw";

const event = (what: string, seat: number): Event => ({ what, seat, item: null, n: 1, source: null, target: null });

describe("the help in a first game", () => {
  it("goes on when what it describes has happened, by the reader", () => {
    expect(advance("wyatt-earp", 2, [event("drew", 1)], 0)).toBe(2);
    expect(advance("wyatt-earp", 2, [event("drew", 0)], 0)).toBe(3);
  });

  it("does not wait for who plays without reading", () => {
    expect(advance("wyatt-earp", 0, [event("took", 0)], 0)).toBe(3);
  });

  it("does not run ahead of what it still has to say", () => {
    expect(advance("wyatt-earp", 2, [event("discarded", 0)], 0)).toBe(2);
    expect(advance("wyatt-earp", 2, [event("took", 0), event("laid", 0)], 0)).toBe(4);
  });

  it("looks only at what is new", () => {
    const steps = [0, 1, 2].map((n) => ({ n, seat: 0, events: [event(`e${n}`, 0)], lines: [], back_to: null }));
    expect(eventsAfter(steps, 0).map(({ what }) => what)).toEqual(["e1", "e2"]);
  });

  it.each(Object.keys(GUIDES) as GameName[])("of %s has words for every step, and knows the events", (game) => {
    const told = [...ftl.matchAll(new RegExp(`^web-guide-${game}-\\d+ =`, "gm"))];
    expect(told).toHaveLength(GUIDES[game].length);
    const name = game.split("-").map((part) => part[0]!.toUpperCase() + part.slice(1)).join("");
    const known = types.slice(types.indexOf(`export type ${name}Event`), types.indexOf(`export type ${name}Item`));
    for (const what of GUIDES[game].flatMap(({ until }) => until)) expect(known).toContain(`"${what}"`);
  });
});
