// What a move would do, in words.

import type { Considered } from "../../lib/games/game-page";
import { t } from "../../lib/words/words.svelte";
import { factsOf, viewOf } from "./generated";
import { chance } from "./table";

export function foretell({ position, me, move }: Considered): string[] {
  const facts = factsOf(position);
  const own = facts.own;
  const [verb = "", what = ""] = move.move.split(" ");
  if (!own) return [];
  if (verb === "buy") {
    const buy = own.buys[Number(what)];
    if (!buy) return [];
    const lines = [t("gnadenlos-web-buy-to", { n: buy.fame }), t("gnadenlos-web-left", { n: buy.gold })];
    if (Number(what) && buy.short > 0) lines.push(t("gnadenlos-web-buy-short", { n: buy.short }));
    return buy.ends ? [...lines, t("gnadenlos-web-ends")] : lines;
  }
  if (verb === "add") return [t("gnadenlos-web-makes", { n: own.adds[what] ?? 0 })];
  if (verb === "bid") return [t("gnadenlos-web-makes", { n: facts.bids.sums[me] ?? 0 })];
  if (verb === "show" && own.worth[what] !== undefined) return [t("gnadenlos-web-counts", { n: own.worth[what] })];
  if (verb === "fill" && facts.gap) {
    const place = Number(what);
    const chances = { n: chance(facts, place), less: chance(facts, facts.gap) };
    return [t("gnadenlos-web-fill-to", { n: place, gap: facts.gap }), t("gnadenlos-web-called-less", chances)];
  }
  if (verb === "lay") {
    const place = viewOf(position).n_market + 1;
    return [t("gnadenlos-web-lay-place", { n: place }), t("gnadenlos-web-called", { n: chance(facts, place) })];
  }
  const values = verb === "hire" ? facts.values[what] : undefined;
  if (values) return [t("gnadenlos-web-values", { gold: values[0], revolver: values[1], cards: values[2] })];
  return [];
}
