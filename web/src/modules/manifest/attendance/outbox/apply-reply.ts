import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type {
  ManifestBooking,
  ManifestSession,
  PassengerManifest,
  recordAttendance,
} from '@leme/contract/manifest/endpoints';
import { queryClient } from '#kit/api/query-client.ts';
import { withBookings } from '../attendance.ts';
import { keptDaysCode } from './kept-days-code.ts';
import type { QueuedEvent } from './queue-rules.ts';

type Reply = ReplyOf<typeof recordAttendance>;

const listsOf = (owner: string) => {
  const [, tenantId = ''] = owner.split('.');
  return {
    days: ['passenger-manifest', tenantId],
    sessions: ['session-manifest', tenantId],
    cards: ['sessions-manifest', tenantId],
  };
};

/** Takes in what the server answered to marks. */
export async function applyReply(owner: string, events: readonly QueuedEvent[], reply: Reply): Promise<void> {
  const { days, sessions, cards } = listsOf(owner);
  const dates = [...new Set(events.map(({ date }) => date))];
  await applyBookings(owner, dates, new Map(reply.bookings.map((booking) => [booking.id, booking])));
  void queryClient.invalidateQueries({ queryKey: cards });
  if (reply.results.some(({ outcome }) => outcome === 'refused'))
    for (const queryKey of [days, sessions]) void queryClient.invalidateQueries({ queryKey });
}

/**
 * Puts what the server says of bookings into every list on the screen, and into the days this device keeps, before what
 * it answers leaves the queue, so that a start without a connection shows it too.
 */
export async function applyBookings(
  owner: string,
  dates: readonly string[],
  answered: ReadonlyMap<string, Partial<ManifestBooking>>,
): Promise<void> {
  if (answered.size === 0) return;
  const { days, sessions } = listsOf(owner);
  // A list asked for before the answer would bring back what was; it may have been asked for more than this, so again. So is
  // one that got no answer: what this device kept is of before, and now there is a signal.
  const again = [days, sessions].flatMap((queryKey) =>
    queryClient.getQueryCache().findAll({
      queryKey,
      predicate: ({ state }) => state.fetchStatus !== 'idle' || state.status === 'error',
    }),
  );
  await Promise.all([days, sessions].map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const put = (booking: ManifestBooking) => ({ ...booking, ...answered.get(booking.id) });
  const change = (day: PassengerManifest) => withBookings(day, new Set(answered.keys()), put);
  queryClient.setQueriesData<PassengerManifest>({ queryKey: days }, (day) => day && change(day));
  queryClient.setQueriesData<ManifestSession>(
    { queryKey: sessions },
    (session) => session && { ...session, bookings: session.bookings.map(put) },
  );
  for (const { queryKey } of again)
    void queryClient.refetchQueries({ queryKey, exact: true, type: 'active' });
  const { noteAnswers } = await keptDaysCode();
  await noteAnswers(owner, dates, Object.fromEntries(answered)).catch(() => undefined);
}
