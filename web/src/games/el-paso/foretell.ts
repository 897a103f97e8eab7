// What a move would do, in words: also on the board, where a mouse points at a card or a tile.

import type { Considered } from "../../lib/games/game-page";
import { percent } from "../../lib/words/numbers";
import { t } from "../../lib/words/words.svelte";
import { fraction } from "./facts";
import { factsOf, viewOf, type Facts, type PlaceFacts } from "./generated";

const townName = (town: string): string => t(`el-paso-town-${town}`);

/** What a card for this place can get. */
export function ofPlace(facts: PlaceFacts): string {
  const place = t(`el-paso-${facts.place}`);
  if (!facts.here) return t("el-paso-web-hint-missing", { place });
  if (!facts.tiles.length) return t("el-paso-web-hint-empty", { place });
  const lies = t("el-paso-web-hint", { place, values: facts.tiles.join(", ") });
  if (!facts.needs) return lies;
  return `${lies} ${t(`el-paso-web-needs-${facts.needs}`, { chance: percent(facts.chance) })}.`;
}

/** What packing this tile means. */
export function ofTile(facts: Facts, tile: string): string {
  const found = facts.keep?.tiles[tile];
  if (!found) return "";
  const next = facts.sale[1]?.town;
  const worth = fraction(found.points, found.rate);
  return t(next ? "el-paso-web-keep-one" : "el-paso-web-keep-last", { rest: found.rest, town: next ? townName(next) : "", worth });
}

/** What riding out means. */
export function ofLeaving(facts: Facts, n_tiles: number): string {
  return facts.leave ? t("el-paso-web-if-you-leave", { n: facts.leave.nuggets, keep: n_tiles ? facts.leave.keep : 0 }) : "";
}

export function foretell({ position, me, move }: Considered): string[] {
  const facts = factsOf(position);
  const [kind, what = ""] = [move.group, move.move.slice(move.move.indexOf(" ") + 1)];
  const place = facts.places.find((one) => one.place === what.split(" ")[0]);
  if (kind === "lay" && place) return [ofPlace(place)];
  if (kind === "keep") return [ofTile(facts, what)];
  if (kind === "done") return [t("el-paso-web-sold", { n: facts.keep?.nuggets ?? 0, kept: viewOf(position).n_kept })];
  if (kind === "leave") return [ofLeaving(facts, facts.seats[me]?.tiles ?? 0)];
  return [];
}
