import { describe, expect, it } from "vitest";
import { beside, type Box } from "./place";

const WINDOW = { width: 1366, height: 768 };
const CARD = { width: 320, height: 260 };

const meets = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;

describe("a card beside its thing", () => {
  it("is never over it, wherever the thing lies", () => {
    for (let left = 0; left < WINDOW.width - 80; left += 60) {
      for (let top = 0; top < WINDOW.height - 120; top += 60) {
        const thing = { left, top, width: 80, height: 120 };
        const at = beside(thing, CARD, WINDOW)!;
        expect(meets(thing, { ...at, ...CARD })).toBe(false);
        expect(at.left).toBeGreaterThanOrEqual(0);
        expect(at.left + CARD.width).toBeLessThanOrEqual(WINDOW.width);
        expect(at.top).toBeGreaterThanOrEqual(0);
        expect(at.top + CARD.height).toBeLessThanOrEqual(WINDOW.height);
      }
    }
  });

  it("stands above a hand, so that the cards beside it stay in sight", () => {
    const thing = { left: 600, top: 600, width: 80, height: 120 };
    expect(beside(thing, CARD, WINDOW)!.top + CARD.height).toBeLessThan(thing.top);
  });

  it("is not shown where there is no room", () => {
    expect(beside({ left: 0, top: 0, width: 360, height: 640 }, CARD, { width: 360, height: 640 })).toBeNull();
  });
});
