// What is asked of this seat, in plain words with what is at stake; or whom the table waits for.

import type { Asked } from "../../lib/games/game-page";
import { list } from "../../lib/words/dates";
import { t } from "../../lib/words/words.svelte";
import { isOnlyOne } from "./clear";
import { ADVENTURERS, factsOf, viewOf, type Facts, type View } from "./generated";

export function prompt({ position, me, names }: Asked): string {
  const facts = factsOf(position);
  const view = viewOf(position);
  const { phase } = facts;
  if (me < 0 || !position.offer) return waiting(facts, view, me, names);
  switch (phase) {
    case "show":
      return toShow(facts, me);
    case "steal":
      if (view.first) return t("gnadenlos-you-steal-second", { n: view.first });
      return t(view.loot > 1 ? "gnadenlos-clear-ask-steal-two" : "gnadenlos-clear-ask-steal");
    case "fill":
      return t("gnadenlos-clear-ask-fill", { gap: facts.gap ?? 0 });
    case "buy":
    case "last-buy": {
      const most = (facts.own?.buys.length ?? 1) - 1;
      return t(`gnadenlos-clear-ask-${phase}`, { most, gold: facts.seats[me]?.gold ?? 0, debt: facts.own?.debt ?? 0 });
    }
    case "bid":
      return view.is_setup ? t("gnadenlos-clear-ask-bid-pairs") : t("gnadenlos-clear-ask-bid", { picks: view.n_row });
    case "hire":
      return t("gnadenlos-clear-ask-hire", { n: facts.bids.sums[me] ?? 0 });
    default:
      return t("gnadenlos-clear-ask-lay", { place: view.n_market + 1 });
  }
}

function toShow(facts: Facts, me: number): string {
  const kind = facts.event?.kind ?? "";
  const event = t(`gnadenlos-${kind}`);
  if (kind === "high-noon") return t("gnadenlos-clear-ask-high-noon", { event });
  const { up = 0, down = 0 } = facts.seats[me] ?? {};
  if (kind === "card-sharps") return t("gnadenlos-clear-ask-card-sharps", { event, up, down });
  return t("gnadenlos-clear-ask-rush", { event, first: facts.event?.first ?? 0, second: facts.event?.second ?? 0 });
}

function waiting(facts: Facts, view: View, me: number, names: readonly string[]): string {
  const shown = me >= 0 && facts.phase === "show" ? view.shown[me] : 0;
  if (shown) {
    const item = t(`gnadenlos-${ADVENTURERS[shown - 1] ?? ""}`);
    const missing = list(names.filter((_, seat) => (view.choosing >> seat) & 1));
    return t(isOnlyOne(view, me) ? "gnadenlos-clear-chosen-only" : "gnadenlos-clear-chosen-wait", { item, names: missing });
  }
  return t(`gnadenlos-phase-${facts.phase}`, { name: names[view.active] ?? "" });
}
