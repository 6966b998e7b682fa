import { expectedPeople } from '@leme/contract/voyages/count/expected-people';
import { foldCount } from '@leme/contract/voyages/count/fold-count';
import { decideDeparture } from '@leme/contract/voyages/gate/decide-departure';
import type { DayFacts, Departing, readDepartureFacts } from '@leme/contract/voyages/gate/gate-endpoints';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { askOrKept, ownerHere } from '#kit/outbox/ask-or-kept.ts';
import { useOutboxState } from '#kit/outbox/own-outbox.ts';
import { departuresKey } from '../../pier/lazy/departures/apply-to-departures.ts';
import { keepDepartures, seenDepartures } from '../../pier/lazy/departures/kept-departures.ts';
import { paintDepartures } from '../../pier/lazy/departures/paint-departures.ts';

/** The departures of today: from the server or as this device last saw them, with what was said and marked here. */
export function useDepartures({ enabled = true } = {}): UseQueryResult<DayFacts> {
  const { tenant } = useSignedIn();
  const { queued } = useOutboxState();
  const queryKey = departuresKey(tenant.id);
  const query = useQuery<DayFacts>({
    queryKey,
    enabled,
    meta: { shows: ['logbook', 'sessions', 'bookings', 'boats', 'alerts', 'crew-members'] },
    queryFn: ({ signal }) =>
      askOrKept(
        queryKey,
        async () => {
          const facts = await call<typeof readDepartureFacts>('GET /departure-facts', {}, { signal });
          const owner = ownerHere();
          if (owner) void keepDepartures(owner, facts);
          return facts;
        },
        seenDepartures,
      ),
  });
  const data = useMemo(() => query.data && paintDepartures(query.data, queued), [query.data, queued]);
  return { ...query, data } as UseQueryResult<DayFacts>;
}

/** Whether a boat may cast off, before anybody counted. */
export const gateOf = ({ facts }: Departing) => decideDeparture(facts);

/** Who has to come back, and how their count stands. */
export function countOf({ seals, said }: Departing) {
  const people = expectedPeople(seals);
  return { people, ...foldCount(people, said) };
}
