// The faces of those who sit at the table that is shown, by seat: put there by whatever shows the table, and drawn wherever
// a seat is, as soon as their pictures are in the page.

import { bring } from "../../art/sprites";
import type { SeatInfo } from "../server/protocol";
import { avatarsOf } from "./avatars";
import { characterOf } from "./cast";

class Faces {
  /** Symbols of the sprite `company`; null: nothing but the token of the seat. */
  at = $state.raw<readonly (string | null)[]>([]);
  private wanted: readonly (string | null)[] = [];

  show(seats: readonly Pick<SeatInfo, "name" | "bot" | "person">[]): void {
    const avatars = avatarsOf(seats.map(({ person }) => person));
    const wanted = seats.map((seat, i) => characterOf(seat) ?? avatars[i] ?? null);
    this.wanted = wanted;
    void bring("company").then((areThere) => {
      if (areThere && this.wanted === wanted) this.at = wanted;
    });
  }

  hide(): void {
    this.at = this.wanted = [];
  }
}

export const faces = new Faces();
