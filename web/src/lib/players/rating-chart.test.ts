import { describe, expect, it } from "vitest";
import { chartOf, HEIGHT, WIDTH } from "./rating-chart";

const steps = [
  { rating: 25, low: 9, high: 41 },
  { rating: 28, low: 14, high: 42 },
  { rating: 27, low: 15, high: 39 },
];

describe("a rating's chart", () => {
  it("has a point for every game, and a band around them", () => {
    const { line, band } = chartOf(steps);
    expect(line.split(" ")).toHaveLength(3);
    expect(band.split(" ")).toHaveLength(6);
  });

  it("stays within its frame", () => {
    for (const point of chartOf(steps).band.split(" ")) {
      const [x = -1, y = -1] = point.split(",").map(Number);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(WIDTH);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HEIGHT);
    }
  });

  it("has few round ticks", () => {
    expect(chartOf(steps).ticks.map((tick) => tick.value)).toEqual([10, 20, 30, 40]);
  });

  it("shows a single game too", () => {
    const { line, last } = chartOf(steps.slice(0, 1));
    expect(line).not.toContain("NaN");
    expect(last.x).toBeGreaterThan(0);
  });
});
