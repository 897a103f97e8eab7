// A sale as it is reckoned: what the town has, by its rate, and what it lacks, point for point.

import type { Place, Sale, TownFacts } from "./generated";
import { list } from "../../lib/words/dates";
import { t } from "../../lib/words/words.svelte";

/** Kinds that are added up before they are divided. */
export interface Share {
  places: Place[];
  points: number;
  rate: number;
}

/** The shares of a sale, those at the town's rate first; none without points. */
export function sharesOf({ kinds }: Sale): Share[] {
  const rates = [...new Set(kinds.map((kind) => kind.rate))].sort((one, other) => other - one);
  return rates.map((rate) => {
    const some = kinds.filter((kind) => kind.rate === rate);
    return { places: some.map((kind) => kind.place), points: some.reduce((sum, { points }) => sum + points, 0), rate };
  });
}

/** A sale as a sentence. */
export function saleInWords(sale: Sale, rate: number): string {
  const at = (is: (rate: number) => boolean): number => sharesOf(sale).find((share) => is(share.rate))?.points ?? 0;
  const town = t(`el-paso-town-${sale.town}`);
  return t("el-paso-clear-sale", { town, rate, here: at((one) => one > 1), other: at((one) => one === 1), n: sale.nuggets });
}

/** What a town pays, as a sentence. */
export function paysInWords({ town, rate, lacks }: TownFacts): string {
  const places = list(lacks.map((place) => t(`el-paso-${place}`)));
  return t("el-paso-clear-pays", { town: t(`el-paso-town-${town}`), rate, lacks: lacks.length ? "some" : "none", places });
}
