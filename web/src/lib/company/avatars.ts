// What people are known by: a hat, an animal, a thing or a face of the sprite `company`, by who they are. The same for everybody
// who looks, at every table.

export const AVATARS = [
  ...["hat-wide", "hat-bowler", "hat-top", "hat-flat", "horse", "longhorn", "coyote", "owl", "rattler", "cactus"],
  ...["boot", "lantern", "horseshoe", "guitar", "badge", "drover", "rider", "singer", "smith", "scholar", "scout"],
] as const;

/** People at one table differ, as far as there are enough: who sits further on takes the next one that is free. */
export function avatarsOf(people: readonly (string | null)[]): (string | null)[] {
  const taken = new Set<number>();
  return people.map((person) => {
    if (person === null) return null;
    let n = [...person].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7) % AVATARS.length;
    while (taken.has(n) && taken.size < AVATARS.length) n = (n + 1) % AVATARS.length;
    taken.add(n);
    return AVATARS[n]!;
  });
}
