import { anybody, asked, lit, read } from "../../lib/games/guide";
import type { EventName, Group } from "./generated";

const SEATS = [1, 2, 3, 4];

export const guide = [
  lit(read, (me) => [`hat-${me}`]),
  lit(read, () => ["notes"]),
  lit(asked<Group, EventName>(["show"], "shows"), () => ["event-discard", "adventurers"]),
  lit(anybody<EventName>("revealed", "no-effect"), () => SEATS.map((seat) => `shown-${seat}`)),
  lit(asked<Group, EventName>(["buy"], "bought", "fame"), (me) => [`hat-${me}`, `purse-${me}`]),
  lit(asked<Group, EventName>(["add", "bid"], "bids"), () => ["notes"]),
  lit(asked<Group, EventName>(["hire", "take"], "hired"), () => ["row"]),
  lit(anybody<EventName>("payday-over"), () => ["market"]),
];
