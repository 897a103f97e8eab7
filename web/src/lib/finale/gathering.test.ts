import { expect, test } from "vitest";
import type { TableInfo } from "../server/protocol";
import { gatheringAt } from "./gathering";

const seat = (name: string | null, more: object = {}) => ({ name, person: null, bot: null, is_kept: false, is_here: false, is_stood_in: false, ...more });
const next = {
  host: "p-bob",
  seats: [seat(null, { is_kept: true }), seat("Bob", { person: "p-bob" }), seat("Hank", { bot: "deputy" })],
} as unknown as TableInfo;

test("whoever opened the next table asked first; a kept seat is awaited by the name it had", () => {
  const names = ["Ann", "Bob", "Hank"];
  expect(gatheringAt(next, names, "p-ann")).toEqual({ asker: "Bob", isMine: false, sitting: ["Bob", "Hank"], awaited: ["Ann"] });
  expect(gatheringAt(next, names, "p-bob").isMine).toBe(true);
});
