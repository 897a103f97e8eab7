import { expect, test } from "vitest";
import drawn from "../../art/company.svg?raw";
import { AVATARS, avatarsOf } from "./avatars";

test("everybody is drawn", () => {
  for (const avatar of AVATARS) expect(drawn).toContain(`<symbol id="${avatar}"`);
  expect(new Set(AVATARS).size).toBe(AVATARS.length);
});

test("a person is known by the same at every table, unless somebody before them is; a bot and nobody by nothing", () => {
  expect(avatarsOf([null, "ann"])[1]).toBe(avatarsOf(["ann"])[0]);
  expect(avatarsOf([null])).toEqual([null]);
  expect(new Set(avatarsOf(["same", "same", "same"])).size).toBe(3);
  expect(new Set(Array.from({ length: 200 }, (_, i) => avatarsOf([`person ${i}`])[0])).size).toBeGreaterThan(15);
});
