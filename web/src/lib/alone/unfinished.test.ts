import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, Position, TableInfo } from "../server/protocol";
import { asksHere, isHere } from "./ids";
import { hearHere, unfinished } from "./unfinished";

const table = (id: string, status: TableInfo["status"]): FromServer => ({ type: "table", table: { id, status } as TableInfo });
const position = (id: string, actors: number[], isOver = false): FromServer =>
  ({ type: "position", table: id, seat: 0, actors, result: isOver ? { shares: [1], scores: [1] } : null }) as unknown as Position & { type: "position" };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

describe("tables on this device", () => {
  it("are told by their ids", () => {
    expect([isHere("alone-x"), isHere("x-alone")]).toEqual([true, false]);
    expect(["/api/tables/alone-x/start", "/api/records/alone-x/finale?language=en", "/api/tables", "/api/tables/mine", "/api/records?player=alone-x"].map(asksHere)).toEqual([true, true, false, false, false]);
  });

  it("are remembered until they are over", () => {
    hearHere(table("alone-a", "playing"));
    hearHere(position("alone-a", [0]));
    hearHere(table("alone-b", "playing"));
    hearHere(position("alone-b", [1]));
    hearHere(table("c", "playing"));
    expect(unfinished().map((one) => [one.table.id, one.is_my_turn])).toEqual([["alone-b", false], ["alone-a", true]]);
    hearHere(position("alone-b", [], true));
    hearHere(table("alone-a", "given-up"));
    expect(unfinished()).toEqual([]);
  });
});
