import type { DayFacts } from '@leme/contract/voyages/gate/gate-endpoints';
import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '#kit/api/query-client.ts';
import type { Entry, Outcome } from '#kit/outbox/rules.ts';
import { keepDepartures, seenDepartures } from './kept-departures.ts';
import { keepSealsOf } from './kept-seals.ts';
import { paintDepartures } from './paint-departures.ts';

/** Where what the server says of departures lies. */
export const departuresKey = (tenant_id: string): QueryKey => ['GET /departure-facts', tenant_id, {}];

/**
 * Puts what the server took into the departures on the screen and into those this device keeps, before it leaves the queue,
 * so that a start without a connection shows it too.
 */
export async function applyToDepartures(
  owner: string,
  entries: readonly Entry[],
  results: readonly Pick<Outcome, 'id' | 'outcome'>[],
): Promise<void> {
  const taken = new Set(results.flatMap(({ id, outcome }) => (outcome === 'stored' ? id : [])));
  const stored = entries.filter(({ id }) => taken.has(id));
  if (stored.length === 0) return;
  await keepSealsOf(owner, stored);
  const [, tenant_id = ''] = owner.split('.');
  const queryKey = departuresKey(tenant_id);
  // An answer asked for before would bring back what was.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<DayFacts>(queryKey, (facts) => facts && paintDepartures(facts, stored));
  const seen = await seenDepartures(owner).catch(() => null);
  if (seen) await keepDepartures(owner, paintDepartures(seen.data, stored), seen.seen_at);
}
