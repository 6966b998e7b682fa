import { addDays } from '@leme/contract/kit/values/days';
import type { CrewRosters, readCrewRosters } from '@leme/contract/rosters/own-endpoints';
import { weekOf } from '@leme/contract/rosters/states';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { loadOnce } from '#kit/browser/load-once.ts';
import { askOrKept, ownerHere } from '#kit/outbox/ask-or-kept.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

const address = 'GET /crew-rosters';
export const shows = ['crew_assignments'] as const;

const keptDutiesCode = loadOnce(() => import('./lazy/kept-duties.ts'));

/** This week and the two after it, so that a fortnight ahead is there on any day; what the server answers when it is not asked for days. */
const spanOf = (today: string) => ({ from: weekOf(today), to: addDays(weekOf(today), 20) });

/** From the server, and one's own as this device last saw it where no answer comes. */
const questionOf = (tenant: string, today: string, background?: boolean) => {
  const input = spanOf(today);
  const queryKey: QueryKey = [address, tenant, input];
  return {
    queryKey,
    meta: { shows },
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      askOrKept<CrewRosters>(
        queryKey,
        async () => {
          const found = await call<typeof readCrewRosters>(address, input, { signal, background });
          const owner = ownerHere();
          if (owner)
            void keptDutiesCode()
              .then(({ keepDuties, ownOf }) => keepDuties(owner, ownOf(found)))
              .catch(() => undefined);
          return found;
        },
        async (owner) => (await keptDutiesCode()).seenDuties(owner),
      ),
  };
};

/** One's own duties and who sails when. */
export function useCrewRosters(today: string) {
  const { tenant } = useSignedIn();
  return useQuery<CrewRosters>({ ...questionOf(tenant.id, today), refetchOnWindowFocus: true });
}

export const prefetchCrewRosters: Prefetch = (client, { id, today }) =>
  client.prefetchQuery(questionOf(id, today, true));
