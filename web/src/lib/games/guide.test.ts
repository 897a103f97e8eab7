import { describe, expect, it } from "vitest";
import { behind, eventsAfter, GUIDES, stepFor } from "./guide";
import type { Event, GameName } from "../server/protocol";
import types from "../server/protocol.ts?raw";
import ftl from "../../../../src/posse/text/en/guide.ftl?raw";

const event = (what: string, seat: number): Event => ({ what, seat, item: null, n: 1, source: null, target: null });

describe("the help in a first game", () => {
  it("leaves behind what has happened, by the reader", () => {
    expect(behind("wyatt-earp", [], [event("drew", 1)], 0)).toEqual([]);
    expect(behind("wyatt-earp", [0], [event("drew", 0), event("hand-ends", -1)], 0)).toEqual([0, 2, 6]);
  });

  it("is about what is asked, once", () => {
    expect(stepFor("gnadenlos", 0, [], ["add", "bid"])).toBe(5);
    expect(stepFor("gnadenlos", 5, [5], ["buy"])).toBe(4);
    expect(stepFor("wyatt-earp", 0, [], ["photo", "discard"])).toBe(4);
    expect(stepFor("wyatt-earp", 4, [4], ["photo", "discard"])).toBe(5);
  });

  it("comes back to what was not read, when nothing new is asked", () => {
    expect(stepFor("wyatt-earp", 2, [2], [])).toBe(0);
    expect(stepFor("wyatt-earp", 1, [0, 2], ["draw"])).toBe(1);
    expect(stepFor("showdown", 0, [0, 1, 2, 3, 4, 5], ["lay"])).toBe(5);
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
