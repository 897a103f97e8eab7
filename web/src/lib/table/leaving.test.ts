import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../server/protocol";
import { leavingOf } from "./leaving";

const seat = (person: string | null, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ name: person ?? "Hank", person, bot: person ? null : "deputy", is_stood_in: false, ...more }) as SeatInfo;
const table = (status: TableInfo["status"], seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo =>
  ({ status, seats, host: "ann", is_rated: false, ...more }) as TableInfo;

test("a game alone is given up, and where others play a bot takes over", () => {
  expect(leavingOf(table("playing", [seat("ann"), seat(null)]), "ann")).toBe("give-up");
  expect(leavingOf(table("playing", [seat("ann"), seat("bob")]), "ann")).toBe("hand-over");
  expect(leavingOf(table("playing", [seat("ann"), seat(null)], { is_rated: true }), "ann")).toBeNull();
});

test("who is stood in for already, or only watches, has nothing to leave", () => {
  expect(leavingOf(table("playing", [seat("ann", { is_stood_in: true }), seat("bob")]), "ann")).toBeNull();
  expect(leavingOf(table("playing", [seat("ann"), seat("bob")]), "eve")).toBeNull();
  expect(leavingOf(table("over", [seat("ann"), seat("bob")]), "ann")).toBeNull();
  expect(leavingOf(table("playing", [seat("ann")]), null)).toBeNull();
});

test("before the game one stands up, and a host who does not sit can go too", () => {
  expect(leavingOf(table("open", [seat("ann"), seat("bob")]), "bob")).toBe("stand-up");
  expect(leavingOf(table("open", [seat("bob")]), "ann")).toBe("stand-up");
  expect(leavingOf(table("open", [seat("bob")]), "eve")).toBeNull();
});
