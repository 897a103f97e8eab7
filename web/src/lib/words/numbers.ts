// Figures as the reader's language writes them: counts, shares and chances, scores.

import type { Language } from "../server/protocol";
import { t, words } from "./words.svelte";

export const number = (value: number, digits = 2, language: Language = words.language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);

/** Always with so many digits: for columns. */
export const fixed = (value: number, digits = 1, language: Language = words.language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** A share of 1: 61%, in German with a space. Small ones have a decimal; what can happen is never 0%, what can fail never 100%. */
export function percent(share: number, language: Language = words.language): string {
  const told = share > 0 && share < 1 ? Math.min(Math.max(share, 0.001), 0.99) : share;
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: told < 0.0995 ? 1 : 0 }).format(told);
}

/** What somebody had in the end, in the game's own coin where it has one: $29,000. Its words have to be learnt before. */
export const scored = (game: string, score: number): string =>
  words.has(`${game}-web-score`) ? t(`${game}-web-score`, { n: score }) : number(score);
