// What is asked of this seat, in words; or whom the table waits for.

import type { Asked } from "../../lib/games/game-page";
import { t } from "../../lib/words/words.svelte";
import { PHASES, viewOf } from "./generated";


export function prompt({ position, me, names }: Asked): string {
  const now = viewOf(position);
  const phase = PHASES[now.phase] ?? "over";
  const who = me >= 0 && position.offer ? "you" : "phase";
  return t(`el-paso-${who}-${phase}`, { name: names[now.active] ?? "", n: now.limit - now.n_kept });
}
