import { anybody, asked, read } from "../../lib/games/guide";

export const guide = [
  read,
  read,
  asked(["show"], "shows"),
  anybody("revealed", "no-effect"),
  asked(["buy"], "bought", "fame"),
  asked(["add", "bid"], "bids"),
  asked(["hire", "take"], "hired"),
  anybody("payday-over"),
];
