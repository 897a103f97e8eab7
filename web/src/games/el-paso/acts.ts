// In which order a raid is played out, how long each act stays, and how the table lies meanwhile.

import type { Event } from "../../lib/server/protocol";
import type { Facts, View } from "./generated";
import type { Raid } from "./raid";

/** Cards lie, are turned up together, the dice tumble, the last stars lie on the field, the sheriffs are there. */
export type Act = "laid" | "turned" | "rolled" | "stars" | "sheriffs";

export const TURN_MS = 320;
export const ROLL_MS = 1000;
const MS: Record<Act, number> = { laid: 160, turned: TURN_MS, rolled: ROLL_MS, stars: 700, sheriffs: 2200 };

/** What flies as an act begins; all else once the last one is over. */
const FLIES: Partial<Record<Act, string>> = { stars: "stars", sheriffs: "lost" };

export function actsOf(raid: Raid): { act: Act; ms: number }[] {
  const acts: Act[] = ["laid", "turned", "rolled", ...(raid.isSheriffs ? (["stars", "sheriffs"] as const) : [])];
  return acts.map((act) => ({ act, ms: MS[act] }));
}

/** Events that wait no longer at an act, and those that still do. */
export function letGo(events: readonly Event[], act: Act): [Event[], Event[]] {
  const goes = (event: Event): boolean => event.what === FLIES[act];
  return [events.filter(goes), events.filter((event) => !goes(event))];
}

interface Lies {
  view: View;
  facts: Facts;
}

/** How it lay before the raid, with what has been told up to this act. */
export function lies({ view, facts }: Lies, raid: Raid, act: Act): Lies {
  if (act !== "stars" && act !== "sheriffs") return { view, facts };
  const n = raid.faces.filter((face) => face === "star").length;
  const dice = { ...facts.dice, stars: facts.dice.stars + n, free: facts.dice.free - n };
  if (act === "stars") return { view, facts: { ...facts, dice } };
  const isBare = (seat: number): boolean => (raid.seats.get(seat)?.lost ?? 0) > 0;
  return {
    view: { ...view, loot: view.loot.map((tiles, seat) => (isBare(seat) ? tiles.map(() => 0) : tiles)) },
    facts: {
      ...{ ...facts, dice, leave: null, keep: null },
      seats: facts.seats.map((one, seat) => (isBare(seat) ? { ...one, tiles: 0, points: 0, sale: 0 } : one)),
    },
  };
}
