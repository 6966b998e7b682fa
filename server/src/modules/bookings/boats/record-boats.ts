import { bookings } from '@leme/contract/bookings/bookings';
import { record } from '#kit/resource/history/record';
import type { Work } from '#kit/work';
import { type Boats, boatsInWords } from '../history/in-words.ts';

type Traveller = { id: string; booking_id: string; boat_id: string | null };

/** Who was given which boat is told of the people, and stands in the history of their booking. */
const boarding = { ...bookings, live: 'booking_passengers' } as const;

/** Notes in each booking which boats its people had and which they are given; who keeps a boat is nobody's news. */
export function recordBoats<Person extends Traveller>(
  work: Work,
  boats: Boats,
  people: readonly Person[],
  given: (person: Person) => string | null,
): void {
  const steps = [...Map.groupBy(people, ({ booking_id }) => booking_id)].flatMap(([id, those]) => {
    const moved = those.filter((person) => given(person) !== person.boat_id);
    if (moved.length === 0) return [];
    const after = those.map((person) => ({ boat_id: given(person) }));
    return {
      id,
      action: 'updated' as const,
      tells: moved.map((person) => person.id),
      before: { boats: boatsInWords(boats, those) },
      after: { boats: boatsInWords(boats, after) },
    };
  });
  record(work, boarding, steps);
}
