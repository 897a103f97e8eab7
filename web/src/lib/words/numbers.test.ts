import { describe, expect, it } from "vitest";
import { fixed, number, percent } from "./numbers";
import type { Language } from "../server/protocol";

const all = (say: (language: Language) => string): string[] => (["en", "de", "nl"] as const).map(say);

describe("figures", () => {
  it("are written as each language writes them", () => {
    expect(all((language) => number(12_345.678, 2, language))).toEqual(["12,345.68", "12.345,68", "12.345,68"]);
    expect(all((language) => fixed(25, 1, language))).toEqual(["25.0", "25,0", "25,0"]);
  });

  it("of shares have a space in German alone, and one that does not break", () => {
    expect(all((language) => percent(0.61, language))).toEqual(["61%", "61\u00a0%", "61%"]);
    expect(all((language) => percent(1 / 243, language))).toEqual(["0.4%", "0,4\u00a0%", "0,4%"]);
  });

  it("of shares are rounded to a whole from ten up", () => {
    expect([0.05, 0.0994, 0.0996, 0.111, 1 / 3].map((share) => percent(share, "en"))).toEqual(["5%", "9.9%", "10%", "11%", "33%"]);
  });

  it("of chances are never 0% of what can happen, nor 100% of what can fail", () => {
    expect([0, 0.00001, 0.9999, 1].map((share) => percent(share, "en"))).toEqual(["0%", "0.1%", "99%", "100%"]);
  });
});
