import { contractVersion } from '@leme/contract/tenancy/rules';
import type { EventResult, noteVoyages } from '@leme/contract/voyages/logbook/endpoints';
import { call } from '#kit/api/api.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { deviceId } from '#kit/device/device-id.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import type { Outcome } from '#kit/outbox/rules.ts';
import { applyVoyages } from '../../pier/lazy/apply-voyages.ts';
import { applyToDepartures } from '../../pier/lazy/departures/apply-to-departures.ts';
import type { QueuedVoyage } from '../queue-rules.ts';

/** What the server said of what this page sent, by its id. */
export const answered = new Map<string, EventResult>();

/** Hands in what was said of voyages, with how long ago it was said; sent again under the same ids it is known. */
export async function sendVoyages(
  owner: string,
  entries: readonly QueuedVoyage[],
  signal: AbortSignal,
): Promise<readonly Outcome[]> {
  const [user_id = null] = owner.split('.');
  const { results } = await call<typeof noteVoyages>(
    'POST /logbook-events',
    {
      device_id: deviceId(),
      user_id,
      contract_version: contractVersion,
      sent_at: new Date().toISOString(),
      events: entries.map(({ event, client_time }) => ({ ...event, client_time })),
    },
    { background: true, signal },
  );
  for (const result of results) answered.set(result.id, result);
  await applyVoyages(owner, entries, results);
  await applyToDepartures(owner, entries, results);
  void refetchShowing(queryClient, ['logbook', 'sessions', 'motors', 'alerts']);
  return results;
}
