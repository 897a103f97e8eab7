// Days and lists as the reader's language writes them; figures are in numbers.ts.

import type { Language } from "../server/protocol";
import { words } from "./words.svelte";

/** The English here is British: 24 July, and no comma before the last “and”. */
const LOCALES: Record<Language, string> = { en: "en-GB", de: "de", nl: "nl" };

export const day = (ms: number): string =>
  new Intl.DateTimeFormat(LOCALES[words.language], { day: "numeric", month: "long", year: "numeric" }).format(ms);

export const moment = (ms: number): string =>
  new Intl.DateTimeFormat(LOCALES[words.language], { dateStyle: "medium", timeStyle: "short" }).format(ms);

export const list = (things: readonly string[], language: Language = words.language): string =>
  new Intl.ListFormat(LOCALES[language]).format(things);
