// What scenes are given, and who is spoken of in them: `name`, and whether it is the reader.
import type { Playing } from "../../../lib/stage/scene";

export interface SceneProps {
  playing: Playing;
  names: string[];
  me: number;
  /** Which outlaws' cards have bullet holes. */
  holes: boolean[];
}

export interface Told extends Record<string, string> {
  name: string;
  /** me: the reader; else other. */
  is: "me" | "other";
}

export const told = (seat: number, names: readonly string[], me: number): Told => ({ name: names[seat] ?? "", is: seat === me ? "me" : "other" });
