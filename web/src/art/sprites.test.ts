import { afterEach, expect, test, vi } from "vitest";
import { bring, symbolRef } from "./sprites";

afterEach(() => vi.unstubAllGlobals());

test("a symbol is referred to where it lies in the page; common ones are there from the start", () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  expect(symbolRef("common/lamp-lit")).toBe("#common/lamp-lit");
  expect(fetch).not.toHaveBeenCalled();
});

test("a game's sprite is fetched once, and again only if it did not come", async () => {
  const fetch = vi.fn().mockRejectedValue(new Error("no line"));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("document", { body: {} });
  expect(symbolRef("el-paso/place-bank")).toBe("#el-paso/place-bank");
  symbolRef("el-paso/place-bank");
  expect(await bring("el-paso")).toBe(false);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]![0]).toMatch(/el-paso.*\.svg$/);
  await bring("el-paso");
  expect(fetch).toHaveBeenCalledTimes(2);
});
