// What went wrong, in the reader's words: the server's own line is exact, but English.

import { ApiError } from "./api";
import { t, words } from "./words.svelte";

export function lineOf(error: unknown): string {
  const line = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ApiError)) return line;
  const id = `web-problem-${error.code}`;
  if (error.code !== "offline" && words.language === "en") return line.charAt(0).toUpperCase() + line.slice(1);
  return words.has(id) ? t(id) : line;
}
