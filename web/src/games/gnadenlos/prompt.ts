// What is asked of this seat, in words; or whom the table waits for.

import type { Asked } from "../../lib/games/game-page";
import { t } from "../../lib/words/words.svelte";
import { factsOf, viewOf } from "./generated";
import { showing } from "./playback.svelte";

export function prompt({ position, me, names }: Asked): string {
  const facts = factsOf(position);
  const view = viewOf(position);
  const { phase } = facts;
  if (me < 0 || !position.offer) return t(`gnadenlos-phase-${phase}`, { name: names[view.active] ?? "" });
  if (phase === "fill" && showing.isPayday) return t("gnadenlos-web-payday-first");
  if (phase === "steal" && view.first) return t("gnadenlos-you-steal-second", { n: view.first });
  if (phase === "steal" && view.loot > 1) return t("gnadenlos-you-steal-two");
  if (phase !== "show") {
    const most = (facts.own?.buys.length ?? 1) - 1;
    return t(`gnadenlos-you-${phase}`, { bought: most, last: most, gap: facts.gap ?? 0, place: view.n_market + 1 });
  }
  const kind = facts.event?.kind ?? "";
  const event = t(`gnadenlos-${kind}`);
  if (kind === "high-noon") return t("gnadenlos-you-show-high-noon", { event });
  const { up = 0, down = 0 } = facts.seats[me] ?? {};
  if (kind === "card-sharps") return t("gnadenlos-you-show-card-sharps", { event, up, down });
  return t("gnadenlos-you-show-rush", { event, first: facts.event?.first ?? 0, second: facts.event?.second ?? 0 });
}
