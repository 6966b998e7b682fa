import { foldCount } from '@leme/contract/voyages/count/fold-count';
import { decideDeparture } from '@leme/contract/voyages/gate/decide-departure';
import type { Departing, readDepartureFacts } from '@leme/contract/voyages/gate/gate-endpoints';
import { useAsk } from '#kit/live/use-ask.ts';

/** What is known of the departures of a day, asked again when anything it leans on changes. */
export function useDepartures(date?: string) {
  return useAsk<typeof readDepartureFacts>('GET /departure-facts', date === undefined ? {} : { date }, {
    shows: ['logbook', 'sessions', 'bookings', 'boats', 'alerts', 'crew-members'],
  });
}

/** Whether a boat may cast off, before anybody counted. */
export const gateOf = ({ facts }: Departing) => decideDeparture(facts);

/** Who left by the last seal, and how their count stands. */
export function countOf({ seals, said }: Departing) {
  const people = seals.at(-1)?.people ?? [];
  return { people, ...foldCount(people, said) };
}
