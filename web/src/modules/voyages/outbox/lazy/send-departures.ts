import { contractVersion } from '@leme/contract/tenancy/rules';
import type { noteDepartures } from '@leme/contract/voyages/count/departure-events';
import { call } from '#kit/api/api.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { deviceId } from '#kit/device/device-id.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import type { Outcome } from '#kit/outbox/rules.ts';
import { applyToDepartures } from '../../pier/lazy/departures/apply-to-departures.ts';
import type { QueuedDeparture } from '../queue-rules.ts';

/** Hands in what was said of departures, with how long ago it was said; sent again under the same ids it is known. */
export async function sendDepartures(
  owner: string,
  entries: readonly QueuedDeparture[],
  signal: AbortSignal,
): Promise<readonly Outcome[]> {
  const [user_id = null] = owner.split('.');
  const { results } = await call<typeof noteDepartures>(
    'POST /departure-events',
    {
      device_id: deviceId(),
      user_id,
      contract_version: contractVersion,
      sent_at: new Date().toISOString(),
      events: entries.map(({ event, client_time }) => ({ ...event, client_time })),
    },
    { background: true, signal },
  );
  await applyToDepartures(owner, entries, results);
  void refetchShowing(queryClient, ['logbook', 'sessions', 'alerts']);
  return results;
}
