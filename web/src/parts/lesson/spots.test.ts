import { describe, expect, it } from "vitest";
import { liesOnTop, overlap, scrollTo, spot, type Box } from "./spots";

const WINDOW = { width: 1366, height: 768 };
const CARD = { width: 400, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });

describe("the card", () => {
  it.each([
    ["a corner", [box(0, 0, 200, 100)]],
    ["the middle", [box(500, 300, 300, 150)]],
    ["a row along the bottom", [box(0, 560, 1366, 200)]],
    ["two things far apart", [box(0, 0, 300, 200), box(1000, 500, 300, 200)]],
    ["a column at the right", [box(1000, 0, 366, 768)]],
  ])("stands beside %s, never over it, and in the window", (_, lit) => {
    const found = spot(lit, CARD, WINDOW, 0);
    expect(lit.reduce((sum, one) => sum + overlap(found, one), 0)).toBe(0);
    expect(found.left >= 0 && found.top >= 0 && found.right <= WINDOW.width && found.bottom <= WINDOW.height).toBe(true);
  });

  it("stands in the middle when nothing is lit", () => {
    expect(spot([], CARD, WINDOW, 0)).toEqual(box(483, 284, 400, 200));
  });
});

describe("the sheet", () => {
  const phone = { width: 390, height: 844 };
  it("lies at the bottom, unless what is lit there cannot scroll away", () => {
    expect(liesOnTop([], { width: 390, height: 180 }, phone)).toBe(false);
    expect(liesOnTop([box(20, 780, 200, 44)], { width: 390, height: 180 }, phone)).toBe(true);
  });

  it("scrolls what is lit into the part that is free", () => {
    const free = { top: 0, bottom: 640 };
    expect(scrollTo([box(0, 100, 390, 200)], free)).toBe(0);
    expect(scrollTo([box(0, 700, 390, 200)], free)).toBeGreaterThan(900 - 640);
    expect(scrollTo([box(0, -120, 390, 200)], free)).toBeLessThan(-120);
    expect(scrollTo([box(0, 300, 390, 900)], free)).toBe(290); // too high: from its beginning on
  });
});
