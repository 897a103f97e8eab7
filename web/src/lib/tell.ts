// Figures, days and lists as the reader's language writes them.

import { t, words } from "./words.svelte";

export const number = (value: number, digits = 2): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: digits }).format(value);

/** What somebody had in the end, in the game's own coin where it has one: $29,000. Its words have to be learnt before. */
export const scored = (game: string, score: number): string =>
  words.has(`${game}-web-score`) ? t(`${game}-web-score`, { n: score }) : number(score);

/** Always with so many digits: for columns. */
export const fixed = (value: number, digits = 1): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

export const day = (ms: number): string =>
  new Intl.DateTimeFormat(words.language, { day: "numeric", month: "long", year: "numeric" }).format(ms);

export const moment = (ms: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(ms);

export const list = (things: readonly string[]): string => new Intl.ListFormat(words.language).format(things);
