// Everybody's raid cards, laid open in a replay.

import type { OpenHands } from "../../lib/games/game-page";
import { chosenOf, counted } from "../../lib/games/hands";
import type { ElPasoView } from "../../lib/server/protocol";
import { t } from "../../lib/words/words.svelte";
import { PLACES } from "./facts";
import { N_RANKS, piece } from "./pieces";

const CARDS = PLACES.flatMap((place) => Array.from({ length: N_RANKS }, (_, i) => `card ${place}-${i + 1}`));

const cardOf = (item: string): { place: string; value: number } => piece(item.replace("card ", ""));

export const hands: OpenHands = {
  held: (view) => {
    const { hand, laid } = view as ElPasoView;
    return counted(CARDS, hand.map((n, card) => (card === laid - 1 ? 0 : n)));
  },
  chosen: (view) => chosenOf(CARDS, (view as ElPasoView).laid),
  name: (item) => `${t(`el-paso-${cardOf(item).place}`)} ${cardOf(item).value}`,
  mark: (item) => ({ text: String(cardOf(item).value) }),
};
