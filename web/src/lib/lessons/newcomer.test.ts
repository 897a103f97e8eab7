import { describe, expect, it } from "vitest";
import { isNewTo, isToBeAsked } from "./newcomer";

const NOBODY = { guided: [], taught: [], asked: [], isGuideOff: false };

describe("who is new to a game", () => {
  it("is asked once", () => {
    expect(isToBeAsked("el-paso", NOBODY)).toBe(true);
    expect(isToBeAsked("el-paso", { ...NOBODY, asked: ["el-paso"] })).toBe(false);
    expect(isToBeAsked("el-paso", { ...NOBODY, isGuideOff: true })).toBe(false);
  });

  it("is so no more after a game or a lesson", () => {
    expect(isNewTo("el-paso", { ...NOBODY, asked: ["el-paso"] })).toBe(true);
    expect(isNewTo("el-paso", { ...NOBODY, guided: ["el-paso"] })).toBe(false);
    expect(isToBeAsked("el-paso", { ...NOBODY, taught: ["el-paso"] })).toBe(false);
  });
});
