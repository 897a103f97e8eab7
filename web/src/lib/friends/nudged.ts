// Somebody waits for the reader at a table: told wherever they are here, and heard though they look at another window.

import { titleOf } from "../games/catalogue.svelte";
import { notices } from "../browser/notices.svelte";
import { prefs } from "../browser/preferences.svelte";
import type { Nudged } from "../server/protocol";
import { studio } from "../sound/cue";
import { t, words } from "../words/words.svelte";

const STANDS_MS = 30_000;
const BLINK_MS = 1_000;

export async function told({ table, game, by }: Nudged): Promise<void> {
  await words.learn("friends");
  const line = t("web-nudged", { name: by, game: titleOf(game) });
  const path = `/t/${table}`;
  notices.say(line, STANDS_MS, location.pathname === path ? null : { path, line: t("web-to-table") });
  if (prefs.sound) (await studio().catch(() => null))?.play("bell", performance.now(), {}); // a cue is silent where nobody looks
  if (document.hidden) blink(`● ${line}`);
}

/** The tab's title changes to and fro until somebody looks. */
function blink(line: string): void {
  const before = document.title;
  const timer = setInterval(() => (document.title = document.title === line ? before : line), BLINK_MS);
  const stop = (): void => {
    clearInterval(timer);
    if (document.title === line) document.title = before;
    document.removeEventListener("visibilitychange", stop);
  };
  document.title = line;
  document.addEventListener("visibilitychange", stop);
}
