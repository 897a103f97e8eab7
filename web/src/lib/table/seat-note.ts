// Who sits at a seat, in a word or two: a bot, a bot that stands in, somebody who is away; "": somebody who is here.

import { levelTitle } from "../games/levels";
import type { TableInfo } from "../server/protocol";
import { t } from "../words/words.svelte";

export function sitting(info: TableInfo, i: number): string {
  const seat = info.seats[i];
  if (!seat) return "";
  if (seat.is_stood_in) return t("web-stood-in", { level: levelTitle(info.options.stand_in) });
  if (seat.bot) return levelTitle(seat.bot);
  return seat.is_here ? "" : t("web-away");
}
