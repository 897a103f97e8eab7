// What everybody holds, for a replay in which all is open: from each seat's own view, by the engine's names.

import type { ElPasoView, GameName, GnadenlosView, ShowdownView, View, WyattEarpView } from "../server/protocol";
import { t } from "../words/words.svelte";

export interface Held {
  item: string;
  n: number;
}

const OUTLAWS = ["belle-starr", "billy-the-kid", "bob-dalton", "butch-cassidy", "jesse-james", "sundance-kid", "wes-hardin"];
const SHERIFFS = ["wyatt-earp", "bank-robbery", "fastest-gun", "most-wanted", "hideout", "stagecoach-robbery"];
const KINDS = [...OUTLAWS, ...OUTLAWS.map((outlaw) => `photo-${outlaw}`), ...SHERIFFS];
const PLACES = ["bank", "gold-mine", "hotel", "horses", "saloon", "cattle"];
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8];
const CARDS = PLACES.flatMap((place) => RANKS.map((rank) => `card ${place}-${rank}`));
const NOTES = ["a", "b", "c", "d"].flatMap((colour) => [0, 1, 2, 3, 4].map((value) => `note ${colour}${value}`));
const ADVENTURERS = (
  "harrow lund barnaby dan celestine moran brannigan delaroche tuttle pemberley malone orson fontaine quill percy otto " +
  "valdez augustin harlan redfern voss willi marchetti baroness rufus wendell bess akers hollis"
)
  .split(" ")
  .map((name) => `adventurer ${name}`);

const counted = (items: readonly string[], counts: readonly number[]): Held[] =>
  items.flatMap((item, i) => (counts[i] ? [{ item, n: counts[i] }] : []));

export function handOf(game: GameName, view: View): Held[] {
  switch (game) {
    case "wyatt-earp":
      return counted(KINDS, (view as WyattEarpView).hand);
    case "el-paso": {
      const { hand, laid } = view as ElPasoView;
      return counted(CARDS, hand.map((n, card) => (card === laid - 1 ? 0 : n)));
    }
    case "gnadenlos": {
      const { hand, notes } = view as GnadenlosView;
      return [...counted(ADVENTURERS, hand), ...counted(NOTES, notes)];
    }
    case "showdown":
      return counted(["jack", "king", "ace", "vest"], (view as ShowdownView).hand);
  }
}

/** What a seat has chosen and nobody else knows yet. */
export function chosenBy(game: GameName, view: View): string | null {
  const at = (items: readonly string[], n: number): string | null => items[n - 1] ?? null;
  switch (game) {
    case "wyatt-earp":
      return null;
    case "el-paso":
      return at(CARDS, (view as ElPasoView).laid);
    case "gnadenlos":
      return at(ADVENTURERS, (view as GnadenlosView).shown[view.seat] ?? 0);
    case "showdown":
      return at(["jack", "king", "ace", "vest"], (view as ShowdownView).laid);
  }
}

/** An item in the reader's words. */
export function nameOf(game: GameName, item: string, names: readonly string[]): string {
  const [kind = "", rest = ""] = item.split(" ");
  if (kind === "card") {
    const cut = rest.lastIndexOf("-");
    return `${t(`el-paso-${rest.slice(0, cut)}`)} ${rest.slice(cut + 1)}`;
  }
  if (kind === "note") return t("web-replay-note", { n: Number(rest[1]), name: names["abcd".indexOf(rest[0] ?? "")] ?? "?" });
  if (kind === "adventurer") return t(`gnadenlos-${rest}`);
  if (item.startsWith("photo-")) return t("wyatt-earp-photo", { outlaw: t(`wyatt-earp-${item.slice(6)}`) });
  return t(`${game}-${item}`);
}

/** What its picture alone does not say: a card's rank, a note's value. */
export function markOf(item: string): string | null {
  return /^card .*-(\d)$/.exec(item)?.[1] ?? /^note .(\d)$/.exec(item)?.[1] ?? null;
}
