// The cast that bots are played by: as the server names them (`posse/bots/cast.py`), by the level they were drawn for.
// Who somebody is follows from the name at the seat; a rematch, and a record, keep it.

export type Temper = "greenhorn" | "deputy" | "sheriff";

const CAST: Record<Temper, readonly string[]> = {
  greenhorn: ["pip", "lotte", "chester", "juno", "tam"],
  deputy: ["mabel", "amos", "ines", "otis", "pearl"],
  sheriff: ["gideon", "hester", "cyrus", "ruth", "mateo"],
};

const TEMPERS = new Map(Object.entries(CAST).flatMap(([temper, names]) => names.map((name) => [name, temper as Temper] as const)));

export const CHARACTERS: readonly string[] = [...TEMPERS.keys()];

interface Sitter {
  name: string | null;
  bot: string | null;
}

/** Who plays a bot, as the sprite and the words know them; null: a person, or a bot of another time. */
export function characterOf({ name, bot }: Sitter): string | null {
  const character = (name ?? "").toLowerCase();
  return bot !== null && TEMPERS.has(character) ? character : null;
}

export const temperOf = (character: string): Temper => TEMPERS.get(character) ?? "deputy";
