// What a move would do, in words.

import type { Considered } from "../../lib/games/game-page";
import { t } from "../../lib/words/words.svelte";
import { bidStands, bringsPayday, costOf, rivals } from "./clear";
import { factsOf, viewOf, type Facts, type View } from "./generated";
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
  const view = viewOf(position);
  if (verb === "add") return [t("gnadenlos-web-makes", { n: own.adds[what] ?? 0 }), ...bidTerms(facts, view, me, what)];
  if (verb === "bid") return bidTerms(facts, view, me, null);
  if (verb === "show" && own.worth[what] !== undefined) {
    const against = rivals(facts, view, what, facts.event?.good_at ?? "gold");
    return [t("gnadenlos-web-counts", { n: own.worth[what] }), t("gnadenlos-clear-rivals-said", { ...against })];
  }
  if (verb === "fill" && facts.gap) {
    const place = Number(what);
    const chances = { n: chance(facts, place), less: chance(facts, facts.gap) };
    return [t("gnadenlos-web-fill-to", { n: place, gap: facts.gap }), t("gnadenlos-web-called-less", chances)];
  }
  if (verb === "lay") {
    const place = view.n_market + 1;
    return [t("gnadenlos-web-lay-place", { n: place }), t("gnadenlos-web-called", { n: chance(facts, place) })];
  }
  const values = verb === "hire" ? facts.values[what] : undefined;
  if (values) return [t("gnadenlos-web-values", { gold: values[0], revolver: values[1], cards: values[2] })];
  return [];
}

/** What the own bid would get, and what it would cost, with one more note: the one that is looked at. */
export function bidTerms(facts: Facts, view: View, me: number, note: string | null): string[] {
  const own = facts.own;
  const notes = [...(facts.bids.notes[me] ?? []), ...(note ? [note] : [])];
  if (!own || !notes.length) return [];
  const sum = note ? (own.adds[note] ?? 0) : (facts.bids.sums[me] ?? 0);
  const { rank, of, hires } = bidStands(facts, view, me, sum);
  const [soFar, final] = !hires
    ? ["gnadenlos-clear-bid-lowest", "gnadenlos-clear-bid-lowest-final"]
    : rank === 1
      ? ["gnadenlos-clear-bid-first", "gnadenlos-clear-bid-first-final"]
      : ["gnadenlos-clear-bid-picks", "gnadenlos-clear-bid-picks-final"];
  const isFinal = of === facts.seats.length; // nobody bids after this
  const payday = bringsPayday(facts, view, me, { sum, notes: notes.length }) ? [t("gnadenlos-clear-bid-payday")] : [];
  const n = costOf(notes, me);
  const costs = { n, debt: own.debt + n, gold: facts.seats[me]?.gold ?? 0 };
  return [t(isFinal ? final : soFar, { n: rank, of }), ...payday, n ? t("gnadenlos-clear-bid-costs", costs) : t("gnadenlos-clear-bid-free")];
}
