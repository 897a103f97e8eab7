import { describe, expect, it } from "vitest";
import type { Event } from "../server/protocol";
import type { GuideStep } from "./game-page";
import { anybody, asked, behind, caughtUp, eventsAfter, inLesson, read, stepFor, taught } from "./guide";

const WORDS = import.meta.glob<string>("../../../../src/posse/games/*/words/en/guide.ftl", { query: "?raw", import: "default", eager: true });
const GUIDES = import.meta.glob<GuideStep[]>("../../games/*/guide.ts", { import: "guide", eager: true });
const event = (what: string, seat: number): Event => ({ what, seat, item: null, n: 1, source: null, target: null });
const guide = [read, asked(["draw", "take"], "drew", "took"), asked(["lay", "discard"], "laid"), asked(["discard"], "discarded"), anybody("hand-ends")];

describe("the help in a first game", () => {
  it("leaves behind what has happened, by the reader", () => {
    expect(behind(guide, [], [event("drew", 1)], 0)).toEqual([]);
    expect(behind(guide, [0], [event("drew", 0), event("hand-ends", -1)], 0)).toEqual([0, 1, 4]);
  });

  it("is about what is asked, once", () => {
    expect(stepFor(guide, 0, [], ["lay", "discard"])).toBe(2);
    expect(stepFor(guide, 2, [2], ["discard"])).toBe(3);
    expect(stepFor(guide, 3, [3], ["take"])).toBe(1);
  });

  it("comes back to what was not read, when nothing new is asked", () => {
    expect(stepFor(guide, 2, [2], [])).toBe(0);
    expect(stepFor(guide, 4, [0, 2], ["shoot"])).toBe(4);
    expect(stepFor(guide, 0, [0, 1, 2, 3, 4], ["draw"])).toBe(4);
  });

  it("does not repeat what the lesson told, and is never empty", () => {
    expect(inLesson([taught(read), anybody("stars"), taught(asked(["draw"], "drew"))])).toEqual([0, 2]);
    expect(inLesson(guide)).toEqual([]);
    expect(inLesson([taught(read)])).toEqual([]);
  });

  it("does not begin again for who comes back to a game that is under way", () => {
    const drew = { n: 3, seat: 0, events: [event("drew", 0)], lines: [], back_to: null };
    expect(caughtUp(guide, [], [{ ...drew, n: 0, seat: -1, events: [] }], 0)).toEqual([]);
    expect(caughtUp(guide, [], [drew], 0)).toEqual([1, 0]);
    expect(caughtUp(guide, [2], [drew], 1)).toEqual([2]);
  });

  it("looks only at what is new", () => {
    const steps = [0, 1, 2].map((n) => ({ n, seat: 0, events: [event(`e${n}`, 0)], lines: [], back_to: null }));
    expect(eventsAfter(steps, 0).map(({ what }) => what)).toEqual(["e1", "e2"]);
  });

  it.each(Object.entries(GUIDES))("in %s has words for every step", (path, steps) => {
    const game = path.split("/").at(-2)!;
    const words = WORDS[`../../../../src/posse/games/${game.replaceAll("-", "_")}/words/en/guide.ftl`]!;
    const told = [...words.matchAll(new RegExp(`^${game}-guide-\\d+ =`, "gm"))];
    expect(told).toHaveLength(steps.length);
  });

  it.each(Object.entries(GUIDES))("in %s points at the table in every step", (_, steps) => {
    expect(steps.filter(({ on }) => !on?.(1).length)).toEqual([]);
  });
});
