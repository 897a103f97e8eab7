// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, Position, Step } from "../server/protocol";
import type { Pace } from "./pace";
import type { Scene } from "./scene";
import { Stage } from "./stage.svelte";

const MOVING: Pace = { kind: "moving", factor: 1 };

function step(n: number, what = "", back_to: number | null = null): Step {
  const event: Event = { what, seat: 0, item: null, n: 0, source: null, target: null };
  return { n, seat: 0, events: what ? [event] : [], lines: [], back_to };
}

function position(n: number, steps: Step[], more: Partial<Position> = {}): Position {
  const nothing = { view: { seat: 0 }, facts: {}, actors: [], offer: null, can_undo: false, undo_knows: false, clocks: [], result: null };
  return { type: "position", table: "t", seat: 0, n, steps, ...nothing, ...more };
}

/** A shot has two acts; a reckoning stays. */
function scenesOf({ fresh }: { fresh: readonly Step[] }): Scene[] {
  return fresh.flatMap(({ n, events }) =>
    events.flatMap(({ what }): Scene[] => {
      if (what === "shot") return [{ kind: what, key: `${n}`, acts: [100, 200], data: null }];
      return what === "reckoning" ? [{ kind: what, key: `${n}`, acts: [100], stays: true, data: null }] : [];
    }),
  );
}

function staged(pace: Pace = MOVING): { stage: Stage; shown: number[] } {
  const shown: number[] = [];
  const stage = new Stage({ scenesOf, onShown: (now) => shown.push(now.n), pace: () => pace, clock: () => Date.now() });
  stage.arrive(position(0, [step(0)]));
  return { stage, shown };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what is shown", () => {
  it("is what has arrived, where nothing has to be played", () => {
    const { stage, shown } = staged();
    stage.arrive(position(1, [step(1)]));
    expect([stage.shown?.n, stage.isCaughtUp, shown]).toEqual([1, true, [0, 1]]);
  });

  it("waits for its scenes, act by act, and so does everything after it", () => {
    const { stage } = staged();
    stage.arrive(position(1, [step(1, "shot")]));
    stage.arrive(position(2, [step(2)]));
    expect([stage.shown?.n, stage.playing?.act, stage.nBehind]).toEqual([0, 0, 2]);
    vi.advanceTimersByTime(100);
    expect([stage.shown?.n, stage.playing?.act]).toEqual([0, 1]);
    vi.advanceTimersByTime(200);
    expect([stage.shown?.n, stage.playing, stage.isCaughtUp]).toEqual([2, null, true]);
  });

  it("is never told in another order", () => {
    const { stage, shown } = staged();
    for (const n of [1, 2, 3, 4]) stage.arrive(position(n, [step(n, n % 2 ? "shot" : "")]));
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([0, 1, 2, 3, 4]);
  });

  it("is the last position of a step, in the words it came in last", () => {
    const { stage } = staged();
    stage.arrive(position(1, [step(1, "shot")]));
    stage.arrive(position(1, [step(0), step(1, "shot")], { can_undo: true }));
    vi.advanceTimersByTime(300);
    expect([stage.shown?.n, stage.shown?.can_undo]).toEqual([1, true]);
  });

  it("is at once what moves were taken back to", () => {
    const { stage } = staged();
    stage.arrive(position(1, [step(1, "shot")]));
    stage.arrive(position(2, [step(2, "", 1)]));
    expect([stage.shown?.n, stage.playing, stage.isCaughtUp]).toEqual([2, null, true]);
    vi.advanceTimersByTime(1000);
    expect(stage.shown?.n).toBe(2);
  });

  it("is the present, for who comes back after many steps", () => {
    const { stage } = staged();
    stage.arrive(position(20, Array.from({ length: 20 }, (_, i) => step(i + 1, "shot"))));
    expect([stage.shown?.n, stage.isCaughtUp]).toEqual([20, true]);
  });

  it("has clocks that ran while it waited", () => {
    const { stage } = staged();
    const clocks = [{ seat: 1, move_ms: 200, bank_ms: 5000, waits_ms: 0 }];
    stage.arrive(position(1, [step(1, "shot")], { clocks }));
    vi.advanceTimersByTime(300);
    expect(stage.shown?.clocks).toEqual([{ seat: 1, move_ms: 0, bank_ms: 4900, waits_ms: 0 }]);
  });
});

describe("a scene", () => {
  it("that has to be read stays until it has been", () => {
    const { stage } = staged();
    stage.arrive(position(1, [step(1, "reckoning")]));
    expect(stage.waits).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect([stage.shown?.n, stage.playing?.act, stage.waits]).toEqual([0, 1, true]);
    stage.next();
    expect([stage.shown?.n, stage.waits]).toEqual([1, false]);
  });

  it("is skipped to its end; what has to be read, to where it is read", () => {
    const { stage } = staged();
    stage.arrive(position(1, [step(1, "shot")]));
    stage.skip();
    expect(stage.shown?.n).toBe(1);
    stage.arrive(position(2, [step(2, "reckoning")]));
    stage.skip();
    expect([stage.shown?.n, stage.playing?.act]).toEqual([1, 1]);
    stage.skip();
    expect(stage.shown?.n).toBe(2);
  });

  it("is passed over by who catches up, unless it has to be read", () => {
    const { stage } = staged();
    for (const [n, what] of [[1, "shot"], [2, "shot"], [3, "reckoning"], [4, "shot"]] as const) stage.arrive(position(n, [step(n, what)]));
    stage.catchUp();
    expect([stage.shown?.n, stage.playing?.scene.kind]).toEqual([2, "reckoning"]);
    stage.next();
    expect([stage.shown?.n, stage.isCaughtUp]).toEqual([4, true]);
  });

  it("is a picture for who wants no motion", () => {
    const { stage } = staged({ kind: "still", factor: 1 });
    stage.arrive(position(1, [step(1, "shot")]));
    expect([stage.shown?.n, stage.playing?.act]).toEqual([0, 1]);
    vi.advanceTimersByTime(300);
    expect(stage.shown?.n).toBe(1);
  });

  it("is not played for who wants none, unless it has to be read", () => {
    const { stage } = staged({ kind: "none", factor: 0 });
    stage.arrive(position(1, [step(1, "shot")]));
    expect(stage.shown?.n).toBe(1);
    stage.arrive(position(2, [step(2, "reckoning")]));
    expect([stage.shown?.n, stage.playing?.act]).toEqual([1, 1]);
  });

  it("is not played behind a page that nobody sees", () => {
    const { stage } = staged();
    vi.stubGlobal("document", { hidden: true });
    stage.arrive(position(1, [step(1, "shot")]));
    expect(stage.shown?.n).toBe(1);
  });
});
