// What a move would do, in words.

import type { Considered } from "../../lib/games/game-page";
import { t } from "../../lib/words/words.svelte";
import { money, outlawName } from "./cards";
import { outcome } from "./facts";
import { factsOf } from "./generated";

export function foretell({ position, me, move, foreseen }: Considered): string[] {
  const now = factsOf(position);
  const lines: string[] = [];
  if (move.group === "discard" && now.discard_ends) lines.push(t("wyatt-earp-web-discard-ends"));
  const shoots = ["shoot", "rob", "answer"].includes(move.group) || move.move === "earp free";
  if (shoots && now.hit !== null) lines.push(t("wyatt-earp-web-hit-chance", { n: now.hit }));
  if (foreseen?.move !== move.move || !foreseen.facts) return lines;
  const { posters, then } = outcome(now, factsOf(foreseen));
  for (const poster of posters) {
    if (poster.reward) {
      const { from, to } = poster.reward;
      lines.push(t("wyatt-earp-web-would-reward", { outlaw: outlawName(poster.outlaw), from: money(from), to: money(to) }));
    }
    const mine = poster.points.find((one) => one.seat === me);
    if (mine) lines.push(t("wyatt-earp-web-would-points", { from: mine.from, to: mine.to }));
  }
  const purse = then.find((one) => one.seat === me);
  if (purse) lines.push(t("wyatt-earp-web-would-have", { from: money(purse.from), to: money(purse.to) }));
  return lines;
}
