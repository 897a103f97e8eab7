import { anybody, asked, read } from "../../lib/games/guide";
import type { EventName, Group } from "./generated";

export const guide = [
  read,
  asked<Group, EventName>(["lay"], "chosen"),
  anybody<EventName>("shared"),
  asked<Group, EventName>(["shoot", "hold"], "aimed", "held"),
  asked<Group, EventName>(["vest", "take-it"], "drawn"),
  read,
];
