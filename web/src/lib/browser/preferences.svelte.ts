// What this browser remembers of how its reader likes things.

import type { Language } from "../server/protocol";

export type Theme = "day" | "night" | "system";
export type Speed = "calm" | "brisk" | "none";

interface Prefs {
  language: Language | null;
  theme: Theme;
  speed: Speed;
  /** Effects; and music, which is heard only with them. */
  sound: boolean;
  music: boolean;
  /** From 0 to 1. */
  soundVolume: number;
  musicVolume: number;
  /** Whether to play with sound has been answered. */
  isSoundAsked: boolean;
  /** Bots say a word now and then. */
  botsTalk: boolean;
  /** A finger's first tap shows what a move would do, the second plays it. */
  tapsTwice: boolean;
  /** Every table as text, as if the game had no board of its own. */
  tablesAsText: boolean;
  name: string;
  /** Bots to play against from the first page; null: nobody has chosen yet. */
  opponents: { n: number; levels: string[] } | null;
  /** Games whose first-game help has been read. */
  guided: string[];
  /** Games whose lesson has been heard, and those that were asked about before a first game. */
  taught: string[];
  asked: string[];
  isGuideOff: boolean;
}

const KEY = "posse";
const SILENT = { sound: false, music: false, soundVolume: 0.7, musicVolume: 0.5, isSoundAsked: false };
const DEFAULTS: Prefs = { language: null, theme: "system", speed: "calm", ...SILENT, botsTalk: true, tapsTwice: true, tablesAsText: false, name: "", opponents: null, guided: [], taught: [], asked: [], isGuideOff: false };

function read(): Prefs {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const prefs = $state(read());

/** Remember what has been set. */
export function keep(changes: Partial<Prefs>): void {
  Object.assign(prefs, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that may not remember anything still plays.
  }
  show();
}

/** Put the theme on the page. */
export function show(): void {
  const night =
    prefs.theme === "night" || (prefs.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = night ? "night" : "day";
}

/** How long a thing moves, in milliseconds; 0: it is simply there. */
export function duration(ms: number): number {
  if (prefs.speed === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return prefs.speed === "brisk" ? ms * 0.5 : ms;
}

export function firstLanguage(): Language {
  if (prefs.language) return prefs.language;
  const wanted = navigator.language.slice(0, 2);
  return wanted === "de" || wanted === "nl" ? wanted : "en";
}
