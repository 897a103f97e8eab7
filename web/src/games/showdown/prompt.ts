// What is asked of this seat, in words; or whom the table waits for.

import type { Asked } from "../../lib/games/game-page";
import { t } from "../../lib/words/words.svelte";
import { PHASES, viewOf } from "./generated";

export function prompt({ position, me, names }: Asked): string {
  const view = viewOf(position);
  const phase = PHASES[view.phase] ?? "over";
  const isMine = me >= 0 && position.actors.includes(me);
  const who = phase === "answer" ? view.target : view.shooter;
  return t(`showdown-${isMine ? "you-" : ""}${phase}`, { name: names[who] ?? "" });
}
