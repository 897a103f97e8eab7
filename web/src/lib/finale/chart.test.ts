import { expect, test } from "vitest";
import { chartOf, scoresAt, spread, type Room } from "./chart";

const ROOM: Room = { width: 220, height: 120, left: 10, top: 10, right: 10, bottom: 10 };
const standings = [
  { ply: 0, scores: [0, 0] },
  { ply: 5, scores: [4, 0] },
  { ply: 10, scores: [4, 10] },
];
const chapter = (n: number, ply: number, label: string) => ({ name: "hand", n, ply, label });

test("a score stands still until it leaps, and the last ply is at the right edge", () => {
  const { lines, x, y } = chartOf(standings, 10, [], ROOM);
  expect([x(0), x(10), y(0), y(10)]).toEqual([10, 210, 110, 10]);
  expect(lines[0]!.path).toBe("M10.0 109.2H110.0V69.2H210.0V69.2");
});

test("figures at the left are round and few", () => {
  const ticks = chartOf([{ ply: 0, scores: [0, 0] }, { ply: 9, scores: [29, 22] }], 9, [], ROOM).ticks;
  expect(ticks.map(({ value }) => value)).toEqual([0, 10, 20]);
});

test("a score below nothing is on the picture too", () => {
  const { y, ticks } = chartOf([{ ply: 0, scores: [0] }, { ply: 1, scores: [-4] }], 1, [], ROOM);
  expect(y(-4)).toBe(110);
  expect(ticks[0]!.value).toBe(-4);
});

test("chapters that are counted go on with numbers, others by their names", () => {
  const counted = [chapter(1, 0, "Turn 1"), chapter(2, 4, "Turn 2"), chapter(3, 9, "Turn 3")];
  expect(chartOf(standings, 10, counted, ROOM).chapters.map(({ label }) => label)).toEqual(["Turn 1", "2", "3"]);
  const named = [chapter(1, 0, "Yuma"), chapter(2, 4, "Laredo"), chapter(3, 9, "El Paso")];
  expect(chartOf(standings, 10, named, ROOM).chapters.map(({ label }) => label)).toEqual(["Yuma", "Laredo", "3"]);
});

test("a chapter is named where there is room, then numbered, then only marked", () => {
  const chapters = [chapter(1, 0, "Hand 1"), chapter(2, 6, "Hand 2, a long one"), chapter(3, 9, "Hand 3"), chapter(12, 10, "Hand 12")];
  expect(chartOf(standings, 10, chapters, ROOM).chapters.map(({ label }) => label)).toEqual(["Hand 1", "2", "3", ""]);
});

test("tokens at the end keep their order and do not lie upon one another, nor outside", () => {
  expect(spread([50, 52, 50], [10, 110])).toEqual([50, 90, 70]);
  const low = spread([108, 109, 110], [10, 110]);
  expect(low).toEqual([70, 90, 110]);
});

test("the scores after a ply are those of the last change", () => {
  expect(scoresAt(standings, 7)).toEqual([4, 0]);
});
