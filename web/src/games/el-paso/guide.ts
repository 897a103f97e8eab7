import { anybody, asked, lit, read } from "../../lib/games/guide";
import { PLACES, type EventName, type Group } from "./generated";

export const guide = [
  lit(read, () => ["trail", ...PLACES.map((place) => `front-${place}`)]),
  lit(read, () => ["held"]),
  lit(asked<Group, EventName>(["lay", "leave"], "laid", "leaves"), () => ["held", "way-out"]),
  lit(anybody<EventName>("stars"), () => ["sheriffs"]),
  lit(asked<Group, EventName>([], "took", "in-vain"), (me) => [`loot-${me}`, "front-cattle", "front-saloon"]),
  lit(asked<Group, EventName>(["draw"], "drew"), () => PLACES.map((place) => `pile-${place}`)),
  lit(asked<Group, EventName>(["keep", "done"], "paid", "lost"), (me) => [`loot-${me}`]),
  lit(read, (me) => [`purse-${me}`]),
];
