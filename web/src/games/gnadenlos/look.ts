// What a thing on the table says of itself when it is looked at. Items are `adventurer/<name>` and `hand/<name>`,
// `note/<note>` and `own-note/<note>`, `place/<n>` in the market, `event/<kind>`, `space/<n>`, `seat/<n>`, `undertaker`,
// `ridge`; seats and places are counted from 1, as the engine names them.

import type { Known, Looked, LookedAt } from "../../lib/games/game-page";
import { list } from "../../lib/words/dates";
import { t } from "../../lib/words/words.svelte";
import Adventurer from "./Adventurer.svelte";
import { costOf, rivals } from "./clear";
import { factsOf, GOOD_AT, viewOf, type Facts, type View } from "./generated";
import Note from "./Note.svelte";
import { chance, COLOURS, ownerOf, valueOf } from "./table";

interface At extends LookedAt {
  view: View;
  facts: Facts;
}

export function look(asked: LookedAt): Looked | null {
  const at = { ...asked, view: viewOf(asked.position), facts: factsOf(asked.position) };
  const [what = "", which = ""] = asked.item.split("/");
  if (what === "adventurer") return adventurer(at, which);
  if (what === "hand") return inHand(at, which);
  if (what === "note") return note(at, which);
  if (what === "own-note") return ownNote(at, which);
  if (what === "place") return place(at, Number(which));
  if (what === "event") return event(at, which);
  if (what === "space") return space(at, Number(which));
  if (what === "seat") return seat(at, Number(which) - 1);
  if (what === "undertaker") return undertaker(at);
  return what === "ridge" ? ridge(at) : null;
}

const known = (what: string, is: string): Known => ({ what: t(`gnadenlos-look-${what}`), is });
const isOver = (at: At): boolean => at.facts.phase === "over";

// Adventurers -------------------------------------------------------------------------------------------------------

function adventurer(at: At, name: string): Looked | null {
  const values = at.facts.values[name];
  if (!values) return null;
  const [gold, revolver, cards] = values;
  const counts = at.facts.event?.good_at;
  const now = counts ? [known("counts", String(values[GOOD_AT.indexOf(counts)]))] : [];
  return {
    kind: t("gnadenlos-look-adventurer"),
    title: t(`gnadenlos-${name}`),
    drawn: { View: Adventurer, props: { name, values, counts: counts ?? null } },
    does: [t("gnadenlos-look-gold", { n: gold }), t("gnadenlos-look-revolver", { n: revolver }), t("gnadenlos-look-cards", { n: cards }), t("gnadenlos-look-spent")],
    now,
    deeds: [{ move: `hire ${name}` }],
  };
}

function inHand(at: At, name: string): Looked | null {
  const found = adventurer(at, name);
  if (!found) return null;
  const counts = at.facts.phase === "show" ? at.facts.event?.good_at : undefined;
  const against = counts ? [known("others", t("gnadenlos-clear-rivals-said", { ...rivals(at.facts, at.view, name, counts) }))] : [];
  const move = `show ${name}`;
  return { ...found, now: [...(found.now ?? []), ...against], deeds: [{ move }], cannot: at.moves.has(move) || isOver(at) ? null : { move } };
}

// IOUs --------------------------------------------------------------------------------------------------------------

function note(at: At, name: string): Looked {
  const owner = ownerOf(name);
  const mine = owner === at.me;
  return {
    kind: t("gnadenlos-look-note"),
    title: mine ? t("gnadenlos-own-note", { n: valueOf(name) }) : t("gnadenlos-note", { name: at.names[owner] ?? "", n: valueOf(name) }),
    drawn: { View: Note, props: { note: name } },
    does: [mine ? t("gnadenlos-look-note-mine", { n: valueOf(name) }) : t("gnadenlos-look-note-theirs", { name: at.names[owner] ?? "", n: valueOf(name) }), t("gnadenlos-look-note-bid")],
  };
}

function ownNote(at: At, name: string): Looked {
  const move = `add ${name}`;
  const cost = costOf([name], at.me);
  const now = [known("cost", cost ? t("gnadenlos-look-cost-n", { n: cost }) : t("gnadenlos-look-cost-none"))];
  if (at.moves.has(move)) now.push(known("makes", String(at.facts.own?.adds[name] ?? 0)));
  return { ...note(at, name), now, deeds: [{ move }], cannot: at.moves.has(move) || isOver(at) ? null : { move } };
}

