import { anybody, asked, lit, read } from "../../lib/games/guide";
import type { EventName, Group } from "./generated";

const SEATS = [1, 2, 3, 4];

export const guide = [
  lit(read, () => ["strongbox"]),
  lit(asked<Group, EventName>(["lay"], "chosen"), (me) => [`hand-${me}`]),
  lit(anybody<EventName>("shared"), () => SEATS.map((seat) => `laid-${seat}`)),
  lit(asked<Group, EventName>(["shoot", "hold"], "aimed", "held"), () => ["revolver", "pile"]),
  lit(asked<Group, EventName>(["vest", "take-it"], "drawn"), (me) => [`hand-${me}`, `purse-${me}`]),
  lit(read, () => ["revolver", "pile"]),
];
