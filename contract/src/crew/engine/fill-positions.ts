/** A place aboard that is open, with whom comes nearest to filling it and what each lacks. */
type Open<Place, Person, Lack> = {
  place: Place;
  nearest: readonly { person: Person; lacks: readonly Lack[] }[];
};
type Filling<Place, Person, Lack> = {
  filled: readonly { place: Place; person: Person }[];
  open: readonly Open<Place, Person, Lack>[];
};

const mostNearest = 3;

/**
 * Who takes which place so that as many as can be are taken and nobody stands twice: whoever comes later makes room where
 * somebody before may go elsewhere, so the choice never depends on who was asked first. `lacksOf` says what a person lacks
 * for a place; nothing means that the person may. Whoever is `spared` for a place has it only where nobody else can.
 */
export function fillPositions<Place, Person, Lack>(
  places: readonly Place[],
  people: readonly Person[],
  lacksOf: (person: Person, place: Place) => readonly Lack[],
  isSpared: (person: Person, place: Place) => boolean = () => false,
): Filling<Place, Person, Lack> {
  const lacks = places.map((place) => people.map((person) => lacksOf(person, place)));
  const spared = places.map((place) => people.map((person) => isSpared(person, place)));
  /** By place, who has it. */
  const holder = new Map<number, number>();
  const placeOf = new Map<number, number>();

  /** Finds somebody for a place, moving those who stand elsewhere where that makes room. */
  function fill(at: number, tried: Set<number>, takesAll: boolean): boolean {
    for (const [who, lacking] of (lacks[at] ?? []).entries()) {
      if (lacking.length > 0 || tried.has(who) || (spared[at]?.[who] && !takesAll)) continue;
      tried.add(who);
      const before = placeOf.get(who);
      if (before !== undefined && !fill(before, tried, takesAll)) continue;
      holder.set(at, who);
      placeOf.set(who, at);
      return true;
    }
    return false;
  }
  for (const takesAll of [false, true])
    for (const at of places.keys()) if (!holder.has(at)) fill(at, new Set(), takesAll);

  const filled = places.flatMap((place, at) => {
    const who = holder.get(at);
    return who === undefined ? [] : [{ place, person: people[who] as Person }];
  });
  const open = places.flatMap((place, at) => {
    if (holder.has(at)) return [];
    const free = people.flatMap((person, who) =>
      placeOf.has(who) ? [] : [{ person, lacks: lacks[at]?.[who] ?? [] }],
    );
    const nearest = free.toSorted((one, other) => one.lacks.length - other.lacks.length);
    return [{ place, nearest: nearest.slice(0, mostNearest) }];
  });
  return { filled, open };
}
