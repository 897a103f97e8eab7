// The pictures of what is in the boxes: a sprite, and its viewBox.

import type { GameName } from "../../../lib/server/protocol";

export interface Picture {
  of: string;
  box: string;
}

const [CARD, TOWN, DIE, SMALL, BILL, EVENT] = ["0 0 200 240", "0 0 200 120", "0 0 64 64", "0 0 48 48", "0 0 160 72", "0 0 200 140"];

/** By table and row; a row that stands alone is drawn by its line in the edition. */
const OF: Record<GameName, (table: string, row: string) => Picture | null> = {
  "wyatt-earp": (table, row) => {
    if (table !== "cards") return row === "bank" ? { of: "wyatt-earp/bill-1", box: BILL } : null;
    const name = row === "outlaw" ? "jesse-james" : row === "photo" ? "photo-belle-starr" : row;
    return { of: `wyatt-earp/${name}`, box: CARD };
  },
  "el-paso": (table, row) => {
    if (table === "towns") return { of: `el-paso/town-${row}`, box: TOWN };
    if (table === "places") return { of: `el-paso/place-${row}`, box: SMALL };
    const faces: Record<string, string> = { number: "blank", stars: "star", brands: "brand", sixes: "six" };
    if (table === "dice") return { of: `el-paso/die-${faces[row.replace("dice.", "")]}`, box: DIE };
    return row === "nuggets" ? { of: "el-paso/nugget", box: SMALL } : { of: "el-paso/bag", box: DIE };
  },
  gnadenlos: (table, row) => {
    if (table === "events") return { of: `gnadenlos/${row}`, box: EVENT };
    return PIECES[row] ?? null;
  },
  showdown: (table, row) => (table === "cards" ? { of: `showdown/${row}`, box: CARD } : null),
};

const PIECES: Record<string, Picture> = {
  "adventurers.number": { of: "gnadenlos/adventurer-back", box: "0 0 120 144" },
  "notes.copies.number": { of: "gnadenlos/note-a", box: "0 0 96 64" },
  "events.number": { of: "gnadenlos/event-back", box: EVENT },
  bank: { of: "gnadenlos/gold", box: SMALL },
  "track.spaces": { of: "gnadenlos/horseshoe", box: DIE },
  "track.start": { of: "gnadenlos/horseshoe-start", box: DIE },
  "track.goal": { of: "gnadenlos/horseshoe-goal", box: DIE },
};

export const pictureOf = (game: GameName, table: string, row: string): Picture | null => OF[game](table, row);

/** Whether a table has room for large pictures. */
export const isWide = (table: string): boolean => ["towns", "events"].includes(table);
