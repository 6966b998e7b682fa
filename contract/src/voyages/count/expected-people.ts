type Sealed = { amends: string | null; people: readonly string[] };

/** Seals that count: the last addition takes the place of those before it; two phones that each sealed count both. */
export function countingSeals<S extends Pick<Sealed, 'amends'>>(seals: readonly S[]): readonly S[] {
  return seals.slice(
    Math.max(
      0,
      seals.findLastIndex(({ amends }) => amends !== null),
    ),
  );
}

/** Who has to come back: everybody whom one of the phones saw leave, since each may know somebody the other does not. */
export const expectedPeople = (seals: readonly Sealed[]): string[] => [
  ...new Set(countingSeals(seals).flatMap(({ people }) => people)),
];
