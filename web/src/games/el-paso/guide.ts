import { anybody, asked, read } from "../../lib/games/guide";
import type { EventName, Group } from "./generated";

export const guide = [
  read,
  read,
  asked<Group, EventName>(["lay", "leave"], "laid", "leaves"),
  anybody<EventName>("stars"),
  asked<Group, EventName>([], "took", "in-vain"),
  asked<Group, EventName>(["draw"], "drew"),
  asked<Group, EventName>(["keep", "done"], "paid", "lost"),
  read,
];
