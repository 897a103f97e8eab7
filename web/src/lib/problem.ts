// What went wrong, in the reader's words: the server's own line is exact, but English.

import { ApiError } from "./api";
import { t, words } from "./words.svelte";

export async function lineOf(error: unknown): Promise<string> {
  const line = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ApiError)) return line;
  if (error.code !== "offline") await words.learn("problems").catch(() => {}); // then in English
  const id = `web-problem-${error.code}`;
  if (error.code !== "offline" && words.language === "en") return line.charAt(0).toUpperCase() + line.slice(1);
  return words.has(id) ? t(id) : line;
}
