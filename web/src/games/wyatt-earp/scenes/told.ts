// Who is spoken of: `name`, and whether it is the reader.

export interface Told extends Record<string, string> {
  name: string;
  /** me: the reader; else other. */
  is: "me" | "other";
}

export const told = (seat: number, names: readonly string[], me: number): Told => ({ name: names[seat] ?? "", is: seat === me ? "me" : "other" });
