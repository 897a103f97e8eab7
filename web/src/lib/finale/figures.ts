// Parts of a score as the game writes them: $12,000, or a plain number; "–" for nothing.

import { number } from "../words/numbers";
import { t, words } from "../words/words.svelte";

const minus = (text: string): string => text.replace("-", "−");

export const amount = (game: string, n: number): string =>
  minus(words.has(`${game}-finale-amount`) && Number.isInteger(n) ? t(`${game}-finale-amount`, { n }) : number(n));

export const part = (game: string, n: number): string => (n === 0 ? "–" : amount(game, n));
