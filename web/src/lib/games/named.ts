// What arrives from the server, in a game's own names: each `generated.ts` says which they are.
import type { Event } from "../server/protocol";

/** Something that happened. */
export interface EventOf<What extends string, Item extends string, Place extends string> extends Event {
  what: What;
  item: Item | "?" | "*" | null;
  source: Place | null;
  target: Place | null;
}

interface Named<View, Facts, Happened> {
  viewOf: (position: { view: unknown }) => View;
  factsOf: (position: { facts: unknown }) => Facts;
  eventOf: (event: Event) => Happened;
}

/** A game's names for what a position holds and an event tells. The server made both; nothing is looked into. */
export const named = <View, Facts, Happened extends Event>(): Named<View, Facts, Happened> => ({
  viewOf: (position) => position.view as View,
  factsOf: (position) => position.facts as Facts,
  eventOf: (event) => event as Happened,
});
