// What a card, a tile, a place, a town or the dice say of themselves when they are looked at. Items are named
// `card/<place>/<value>` in one's hand, `raid/<place>/<value>` elsewhere, `own/<place>/<value>` for one's own loot,
// `tile/<place>/<value>` for any other tile, `place/<place>`, `town/<n>`, `dice`, `mine` (all one's own loot), `lookout` and `lamp`.

import type { Known, Looked, LookedAt } from "../../lib/games/game-page";
import { percent } from "../../lib/words/numbers";
import { t } from "../../lib/words/words.svelte";
import { fraction } from "./facts";
import { ofPlace } from "./foretell";
import { factsOf, viewOf, type Facts, type PlaceFacts } from "./generated";
import Large from "./Large.svelte";
import { hasLeft, OVER, piece, type Piece } from "./pieces";
import { paysInWords } from "./sale";

const MOST_TOWNS = 3;

export function look(asked: LookedAt): Looked | null {
  const facts = factsOf(asked.position);
  const [what = "", which = "", value = ""] = asked.item.split("/");
  const place = facts.places.find((one) => one.place === which);
  if (what === "town") return town(facts, Number(which));
  if (what === "dice") return dice(facts);
  if (what === "mine") return mine(asked, facts);
  if (what === "lookout" || what === "lamp") return sign(what);
  if (!place) return null;
  const thing = piece(`${which}-${value}`);
  if (what === "place") return ofThePlace(asked, place, facts);
  if (what === "card" || what === "raid") return card(asked, thing, place, facts, what === "card");
  return what === "own" || what === "tile" ? tile(asked, thing, place, facts, what === "own") : null;
}

const named = ({ place, value }: Piece): string => `${t(`el-paso-${place}`)} ${value}`;
const isOver = ({ position }: LookedAt): boolean => viewOf(position).phase === OVER;
const chance = (one: number): string => percent(one);

function card(asked: LookedAt, one: Piece, place: PlaceFacts, { dice }: Facts, isOwn: boolean): Looked {
  const lay = `lay ${one.place} ${one.value}`;
  const mayPlay = asked.moves.has(lay);
  return {
    kind: t("el-paso-look-card"),
    title: named(one),
    drawn: { View: Large, props: { card: one } },
    does: [t("el-paso-look-does-card"), ofPlace(place)],
    now: isOver(asked) ? [] : [{ what: t("el-paso-web-risk"), is: chance(dice.sheriffs) }],
    deeds: isOwn ? [{ move: lay }] : [],
    cannot: !isOwn || mayPlay || isOver(asked) ? null : { move: lay },
  };
}

function tile(asked: LookedAt, one: Piece, place: PlaceFacts, { towns }: Facts, isOwn: boolean): Looked {
  const at = viewOf(asked.position).town;
  const keep = `keep ${one.name}`;
  const now: Known[] = towns.slice(at, at + MOST_TOWNS).map((here) => {
    const rate = here.lacks.includes(one.place) ? 1 : here.rate;
    return { what: t(`el-paso-town-${here.town}`), is: t("el-paso-look-worth", { points: one.value, rate, worth: fraction(one.value, rate) }) };
  });
  return {
    kind: t("el-paso-look-tile"),
    title: named(one),
    drawn: { View: Large, props: { tile: one } },
    does: [t("el-paso-look-does-tile"), t("el-paso-clear-rate", { n: place.rate })],
    now: isOver(asked) ? [] : now,
    deeds: isOwn ? [{ move: keep }] : [],
    cannot: null,
  };
}

function ofThePlace(asked: LookedAt, place: PlaceFacts, { dice }: Facts): Looked {
  return {
    kind: t("el-paso-look-place"),
    title: t(`el-paso-${place.place}`),
    picture: { of: `el-paso/raid-${place.place}`, box: "0 0 160 224" },
    does: [ofPlace(place), t("el-paso-clear-rate", { n: place.rate })],
    now: [
      { what: t("el-paso-look-pile"), is: t("el-paso-clear-cards", { n: place.cards }) },
      ...(isOver(asked) || !place.here ? [] : [{ what: t("el-paso-look-takes"), is: chance(place.needs ? dice[place.needs] : 1 - dice.sheriffs) }]),
    ],
    deeds: [{ move: `draw ${place.place}` }],
    cannot: null,
  };
}

function town({ towns }: Facts, n: number): Looked | null {
  const found = towns[n];
  if (!found) return null;
  return { kind: t("el-paso-look-town"), title: t(`el-paso-town-${found.town}`), picture: { of: `el-paso/town-${found.town}`, box: "0 0 200 120" }, does: [paysInWords(found)], cannot: null };
}

/** All one's own loot: what it brings, town by town. */
function mine({ position, me }: LookedAt, { sale, towns }: Facts): Looked {
  const v = viewOf(position);
  const from = hasLeft(v, me) ? 1 : 0;
  const here = towns[v.town + from];
  return {
    title: t("el-paso-look-mine"),
    does: here ? [paysInWords(here)] : [],
    now: sale.slice(from).map(({ town, nuggets }) => ({ what: t(`el-paso-town-${town}`), is: t("el-paso-web-nuggets", { n: nuggets }) })),
    cannot: null,
  };
}

const SIGNS = { lookout: { of: "el-paso/lookout", box: "0 0 48 48" }, lamp: { of: "common/lamp-lit", box: "0 0 48 64" } };

function sign(what: keyof typeof SIGNS): Looked {
  return { title: t(`el-paso-look-${what}`), picture: SIGNS[what], does: [t(`el-paso-look-does-${what}`)], cannot: null };
}

function dice({ dice: now }: Facts): Looked {
  return {
    title: t("el-paso-web-sheriff-field"),
    picture: { of: "el-paso/sheriffs", box: "0 0 240 120" },
    does: [t("el-paso-web-risk-long", { n: now.free }), t("el-paso-look-does-faces", { ...now.faces }), t("el-paso-look-does-dice")],
    now: [
      { what: t("el-paso-web-risk"), is: chance(now.sheriffs) },
      { what: t("el-paso-look-brand"), is: chance(now.brand) },
      { what: t("el-paso-look-six"), is: chance(now.six) },
    ],
    cannot: null,
  };
}
