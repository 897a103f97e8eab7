import { beforeEach, expect, test, vi } from "vitest";
import { keptAs } from "./kept-by-table";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) });
});

test("what is kept of a table is found again, the latest only", () => {
  const kept = keptAs<number>("k");
  kept.keep("a", 1);
  kept.keep("b", 2);
  kept.keep("a", 3);
  expect([kept.of("a"), kept.of("b"), kept.of("c")]).toEqual([3, 2, undefined]);
  expect(keptAs<number>("other").of("a")).toBeUndefined();
});

test("of a hundred and one tables the oldest is forgotten", () => {
  const kept = keptAs<number>("k");
  for (let i = 0; i <= 100; i++) kept.keep(`t${i}`, i);
  expect([kept.of("t0"), kept.of("t1"), kept.of("t100")]).toEqual([undefined, 1, 100]);
});

test("what cannot be read or written is no hindrance", () => {
  stored.set("k", "{no");
  expect(keptAs<number>("k").of("a")).toBeUndefined();
  vi.stubGlobal("localStorage", undefined);
  expect(() => keptAs<number>("k").keep("a", 1)).not.toThrow();
});
