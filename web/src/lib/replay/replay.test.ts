import { describe, expect, it } from "vitest";
import type { Line, Ply, Replay } from "../server/protocol";
import { eyesOf, eyesText, lastTurn, nextTurn, plyOf, positionOf, turnEnds } from "./replay";

const heading: Line = { text: "A new hand", seat: -1, is_heading: true, places: [] };
const ply = (n: number, seat: number, lines: Line[] = []): Ply => ({
  n,
  seat,
  move: null,
  label: null,
  events: [],
  lines,
  view: { n },
  facts: {},
  views: null,
  sheet: null,
  sheets: null,
  actors: [],
});
const plies = [ply(0, -1), ply(1, 0), ply(2, 0), ply(3, 1), ply(4, 1, [heading]), ply(5, 1), ply(6, 2)];
const replay: Replay = {
  id: "r",
  game: "showdown",
  seat: null,
  players: [],
  memory_aid: false,
  plies,
  result: { shares: [1, 0], scores: [3, 1] },
};

describe("stepping through a game", () => {
  it("knows where turns end", () => {
    expect(turnEnds(plies)).toEqual([0, 2, 4, 5, 6]);
  });

  it("goes on to the end of a turn, and back to the end of the one before", () => {
    const ends = turnEnds(plies);
    expect([0, 1, 2, 6].map((n) => nextTurn(ends, n))).toEqual([2, 2, 4, 6]);
    expect([6, 4, 3, 0].map((n) => lastTurn(ends, n))).toEqual([5, 2, 2, 0]);
  });

  it("reads a moment from an address, and writes it", () => {
    expect(["all", "0", "3", "4", "x", null].map((text) => eyesOf(text, 3))).toEqual(["all", -1, 2, null, null, null]);
    expect((["all", -1, 2] as const).map(eyesText)).toEqual(["all", "0", "3"]);
    expect(["57", "999", "-1", null].map((text) => plyOf(text, 60))).toEqual([57, 60, null, null]);
  });

  it("shows a board the position, and the result at the end alone", () => {
    expect(positionOf(replay, 2)).toMatchObject({ n: 2, seat: -1, view: { n: 2 }, offer: null, result: null });
    expect(positionOf(replay, 2).steps).toHaveLength(3);
    expect(positionOf(replay, 6).result).toEqual({ shares: [1, 0], scores: [3, 1] });
  });
});
