import { anybody, asked, lit, read, taught } from "../../lib/games/guide";
import { PLACES, type EventName, type Group } from "./generated";

export const guide = [
  taught(lit(read, () => ["trail", ...PLACES.map((place) => `front-${place}`)])),
  taught(lit(read, () => ["held"])),
  taught(lit(asked<Group, EventName>(["lay", "leave"], "laid", "leaves"), () => ["held", "way-out"])),
  lit(anybody<EventName>("stars"), () => ["sheriffs"]),
  taught(lit(asked<Group, EventName>([], "took", "in-vain"), (me) => [`loot-${me}`, `got-${me}`, "front-cattle", "front-saloon"])),
  taught(lit(asked<Group, EventName>(["draw"], "drew"), () => PLACES.map((place) => `pile-${place}`))),
  lit(asked<Group, EventName>(["keep", "done"], "paid", "lost"), (me) => [`loot-${me}`]),
  taught(lit(read, (me) => [`purse-${me}`])),
];
