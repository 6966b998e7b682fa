import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { ManifestSession, PassengerManifest, recordAttendance } from '@leme/contract/manifest/endpoints';
import { queryClient } from '#kit/query.ts';
import { withBookings } from '../attendance.ts';
import type { QueuedEvent } from './queue-rules.ts';

type Reply = ReplyOf<typeof recordAttendance>;

/**
 * Takes in what the server answered: into every list on the screen, and into the day this device keeps, before the tap
 * leaves the queue, so that a start without a connection shows it too.
 */
export async function acceptReply(
  owner: string,
  events: readonly QueuedEvent[],
  reply: Reply,
): Promise<void> {
  const [, tenantId = ''] = owner.split('.');
  const answered = new Map(reply.bookings.map((booking) => [booking.id, booking]));
  const ids = new Set(answered.keys());
  const days = ['passenger-manifest', tenantId];
  const sessions = ['session-manifest', tenantId];
  if (ids.size > 0) {
    // A list asked for before the answer would bring back what was.
    await Promise.all([days, sessions].map((queryKey) => queryClient.cancelQueries({ queryKey })));
    const change = (day: PassengerManifest) =>
      withBookings(day, ids, (booking) => ({ ...booking, ...answered.get(booking.id) }));
    queryClient.setQueriesData<PassengerManifest>({ queryKey: days }, (day) => day && change(day));
    queryClient.setQueriesData<ManifestSession>(
      { queryKey: sessions },
      (session) =>
        session && {
          ...session,
          bookings: session.bookings.map((booking) => ({ ...booking, ...answered.get(booking.id) })),
        },
    );
    const { changeKeptDays } = await import('./kept-days.ts');
    await changeKeptDays(owner, [...new Set(events.map(({ date }) => date))], change).catch(() => undefined);
  }
  void queryClient.invalidateQueries({ queryKey: ['sessions-manifest', tenantId] });
  if (reply.results.some(({ outcome }) => outcome === 'refused'))
    for (const queryKey of [days, sessions]) void queryClient.invalidateQueries({ queryKey });
}
