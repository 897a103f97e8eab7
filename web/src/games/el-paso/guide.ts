import { anybody, asked, read } from "../../lib/games/guide";

export const guide = [
  read,
  read,
  asked(["lay", "leave"], "laid", "leaves"),
  anybody("stars"),
  asked([], "took", "in-vain"),
  asked(["draw"], "drew"),
  asked(["keep", "done"], "paid", "lost"),
  read,
];
