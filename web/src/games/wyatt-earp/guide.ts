import { anybody, asked, lit, read } from "../../lib/games/guide";
import { KINDS, OUTLAWS, type EventName, type Group } from "./generated";

const POSTERS = OUTLAWS.map((outlaw) => `poster-${outlaw}`);
const HELD = KINDS.map((kind) => `held-${kind}`);
const [HELD_OUTLAWS, HELD_SHERIFFS] = [HELD.slice(0, OUTLAWS.length), HELD.slice(OUTLAWS.length)];

export const guide = [
  lit(read, () => POSTERS),
  lit(read, () => HELD),
  lit(asked<Group, EventName>(["draw", "take"], "drew", "took"), () => ["pile", "discards"]),
  lit(asked<Group, EventName>(["lay"], "laid"), () => HELD_OUTLAWS),
  lit(asked<Group, EventName>(["photo", "shoot", "ask", "rob", "earp"], "shot", "placed", "asked", "searches"), () => ["pile", ...HELD_SHERIFFS]),
  lit(asked<Group, EventName>(["discard"], "discarded"), () => ["discards"]),
  lit(anybody<EventName>("hand-ends"), () => ["ledger"]),
  lit(read, () => ["ledger"]),
];