function place(at: At, n: number): Looked | null {
  const { facts, view, info, names } = at;
  const lies = view.market[n - 1] ?? 0;
  const seen = info.options.memory_aid ? facts.memory.market[n - 1] : null;
  const found = seen && seen !== "?" ? seen : "";
  const now = [known("chance", t("gnadenlos-web-percent", { n: chance(facts, n) }))];
  if (found) now.push(known("seen", t("gnadenlos-note", { name: names[ownerOf(found)] ?? "", n: valueOf(found) })));
  const moves = [`steal ${n}`, `fill ${n}`];
  return {
    kind: t("gnadenlos-web-market"),
    title: lies ? t("gnadenlos-look-place", { n }) : t("gnadenlos-web-gap", { n }),
    drawn: { View: Note, props: { note: found } },
    does: [t(lies ? "gnadenlos-look-place-does" : "gnadenlos-look-gap-does"), t("gnadenlos-look-column", { die: ((n - 1) % facts.market.columns) + 1 })],
    now,
    deeds: moves.map((move) => ({ move })),
  };
}

// The rest of the table ---------------------------------------------------------------------------------------------

function event(at: At, kind: string): Looked {
  const { facts } = at;
  const is = facts.event?.kind === kind;
  const does = kind.startsWith("rush") ? (is && facts.event ? t("gnadenlos-clear-does-rush", { first: facts.event.first, second: facts.event.second }) : t("gnadenlos-look-rush")) : t(`gnadenlos-clear-does-${kind}`);
  const more = [t("gnadenlos-look-equal"), ...(kind === "high-noon" ? [t("gnadenlos-look-noon")] : []), ...(kind === "card-sharps" ? [t("gnadenlos-look-sharps")] : [])];
  return {
    kind: t("gnadenlos-web-event"),
    title: t(`gnadenlos-${kind}`),
    picture: { of: `gnadenlos/${kind}`, box: "0 0 200 140" },
    does: [does, ...more],
    now: [known("left", String(facts.events.left[kind] ?? 0))],
  };
}

function space(at: At, n: number): Looked {
  const { facts, names } = at;
  const here = names.filter((_, i) => facts.seats[i]?.fame === n && !facts.seats[i]?.is_out);
  const zone = facts.track.zones.find((one) => n <= one.to);
  const symbol = n === facts.track.goal ? "horseshoe-goal" : n === facts.track.start ? "horseshoe-start" : "horseshoe";
  const buy = facts.own?.buys.findIndex((one) => one.fame === n) ?? -1;
  return {
    kind: t("gnadenlos-web-track"),
    title: t("gnadenlos-web-space", { n }),
    picture: { of: `gnadenlos/${symbol}`, box: "0 0 64 64" },
    does: [t("gnadenlos-look-track", { goal: facts.track.goal })],
    now: [
      ...(here.length ? [known("hats", list(here))] : []),
      ...(n < facts.track.goal ? [known("to-goal", String(facts.track.goal - n))] : []),
      ...(zone ? [known("zone", t("gnadenlos-clear-steps", { up: zone.up, down: zone.down }))] : []),
    ],
    deeds: buy >= 0 ? [{ move: `buy ${buy}` }] : [],
  };
}

function seat(at: At, n: number): Looked | null {
  const its = at.facts.seats[n];
  if (!its) return null;
  return {
    kind: t("gnadenlos-web-seats"),
    title: at.names[n] ?? "",
    picture: { of: `gnadenlos/hat-${COLOURS[n]}`, box: "0 0 64 48" },
    does: [t("gnadenlos-look-vultures", { n: its.vultures + its.vultures_left, fall: at.facts.track.fall })],
    now: [
      known("fame", String(its.fame)),
      known("to-goal", String(its.to_goal)),
      known("purse", String(its.gold)),
      known("crew", String(its.adventurers)),
      known("notes", String(its.notes)),
      known("got", t("gnadenlos-web-vultures-of", { n: its.vultures, of: its.vultures + its.vultures_left })),
    ],
  };
}

function undertaker({ facts }: At): Looked {
  return {
    title: t("gnadenlos-look-undertaker"),
    picture: { of: "gnadenlos/undertaker", box: "0 0 64 80" },
    does: [t("gnadenlos-look-undertaker-does", { of: facts.undertaker.of })],
    now: [known("steps", t("gnadenlos-look-of", { n: facts.undertaker.steps, of: facts.undertaker.of })), known("noons", String(facts.events.left["high-noon"] ?? 0))],
  };
}

function ridge({ facts }: At): Looked {
  return {
    title: t("gnadenlos-web-market"),
    picture: { of: "gnadenlos/vulture-1", box: "0 0 64 64" },
    does: [t("gnadenlos-look-ridge", { n: facts.market.payday }), t("gnadenlos-look-payday"), t("gnadenlos-look-vulture", { fall: facts.track.fall })],
    now: [known("market", t("gnadenlos-look-of", { n: facts.market.n, of: facts.market.payday }))],
  };
}
