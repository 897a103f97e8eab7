import { expect, it } from "vitest";
import { together } from "./together";

const box = (left: number, top: number): { left: number; top: number; right: number; bottom: number } => ({ left, top, right: left + 10, bottom: top + 10 });

it("makes one of boxes that touch, and of those that the one then touches", () => {
  expect(together([], 2)).toEqual([]);
  expect(together([box(0, 0), box(30, 0)], 2)).toHaveLength(2);
  expect(together([box(0, 0), box(11, 1)], 2)).toEqual([{ left: 0, top: 0, right: 21, bottom: 11 }]);
  expect(together([box(0, 0), box(20, 0), box(10, 0)], 2)).toEqual([{ left: 0, top: 0, right: 30, bottom: 10 }]);
});
