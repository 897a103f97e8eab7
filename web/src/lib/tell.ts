// Figures, days and lists as the reader's language writes them.

import { words } from "./words.svelte";

export const number = (value: number, digits = 2): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: digits }).format(value);

/** Always with so many digits: for columns. */
export const fixed = (value: number, digits = 1): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

export const day = (ms: number): string =>
  new Intl.DateTimeFormat(words.language, { day: "numeric", month: "long", year: "numeric" }).format(ms);

export const moment = (ms: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(ms);

export const list = (things: readonly string[]): string => new Intl.ListFormat(words.language).format(things);
