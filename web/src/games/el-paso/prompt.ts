// What is asked of this seat, in words; or whom the table waits for.

import type { Asked } from "../../lib/games/game-page";
import type { ElPasoView } from "../../lib/server/protocol";
import { t } from "../../lib/words/words.svelte";

const PHASES = ["decide", "keep", "refill", "over"] as const;

export function prompt({ position, me, names }: Asked): string {
  const now = position.view as ElPasoView;
  const phase = PHASES[now.phase] ?? "over";
  const who = me >= 0 && position.offer ? "you" : "phase";
  return t(`el-paso-${who}-${phase}`, { name: names[now.active] ?? "", n: now.limit - now.n_kept });
}
