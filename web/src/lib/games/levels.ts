// What a level of bots is called, and its badge. One of another package has none of its own, and goes by its bare name.

import type { Level } from "../server/protocol";
import { t, words } from "../words/words.svelte";

const BADGES = new Set(["random", "greenhorn", "deputy", "sheriff"]);

export const levelTitle = (level: Level): string => (words.has(`web-level-${level}`) ? t(`web-level-${level}`) : level);

/** Several of them, and in a word how they play; null: nothing is said of that. */
export const levelTitles = (level: Level): string => (words.has(`web-levels-${level}`) ? t(`web-levels-${level}`) : level);
export const levelIs = (level: Level): string | null => (words.has(`web-levels-${level}-are`) ? t(`web-levels-${level}-are`) : null);

export const levelBadge = (level: Level): string => `common/bot-${BADGES.has(level) ? level : "marshal"}`;
