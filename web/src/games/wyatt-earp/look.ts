// What a card, a row, a poster or a pile says of itself when it is looked at. Items are named `hand/<kind>`,
// `pick/<kind>`, `card/<kind>`, `row/<seat>/<outlaw>`, `poster/<outlaw>`, `pile` and `discards`, all by the engine's numbers.

import { houseOf } from "../../lib/games/catalogue.svelte";
import type { Deed, Known, Looked, LookedAt } from "../../lib/games/game-page";
import type { Move } from "../../lib/server/protocol";
import { t } from "../../lib/words/words.svelte";
import Asking from "./Asking.svelte";
import Card from "./Card.svelte";
import { cardName, isOutlaw, isPhoto, money, MOST_WANTED, OVER, outlawName, outlawOf, WYATT_EARP } from "./cards";
import { factsOf, KINDS, OUTLAWS, viewOf, type Facts, type View } from "./generated";
import { movesOfCard, movesOfRow } from "./moves";
import { cardsOf } from "./rows";

interface At extends LookedAt {
  view: View;
  now: Facts;
}

const SHOT: readonly string[] = ["bank-robbery", "fastest-gun", "hideout", "stagecoach-robbery"];

export function look(asked: LookedAt): Looked | null {
  const at = { ...asked, view: viewOf(asked.position), now: factsOf(asked.position) };
  const [what = "", ...rest] = asked.item.split("/");
  const [first = -1, second = -1] = rest.map(Number);
  if (what === "hand") return inHand(at, first);
  if (what === "pick") return { ...card(at, first), deeds: of(at, `pick ${KINDS[first]}`) };
  if (what === "card") return card(at, first);
  if (what === "row") return row(at, first, second);
  if (what === "poster") return poster(at, first);
  if (what === "pile") return pile(at);
  return what === "discards" ? discards(at) : null;
}

const of = (at: At, ...moves: string[]): Deed[] => moves.filter((move) => at.moves.has(move)).map((move) => ({ move }));

// Cards -------------------------------------------------------------------------------------------------------------

function card(at: At, kind: number): Looked {
  const { view, now } = at;
  const sort = isOutlaw(kind) ? "outlaw" : isPhoto(kind) ? "photo" : "sheriff";
  const outlaw = outlawOf(kind);
  const known: Known[] = [];
  if (now.sp[kind]) known.push({ what: t("wyatt-earp-look-worth"), is: t("wyatt-earp-look-points", { n: now.sp[kind] }) });
  if (now.adds[kind]) known.push({ what: t("wyatt-earp-look-adds"), is: money(now.adds[kind]) });
  if (outlaw >= 0) known.push({ what: t("wyatt-earp-look-set"), is: t(`wyatt-earp-look-set-${view.set_laid[outlaw] ? "yes" : "no"}`) });
  if (isOutlaw(kind)) {
    const n = view.laid.reduce((sum, rows) => sum + (rows[kind] ?? 0), 0);
    known.push({ what: t("wyatt-earp-look-out"), is: t("wyatt-earp-look-out-of", { n, all: now.copies[kind] ?? 0 }) });
  }
  if (SHOT.includes(KINDS[kind] ?? "") && now.hit !== null && view.phase !== OVER) {
    known.push({ what: t("wyatt-earp-look-hit"), is: t("wyatt-earp-look-hit-n", { n: now.hit }) });
  }
  const does = isOutlaw(kind) ? opens(at) : [t(`wyatt-earp-web-does-${isPhoto(kind) ? "photo" : KINDS[kind]}`)];
  return {
    kind: t(`wyatt-earp-look-${sort}`),
    title: cardName(kind),
    drawn: { View: Card, props: { kind, points: now.sp[kind] ? String(now.sp[kind]) : "", hole: now.hole[kind] } },
    does: [...does, t(now.hole[kind] ? "wyatt-earp-look-hole" : "wyatt-earp-look-no-hole")],
    now: known,
  };
}

/** How many make a set is a house rule. */
function opens({ info }: At): string[] {
  const house = houseOf(info.game, info.house);
  return "set_size" in house ? [t("wyatt-earp-look-does-outlaw", house)] : [];
}

function inHand(at: At, kind: number): Looked {
  const found = card(at, kind);
  const own = movesOfCard(at.moves, kind);
  const plays = own.filter((move) => move.group !== "discard");
  const asks = plays.some((move) => move.group === "ask");
  return {
    ...found,
    deeds: own.filter((move) => move.group !== "ask").map((move) => deed(at, move)),
    ...(asks ? { Choosing: Asking } : {}),
    cannot: plays.length || at.view.phase === OVER ? null : { move: playing(kind) },
  };
}

/** A move that plays a card: why it cannot be played is why this move cannot. */
function playing(kind: number): string {
  const name = KINDS[kind] ?? "";
  if (isOutlaw(kind)) return `lay 1 ${name}`;
  if (isPhoto(kind)) return `photo ${OUTLAWS[outlawOf(kind)]}`;
  if (kind === WYATT_EARP) return "earp draw";
  return kind === MOST_WANTED ? `ask ${OUTLAWS[0]} left` : name;
}

