// The faces of those who sit at the table that is shown, by seat: put there by whatever shows the table, and drawn wherever
// a seat is.

import type { SeatInfo } from "../server/protocol";
import { avatarsOf } from "./avatars";
import { characterOf } from "./cast";

class Faces {
  /** Symbols of the sprite `company`; null: nothing but the token of the seat. */
  at = $state.raw<readonly (string | null)[]>([]);

  show(seats: readonly Pick<SeatInfo, "name" | "bot" | "person">[]): void {
    const avatars = avatarsOf(seats.map(({ person }) => person));
    this.at = seats.map((seat, i) => characterOf(seat) ?? avatars[i] ?? null);
  }

  hide(): void {
    this.at = [];
  }
}

export const faces = new Faces();
