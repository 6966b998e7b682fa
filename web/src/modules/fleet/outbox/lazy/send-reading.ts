import type { postReading } from '@leme/contract/fleet/motors/endpoints';
import { call, NetworkProblem } from '#kit/api/api.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { currentAuthSession, isSignedInAs } from '#kit/auth-session/auth-session-store.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import type { Outcome } from '#kit/outbox/rules.ts';
import type { QueuedReading } from '../queue-rules.ts';

/** Hands in what a dial said; sent again under the same id it is one reading. What cannot be right is kept for review there. */
export async function sendReading(
  owner: string,
  { id, reading }: QueuedReading,
  signal: AbortSignal,
): Promise<Outcome> {
  // In the name of who read the dial, never of who signed in here since.
  if (!isSignedInAs(owner) || currentAuthSession().isRemembered) throw new NetworkProblem('lost');
  await call<typeof postReading>('POST /motors/:id/readings', reading, { background: true, signal, key: id });
  void refetchShowing(queryClient, ['motors']);
  return { id, outcome: 'stored', reason: null };
}
