import { anybody, asked, read } from "../../lib/games/guide";

export const guide = [
  read,
  asked(["lay"], "chosen"),
  anybody("shared"),
  asked(["shoot", "hold"], "aimed", "held"),
  asked(["vest", "take-it"], "drawn"),
  read,
];
