import { expect, test } from "vitest";
import { symbolAddress } from "./sprites";

test("a symbol is in the sprite of its game, or in the common one", () => {
  expect(symbolAddress("el-paso/place-bank")).toMatch(/el-paso.*\.svg#place-bank$/);
  expect(symbolAddress("common/lamp-lit")).toMatch(/common.*\.svg#lamp-lit$/);
});
