import { describe, expect, it } from "vitest";
import { placesOf } from "./mark-places";

describe("a line of the story", () => {
  it("points at where it happened", () => {
    expect(placesOf({ places: ["pile", "hand-2"], seat: 1 })).toEqual(["pile", "hand-2"]);
  });

  it("points at its seat where nothing was moved", () => {
    expect(placesOf({ places: [], seat: 1 })).toEqual(["seat-2"]);
    expect(placesOf({ places: [], seat: -1 })).toEqual([]);
  });
});
