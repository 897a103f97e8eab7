import { expect, it } from "vitest";
import type { Sale } from "./generated";
import { sharesOf } from "./sale";

const sale = (...kinds: Sale["kinds"]): Sale => ({ town: "santa-fe", kinds, nuggets: 0 });

it("EP-32: what the town has is added up before it is divided, what it lacks counts point for point", () => {
  const shares = sharesOf(sale({ place: "bank", points: 5, rate: 1 }, { place: "horses", points: 7, rate: 3 }, { place: "saloon", points: 6, rate: 3 }));
  expect(shares).toEqual([
    { places: ["horses", "saloon"], points: 13, rate: 3 },
    { places: ["bank"], points: 5, rate: 1 },
  ]);
});

it("in a town that pays point for point, all is one sum", () => {
  expect(sharesOf(sale({ place: "bank", points: 5, rate: 1 }, { place: "hotel", points: 2, rate: 1 }))).toEqual([{ places: ["bank", "hotel"], points: 7, rate: 1 }]);
  expect(sharesOf(sale())).toEqual([]);
});
