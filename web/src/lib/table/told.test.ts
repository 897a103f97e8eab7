import { describe, expect, it } from "vitest";
import type { Event, Step } from "../server/protocol";
import { told } from "./told";

const ECHOES = ["played", "placed", "laid"];
const event = (what: string, seat: number): Event => ({ what, seat, item: null, n: 1, source: null, target: null });
const step = (n: number, seat: number, ...happened: [string, number][]): Step => ({
  n,
  seat,
  events: happened.map(([what, whose]) => event(what, whose)),
  lines: happened.map(([what, whose]) => ({ text: `${n} ${what}`, seat: whose, is_heading: false, places: [] })),
  back_to: null,
});
const shot = step(5, 0, ["played", 0], ["shot", 0], ["hit", 0], ["placed", 0]);
const hear = (steps: Step[], seen = 4): string[] => told(steps, { seen, me: 0, echoes: ECHOES });

describe("what is told to who hears the table", () => {
  it("is what came of one's own move, and not the move", () => {
    expect(hear([shot])).toEqual(["5 shot", "5 hit", "5 placed"]);
    expect(hear([step(5, 0, ["played", 0], ["placed", 0], ["reward", 0])])).toEqual(["5 reward"]);
    expect(hear([step(5, 0, ["laid", 0])])).toEqual([]);
  });

  it("is all of what others do, and of what one draws", () => {
    expect(hear([step(5, 1, ["played", 1], ["placed", 1])])).toEqual(["5 played", "5 placed"]);
    expect(hear([step(5, 0, ["drew", 0], ["drew", 0])])).toHaveLength(2);
    expect(hear([step(5, 0, ["laid", 1])])).toHaveLength(1); // somebody else's comes first
  });

  it("is what was taken back, by whomever", () => {
    expect(hear([{ ...step(5, 0), lines: shot.lines.slice(0, 1), back_to: 3 }])).toEqual(["5 played"]);
  });

  it("is only what is new, in whole steps, the last of many", () => {
    expect(hear([shot], 5)).toEqual([]);
    const long = step(7, 1, ...Array.from({ length: 20 }, (): [string, number] => ["paid", 1]));
    expect(hear([step(6, 1, ["played", 1]), long])).toEqual(long.lines.map((line) => line.text));
    const four = [6, 7, 8, 9].map((n) => step(n, 1, ["a", 1], ["b", 1], ["c", 1], ["d", 1]));
    expect(hear(four)[0]).toBe("7 a");
  });
});
