// What the server has worked out of this seat's view, and how numbers are printed.

import type { Language } from "../../lib/server/protocol";

export const PLACES = ["bank", "gold-mine", "hotel", "horses", "saloon", "cattle"] as const;
export type Place = (typeof PLACES)[number];
export const TONES: Record<Place, string> = {
  bank: "indigo",
  "gold-mine": "ochre",
  hotel: "plum",
  horses: "pine",
  saloon: "oxblood",
  cattle: "orange",
};

export interface TownFacts {
  town: string;
  /** Points for a nugget */
  rate: number;
  lacks: Place[];
}

export interface PlaceFacts {
  place: Place;
  here: boolean;
  rate: number;
  /** Values, the top one first */
  tiles: number[];
  cards: number;
  needs: "brand" | "six" | null;
  /** That the next roll lets a card act there */
  chance: number;
}

export interface Kind {
  place: Place;
  points: number;
  rate: number;
}

export interface Sale {
  town: string;
  kinds: Kind[];
  nuggets: number;
}

export interface Keep {
  left: number;
  nuggets: number;
  tiles: Record<string, { rest: number; points: number; rate: number }>;
}

export interface Facts {
  towns: TownFacts[];
  places: PlaceFacts[];
  dice: { free: number; stars: number; sheriffs: number; brand: number; six: number };
  bag: number;
  seats: { nuggets: number; tiles: number; points: number; sale: number }[];
  /** The own tiles in this town and in those to come; empty for a spectator */
  sale: Sale[];
  leave: { nuggets: number; keep: number } | null;
  keep: Keep | null;
}

const PARTS: Record<string, string> = { "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "2/4": "½", "3/4": "¾" };

/** Points at a rate, as a printer sets them: 13 at 4:1 is 3¼. */
export function fraction(points: number, rate: number): string {
  const whole = Math.floor(points / rate);
  const rest = points % rate;
  if (rest === 0) return String(whole);
  const part = PARTS[`${rest}/${rate}`] ?? ` ${rest}/${rate}`;
  return (whole ? `${whole}${part}` : part).trim();
}

/** A chance in words of numbers: one decimal where it is small, never 0 % of what can happen. */
export function percent(chance: number, language: Language): string {
  const digits = chance > 0 && chance < 0.1 ? 1 : 0;
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: digits }).format(chance);
}
