import { contractVersion } from '@leme/contract/tenancy/rules';
import type { noteFuel } from '@leme/contract/voyages/fuel/endpoints';
import type { FillWarning } from '@leme/contract/voyages/fuel/fill-warnings';
import { call } from '#kit/api/api.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { deviceId } from '#kit/device/device-id.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import type { Outcome } from '#kit/outbox/rules.ts';
import type { QueuedFuel } from '../queue-rules.ts';

/** What looked wrong of what this page sent, by its id. */
export const warned = new Map<string, readonly FillWarning[]>();

/** Hands in what boats were fuelled with; sent again under the same ids it is known. */
export async function sendFuel(
  owner: string,
  entries: readonly QueuedFuel[],
  signal: AbortSignal,
): Promise<readonly Outcome[]> {
  const [user_id = null] = owner.split('.');
  const { results } = await call<typeof noteFuel>(
    'POST /quick-fuel',
    {
      device_id: deviceId(),
      user_id,
      contract_version: contractVersion,
      sent_at: new Date().toISOString(),
      events: entries.map(({ event }) => event),
    },
    { background: true, signal },
  );
  for (const { id, warnings } of results) warned.set(id, warnings);
  void refetchShowing(queryClient, ['quick-fuel', 'motors']);
  return results;
}
