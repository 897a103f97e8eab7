// What a card says of itself when it is looked at. Items are named `hand/<kind>` and `card/<kind>`, by the engine's numbers.

import type { Looked, LookedAt } from "../../lib/games/game-page";
import { t } from "../../lib/words/words.svelte";
import Card from "./Card.svelte";
import { cardName } from "./cards";
import { factsOf, KINDS, PHASES, viewOf } from "./generated";

export function look({ item, position, moves }: LookedAt): Looked | null {
  const [where = "", n = ""] = item.split("/");
  const kind = Number(n);
  const name = KINDS[kind];
  if (!name) return null;
  const [facts, view] = [factsOf(position), viewOf(position)];
  const isAnswer = name === "vest" && PHASES[view.phase] === "answer";
  const move = isAnswer ? "vest" : `lay ${name}`;
  const isOwn = where === "hand" && PHASES[view.phase] !== "over";
  return {
    title: cardName(kind),
    drawn: { View: Card, props: { kind, facts } },
    does: [t("showdown-look-counts", { n: facts.value[kind] ?? 0 }), t(facts.hole[kind] ? "showdown-look-hole" : "showdown-look-no-hole"), ...(name === "vest" ? [t("showdown-look-vest")] : [])],
    now: [{ what: t("showdown-web-discards"), is: t("showdown-look-gone", { n: view.discard[kind] ?? 0, all: facts.copies[kind] ?? 0 }) }],
    deeds: isOwn ? [{ move }] : [],
    cannot: isOwn && !moves.has(move) ? { move } : null,
  };
}
