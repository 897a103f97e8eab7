// A rating over its games as a line with its interval, in the units of a picture.

import type { RatingStep } from "../server/protocol";

export interface Chart {
  line: string;
  band: string;
  ticks: { y: number; value: number }[];
  last: { x: number; y: number };
}

export const WIDTH = 640;
export const HEIGHT = 220;
const LEFT = 34;
const PAD = 10;

export function chartOf(steps: readonly Pick<RatingStep, "rating" | "low" | "high">[]): Chart {
  const low = Math.min(...steps.map((step) => step.low));
  const high = Math.max(...steps.map((step) => step.high));
  const pace = [1, 2, 5, 10, 20, 50].find((one) => (high - low) / one <= 6) ?? 100;
  const x = (i: number): number => LEFT + (steps.length < 2 ? 0.5 : i / (steps.length - 1)) * (WIDTH - LEFT - PAD);
  const y = (value: number): number => PAD + ((high - value) / (high - low || 1)) * (HEIGHT - 2 * PAD);
  const at = (i: number, value: number): string => `${x(i).toFixed(1)},${y(value).toFixed(1)}`;
  const upper = steps.map((step, i) => at(i, step.high));
  const lower = steps.map((step, i) => at(i, step.low)).reverse();
  const ticks: Chart["ticks"] = [];
  for (let value = Math.ceil(low / pace) * pace; value <= high; value += pace) ticks.push({ y: y(value), value });
  const end = steps.at(-1)!;
  return {
    line: steps.map((step, i) => at(i, step.rating)).join(" "),
    band: [...upper, ...lower].join(" "),
    ticks,
    last: { x: x(steps.length - 1), y: y(end.rating) },
  };
}
