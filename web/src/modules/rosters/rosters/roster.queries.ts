import type { readRoster } from '@leme/contract/rosters/roster-endpoints';
import { weekOf } from '@leme/contract/rosters/states';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useLiveView } from '#kit/live/live-view.ts';
import type { Prefetch } from '#kit/shell/screen.ts';

const address = 'GET /rosters';
export const shows = ['crew_assignments', 'sessions', 'crew-members'] as const;

/** A week with everybody who works in it; it hears what the crew answers and colleagues plan. */
export function useRoster(week: string) {
  const { tenant } = useSignedIn();
  const input = { week };
  const { query } = useLiveView(
    [address, tenant.id, input],
    { shows },
    (how) => call<typeof readRoster>(address, input, how),
    { placeholderData: (before) => before as never },
  );
  return query;
}

export const prefetchRoster: Prefetch = (client, { id, today }) => {
  const input = { week: weekOf(today) };
  return client.prefetchQuery({
    queryKey: [address, id, input],
    meta: { shows },
    queryFn: ({ signal }) => call<typeof readRoster>(address, input, { signal, background: true }),
  });
};
