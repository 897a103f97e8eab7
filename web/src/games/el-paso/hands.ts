// Everybody's raid cards, laid open in a replay.

import type { OpenHands } from "../../lib/games/game-page";
import { chosenOf, counted } from "../../lib/games/hands";
import { t } from "../../lib/words/words.svelte";
import { CARDS, type View } from "./generated";
import { piece } from "./pieces";

const RAIDS = CARDS.map((card) => `card ${card}`);

const cardOf = (item: string): { place: string; value: number } => piece(item.replace("card ", ""));

export const hands: OpenHands = {
  held: (view) => {
    const { hand, laid } = view as View;
    return counted(RAIDS, hand.map((n, card) => (card === laid - 1 ? 0 : n)));
  },
  chosen: (view) => chosenOf(RAIDS, (view as View).laid),
  name: (item) => `${t(`el-paso-${cardOf(item).place}`)} ${cardOf(item).value}`,
  mark: (item) => ({ text: String(cardOf(item).value) }),
};
