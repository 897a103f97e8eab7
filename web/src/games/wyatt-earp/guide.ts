import { anybody, asked, read } from "../../lib/games/guide";

export const guide = [
  read,
  read,
  asked(["draw", "take"], "drew", "took"),
  asked(["lay"], "laid"),
  asked(["photo", "shoot", "ask", "rob", "earp"], "shot", "placed", "asked", "searches"),
  asked(["discard"], "discarded"),
  anybody("hand-ends"),
  read,
];
