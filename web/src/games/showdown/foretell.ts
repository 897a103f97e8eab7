// What a move would do, in words.

import type { Considered } from "../../lib/games/game-page";
import { t } from "../../lib/words/words.svelte";
import { factsOf, KINDS } from "./generated";

export function foretell({ position, move }: Considered): string[] {
  const facts = factsOf(position);
  const [verb = "", what = ""] = move.move.split(" ");
  if (verb === "lay") return [t("showdown-web-counts", { n: facts.value[(KINDS as readonly string[]).indexOf(what)] ?? 0 })];
  if (verb !== "shoot") return [];
  const takes = t("showdown-web-would-take", { n: facts.bounty[Number(what) - 1] ?? 0 });
  return facts.hit === null ? [takes] : [t("showdown-web-hits", { n: facts.hit }), takes];
}
