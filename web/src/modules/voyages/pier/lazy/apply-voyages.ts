import type { EventResult } from '@leme/contract/voyages/logbook/endpoints';
import type { PierData } from '@leme/contract/voyages/logbook/pier-data';
import { queryClient } from '#kit/api/query-client.ts';
import type { QueuedVoyage } from '../../outbox/queue-rules.ts';
import { paintPier } from '../paint-pier.ts';
import { pierKey } from '../use-pier-data.ts';
import { keepPier, seenPier } from './kept-pier.ts';

/**
 * Puts what the server answered into the quay on the screen and into the one this device keeps, before it leaves the queue,
 * so that a start without a connection shows it too.
 */
export async function applyVoyages(
  owner: string,
  entries: readonly QueuedVoyage[],
  results: readonly EventResult[],
): Promise<void> {
  const answers = new Map(results.map((result) => [result.id, result]));
  // What was known is in what the server says of the quay.
  const stored = entries.flatMap((entry) => {
    const { outcome, voyage_id } = answers.get(entry.id) ?? {};
    if (outcome !== 'stored') return [];
    return [{ ...entry, event: { ...entry.event, voyage_id: voyage_id ?? entry.event.voyage_id } }];
  });
  if (stored.length === 0) return;
  const change = (data: PierData): PierData => {
    const painted = paintPier(data, stored);
    const standing = new Map(results.map((result) => [result.voyage_id, result]));
    return {
      ...painted,
      voyages: painted.voyages.map((voyage) => {
        const { status = voyage.status, why = voyage.why } = standing.get(voyage.id) ?? {};
        return { ...voyage, status: status ?? voyage.status, why };
      }),
    };
  };
  const [, tenant_id = ''] = owner.split('.');
  const queryKey = pierKey(tenant_id);
  // An answer asked for before would bring back what was.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<PierData>(queryKey, (data) => data && change(data));
  const seen = await seenPier(owner).catch(() => null);
  if (seen) await keepPier(owner, change(seen.data), seen.seen_at);
}
