import { fillPositions } from '../../crew/engine/fill-positions.ts';
import type { Duty } from './working-day.ts';
import { minutesOf } from './working-day.ts';

type Filled<Place, Person> = {
  place: Place;
  person: Person;
  /** How long the person worked that week before, and how many others could have had the place: without a warning, where nothing warns of the person. */
  minutes: number;
  others: number;
};
type Open<Place, Person, Lack> = {
  place: Place;
  nearest: readonly { person: Person; lacks: readonly Lack[] }[];
};

/** What is asked of the people while departures are filled one after the other: `given` are the duties given on the way. */
export type Asking<Departure, Place, Person, Lack> = {
  dutyOf: (departure: Departure) => Duty;
  placesOf: (departure: Departure) => readonly Place[];
  minutesOf: (person: Person) => number;
  /** What keeps the person away, and whether something only warns. */
  standingOf: (
    person: Person,
    asked: { departure: Departure; place: Place; given: readonly Duty[] },
  ) => { lacks: readonly Lack[]; warns: boolean };
};

/**
 * Fills departures in their order, each by `fillPositions` among those who may: whom nothing warns of before the others, and
 * the fewest hours of the week first; what somebody was given counts for the next one.
 */
export function fillDepartures<Departure, Place, Person, Lack>(
  departures: readonly Departure[],
  people: readonly Person[],
  asking: Asking<Departure, Place, Person, Lack>,
) {
  const given = new Map<Person, Duty[]>();
  const minutes = new Map(people.map((person) => [person, asking.minutesOf(person)]));
  const minutesBy = (person: Person) => minutes.get(person) ?? 0;
  return departures.map((departure) => {
    const duty = asking.dutyOf(departure);
    const least = people.toSorted((one, other) => minutesBy(one) - minutesBy(other));
    const places = asking.placesOf(departure);
    const known = new Map(
      places.map((place) => [
        place,
        new Map(
          people.map((person) => {
            const asked = { departure, place, given: given.get(person) ?? [] };
            return [person, asking.standingOf(person, asked)] as const;
          }),
        ),
      ]),
    );
    const lacksOf = (person: Person, place: Place) => known.get(place)?.get(person)?.lacks ?? [];
    const warns = (person: Person, place: Place) => known.get(place)?.get(person)?.warns ?? false;
    const result = fillPositions(places, least, lacksOf, warns);
    const taken = new Set(result.filled.map(({ person }) => person));
    const filled: Filled<Place, Person>[] = result.filled.map(({ place, person }) => ({
      place,
      person,
      minutes: minutesBy(person),
      others: people.filter(
        (each) =>
          !taken.has(each) &&
          lacksOf(each, place).length === 0 &&
          (warns(person, place) || !warns(each, place)),
      ).length,
    }));
    for (const { person } of filled) {
      given.set(person, [...(given.get(person) ?? []), duty]);
      minutes.set(person, minutesBy(person) + minutesOf(duty));
    }
    const open: readonly Open<Place, Person, Lack>[] = result.open;
    return { departure, filled, open };
  });
}
