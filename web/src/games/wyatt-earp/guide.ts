import { anybody, asked, read } from "../../lib/games/guide";
import type { EventName, Group } from "./generated";

export const guide = [
  read,
  read,
  asked<Group, EventName>(["draw", "take"], "drew", "took"),
  asked<Group, EventName>(["lay"], "laid"),
  asked<Group, EventName>(["photo", "shoot", "ask", "rob", "earp"], "shot", "placed", "asked", "searches"),
  asked<Group, EventName>(["discard"], "discarded"),
  anybody<EventName>("hand-ends"),
  read,
];
