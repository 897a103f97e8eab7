import { expect, test } from "vitest";
import { asTime, leftAfter, urgencyOf } from "./clock";

const clock = { seat: 0, move_ms: 45_000, bank_ms: 60_000, waits_ms: 0 };

test("the reserve runs once the time of the move is gone", () => {
  expect(leftAfter(clock, 5_000)).toEqual({ moveMs: 40_000, reserveMs: 60_000 });
  expect(leftAfter(clock, 50_000)).toEqual({ moveMs: 0, reserveMs: 55_000 });
  expect(leftAfter(clock, 500_000)).toEqual({ moveMs: 0, reserveMs: 0 });
  expect(leftAfter(clock, -9)).toEqual({ moveMs: 45_000, reserveMs: 60_000 });
});

test("it is urgent by what is left in all, with a reserve and without", () => {
  expect(urgencyOf({ moveMs: 10_000, reserveMs: 60_000 })).toBe("calm");
  expect(urgencyOf({ moveMs: 0, reserveMs: 60_000 })).toBe("reserve");
  expect(urgencyOf({ moveMs: 0, reserveMs: 20_000 })).toBe("short");
  expect(urgencyOf({ moveMs: 15_000, reserveMs: 0 })).toBe("short");
  expect(urgencyOf({ moveMs: 0, reserveMs: 0 })).toBe("out");
});

test("what is left of a second counts as one", () => {
  expect([0, 1, 1000, 59_001, 65_000].map(asTime)).toEqual(["0:00", "0:01", "0:01", "1:00", "1:05"]);
});
