import { describe, expect, test } from "vitest";
import type { FromServer, Position, Step, TableInfo } from "../server/protocol";
import { byGroup, hear, isMyTurn, newTable, since, withSteps } from "./state";

const step = (n: number, back_to: number | null = null): Step => ({ n, seat: 0, events: [], lines: [], back_to });

const position = (n: number, more: Partial<Position> = {}): Position & { type: "position" } => ({
  type: "position",
  table: "t",
  seat: 0,
  n,
  view: {} as never,
  facts: {},
  actors: [0],
  offer: { number: n + 1, moves: [{ move: "a", group: "g", label: "A", brief: "A" }] },
  can_undo: false,
  undo_knows: false,
  clocks: [],
  steps: [step(n)],
  result: null,
  ...more,
});

const info = { id: "t", status: "playing" } as TableInfo;

function after(...messages: FromServer[]) {
  return messages.reduce(hear, newTable("t"));
}

describe("a table", () => {
  test("keeps what is about it and nothing else", () => {
    const table = after({ type: "table", table: info }, { type: "table", table: { ...info, id: "other" } });
    expect(table.info?.id).toBe("t");
    expect(hear(table, { ...position(3), table: "other" })).toBe(table);
  });

  test("goes forward, never back", () => {
    const table = after(position(4), position(3));
    expect(table.position?.n).toBe(4);
    expect(since(table)).toBe(4);
    expect(since(newTable("t"))).toBe(-1);
  });

  test("is mine to move until I have asked", () => {
    const table = after(position(1));
    expect(isMyTurn(table)).toBe(true);
    expect(isMyTurn({ ...table, asked: { id: "x", kind: "play" } })).toBe(false);
    expect(isMyTurn(after(position(1, { offer: null })))).toBe(false);
  });

  test("forgets what was asked once it is answered", () => {
    const asked = { ...after(position(1)), asked: { id: "x", kind: "play" as const } };
    expect(hear(asked, { type: "accepted", table: "t", id: "y", n: 2 }).asked).not.toBeNull();
    expect(hear(asked, { type: "accepted", table: "t", id: "x", n: 2 }).asked).toBeNull();
  });

  test("shows a refusal with the position it came with, until there is something new to decide", () => {
    const asked = { ...after(position(1)), asked: { id: "x", kind: "play" as const } };
    const refused = hear(asked, {
      type: "refused",
      table: "t",
      id: "x",
      code: "stale",
      line: "too late",
      rule: null,
      position: position(2),
    });
    expect(refused.asked).toBeNull();
    expect(refused.position?.n).toBe(2);
    expect(refused.refused?.line).toBe("too late");
    expect(hear(refused, position(3)).refused).toBeNull();
  });

  test("that is not there is missing", () => {
    expect(after({ type: "failed", code: "no-such-table", line: "" }).missing).toBe(true);
  });
});

describe("the story", () => {
  test("has every step once, in order", () => {
    expect(withSteps([step(0), step(1)], [step(1), step(2)]).map((one) => one.n)).toEqual([0, 1, 2]);
  });

  test("begins anew when it is told from the opening", () => {
    expect(withSteps([step(0), step(1), step(2)], [step(0), step(1)]).map((one) => one.n)).toEqual([0, 1]);
  });

  test("loses what was taken back", () => {
    expect(withSteps([step(0), step(1), step(2), step(3)], [step(4, 2)]).map((one) => one.n)).toEqual([0, 1, 4]);
  });
});

test("moves stand by group in the order they were listed", () => {
  const move = (name: string, group: string) => ({ move: name, group, label: "", brief: "" });
  const groups = byGroup([move("a", "draw"), move("b", "lay"), move("c", "draw")]);
  expect([...groups.keys()]).toEqual(["draw", "lay"]);
  expect(groups.get("draw")?.map((one) => one.move)).toEqual(["a", "c"]);
});
