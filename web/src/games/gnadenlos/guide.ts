import { anybody, asked, read } from "../../lib/games/guide";
import type { EventName, Group } from "./generated";

export const guide = [
  read,
  read,
  asked<Group, EventName>(["show"], "shows"),
  anybody<EventName>("revealed", "no-effect"),
  asked<Group, EventName>(["buy"], "bought", "fame"),
  asked<Group, EventName>(["add", "bid"], "bids"),
  asked<Group, EventName>(["hire", "take"], "hired"),
  anybody<EventName>("payday-over"),
];
