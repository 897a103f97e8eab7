// What is asked, or waited for: in the well, and in the line below the table.

import type { Position } from "../../lib/server/protocol";
import { t, words } from "../../lib/words/words.svelte";
import { cardName, outlawName, WYATT_EARP } from "./cards";
import { factsOf, PHASES, viewOf, type Phase } from "./generated";

interface Asked {
  position: Position;
  me: number;
  names: readonly string[];
}

export const phaseOf = (position: Position): Phase => PHASES[viewOf(position).phase] ?? "over";

/** The seat that acts. */
export function actorOf(position: Position): number {
  const view = viewOf(position);
  return phaseOf(position) === "answer" ? view.target : view.active;
}

export function asksOf({ position, me, names }: Asked): string {
  const [view, now, phase, actor] = [viewOf(position), factsOf(position), phaseOf(position), actorOf(position)];
  const isMine = actor === me && phase !== "over";
  if (phase === "answer" && words.has("wyatt-earp-asked-answer")) return answer(position, isMine, names);
  const card = view.pending ? cardName(view.pending - 1) : "";
  if (!isMine) return t(`wyatt-earp-phase-${phase}`, { name: names[actor] ?? "", card });
  if (phase === "draw" && now.draw_ends) return t(view.top ? "wyatt-earp-you-draw-end" : "wyatt-earp-you-draw-only");
  const moves = position.offer?.moves ?? [];
  if (phase === "play" && moves.length && moves.every((move) => move.group === "discard")) return t("wyatt-earp-you-play-discard");
  return t(`wyatt-earp-you-${phase}`, { card });
}

/** WE-57: whose row was covered, by whom, and what for. Who has no answer is asked as well, and told why. */
function answer(position: Position, isMine: boolean, names: readonly string[]): string {
  const [view, now] = [viewOf(position), factsOf(position)];
  const values = { name: names[view.active] ?? "", other: names[view.target] ?? "", outlaw: outlawName(view.covered), n: now.covered[view.target]?.[view.covered] ?? 0 };
  if (!isMine) return t("wyatt-earp-waits-answer", values);
  if (!view.hand[WYATT_EARP]) return t("wyatt-earp-asked-answer-none", values);
  const chance = now.hit === null ? "" : ` (${t("wyatt-earp-web-hit-short", { n: now.hit })})`;
  return t("wyatt-earp-asked-answer", values) + chance;
}
