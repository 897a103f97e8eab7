// What went wrong, in the reader's words. The server's own line is English, for programs; only where it tells more than
// words could say beforehand, English readers get it.

import { ApiError } from "./api";
import { t, words } from "../words/words.svelte";

const TELL_MORE = ["bad-name", "banned", "house-rules", "seats"];

export async function lineOf(error: unknown): Promise<string> {
  const line = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ApiError)) return line;
  if (error.code !== "offline") await words.learn("problems").catch(() => {}); // then in English
  const id = `web-problem-${error.code}`;
  const isTold = words.has(id) && !(words.language === "en" && TELL_MORE.includes(error.code));
  return isTold ? t(id) : line.charAt(0).toUpperCase() + line.slice(1);
}
