// Figures as the reader's language writes them: counts, shares and chances, money.

import type { GameName, Language } from "./protocol";
import { words } from "./words.svelte";

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

const DOLLARS: Record<Language, (figure: string) => string> = {
  en: (figure) => `$${figure}`,
  de: (figure) => `${figure}\u00a0$`,
  nl: (figure) => `$\u202f${figure}`,
};

export const money = (dollars: number, language: Language = words.language): string => DOLLARS[language](number(dollars, 0, language));

const BILL = 1000;

/** What somebody has at the end of a game: at Wyatt Earp bills, so money. */
export const score = (game: GameName, n: number, language: Language = words.language): string =>
  game === "wyatt-earp" ? money(BILL * n, language) : number(n, 2, language);