function deed(at: At, { move, group }: Move): Deed {
  const [verb = "", n = ""] = move.split(" ");
  if (group === "discard") return { move, says: t(at.now.discard_ends ? "wyatt-earp-deed-discard-last" : "wyatt-earp-deed-discard"), isGrave: true };
  if (group === "lay") return { move, says: t("wyatt-earp-deed-lay", { n: Number(n) }) };
  if (verb === "earp") return { move, says: t(`wyatt-earp-deed-${n}`) };
  return { move, says: t(`wyatt-earp-deed-${{ photo: "play", rob: "rob" }[verb] ?? "shoot"}`) };
}

// The table ---------------------------------------------------------------------------------------------------------

function row(at: At, seat: number, outlaw: number): Looked {
  const { view, now, me, names } = at;
  const cards = cardsOf(view, seat, outlaw);
  const kinds = [...new Set(cards.map((one) => one.kind))];
  const isCovered = (view.hideout[seat]?.[outlaw] ?? 0) > 0;
  const points = isCovered ? (now.covered[seat]?.[outlaw] ?? 0) : (now.points[seat]?.[outlaw] ?? 0);
  const named = kinds.map((kind) => {
    const n = cards.filter((one) => one.kind === kind).length;
    return { what: n > 1 ? `${n} × ${cardName(kind)}` : cardName(kind), is: t("wyatt-earp-points", { n: n * (now.sp[kind] ?? 0) }) };
  });
  return {
    kind: t("wyatt-earp-look-row"),
    title: seat === me ? t("wyatt-earp-look-your-row", { outlaw: outlawName(outlaw) }) : t("wyatt-earp-look-whose-row", { outlaw: outlawName(outlaw), name: names[seat] ?? "" }),
    picture: { of: `wyatt-earp/${OUTLAWS[outlaw]}`, box: "0 0 200 240" },
    does: isCovered ? [t("wyatt-earp-look-covered", { n: points })] : cards.length ? [] : [t("wyatt-earp-look-row-empty")],
    now: [
      ...named,
      ...(cards.length ? [{ what: t("wyatt-earp-look-row-points"), is: t("wyatt-earp-points", { n: isCovered ? 0 : points }) }] : []),
      ...(cards.length && view.phase !== OVER ? [{ what: t("wyatt-earp-look-row-pays"), is: money(now.payout[seat]?.[outlaw] ?? 0) }] : []),
    ],
    deeds: movesOfRow(at.moves, seat, outlaw, me).map((move) => (move.group === "choose" ? { move: move.move } : { ...deed(at, move), says: move.label })),
  };
}

function poster(at: At, outlaw: number): Looked {
  const { view, now, names } = at;
  const total = now.total[outlaw] ?? 0;
  const seats = names.map((_, seat) => seat).filter((seat) => (now.points[seat]?.[outlaw] ?? 0) > 0);
  return {
    kind: t("wyatt-earp-look-poster"),
    title: outlawName(outlaw),
    picture: { of: `wyatt-earp/${OUTLAWS[outlaw]}`, box: "0 0 200 240" },
    does: [t("wyatt-earp-look-does-poster"), t("wyatt-earp-look-does-alone", { n: now.alone_from })],
    now: [
      { what: t("wyatt-earp-look-reward"), is: money(now.poster[outlaw] ?? 0) },
      { what: t("wyatt-earp-look-set"), is: t(`wyatt-earp-look-set-${view.set_laid[outlaw] ? "yes" : "no"}`) },
      { what: t("wyatt-earp-look-total"), is: t("wyatt-earp-look-total-of", { n: total, all: now.paid_from }) },
      ...seats.map((seat) => {
        const [n, pays] = [now.points[seat]?.[outlaw] ?? 0, now.payout[seat]?.[outlaw] ?? 0];
        return { what: names[seat] ?? "", is: t(`wyatt-earp-look-seat-${pays ? "pays" : "points"}`, { n, money: money(pays) }) };
      }),
    ],
  };
}

function pile(at: At): Looked {
  const { view, now } = at;
  return {
    title: t("wyatt-earp-look-pile"),
    picture: { of: "wyatt-earp/card-back", box: "0 0 200 280" },
    does: [t("wyatt-earp-look-does-pile"), ...(view.renewed ? [t("wyatt-earp-look-pile-last")] : [])],
    now: [
      { what: t("wyatt-earp-look-left"), is: String(view.n_pile) },
      ...(now.hit !== null && view.phase !== OVER ? [{ what: t("wyatt-earp-look-hit"), is: t("wyatt-earp-look-hit-n", { n: now.hit }) }] : []),
    ],
    deeds: of(at, "draw"),
  };
}

function discards(at: At): Looked {
  const { view } = at;
  const found = view.top ? card(at, view.top - 1) : { does: [] as string[] };
  return {
    ...found,
    kind: t("wyatt-earp-look-discards"),
    title: view.top ? cardName(view.top - 1) : t("wyatt-earp-look-discards"),
    does: [...found.does, t("wyatt-earp-look-does-discards")],
    deeds: of(at, "take"),
  };
}

