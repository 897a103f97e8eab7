// How places are coloured and numbers printed.

import type { Place } from "./generated";

export const TONES: Record<Place, string> = {
  bank: "indigo",
  "gold-mine": "ochre",
  hotel: "plum",
  horses: "pine",
  saloon: "oxblood",
  cattle: "orange",
};

const PARTS: Record<string, string> = { "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "2/4": "½", "3/4": "¾" };

/** Points at a rate, as a printer sets them: 13 at 4:1 is 3¼. */
export function fraction(points: number, rate: number): string {
  const whole = Math.floor(points / rate);
  const rest = points % rate;
  if (rest === 0) return String(whole);
  const part = PARTS[`${rest}/${rate}`] ?? ` ${rest}/${rate}`;
  return (whole ? `${whole}${part}` : part).trim();
}
