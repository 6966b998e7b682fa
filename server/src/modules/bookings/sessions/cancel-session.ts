import { bookings } from '@leme/contract/bookings/bookings';
import { cancelSession } from '@leme/contract/bookings/endpoints';
import { sessions } from '@leme/contract/bookings/sessions';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import type { Work } from '#kit/work';
import { boatsInWords, sessionInWords } from '../history/in-words.ts';
import { allBookings } from '../partner-scope.ts';
import { leaveBoats, lockPeople, refuseAboard } from '../party/booking-people.ts';
import { lockSeats } from '../seats/people-limit.ts';
import { release } from '../seats/seats.ts';
import { readSession } from './session-queries.ts';

export const servesSessionCancellation = serve(cancelSession, async ({ input, tx, actor, clock }) => {
  const { id, version, reason } = input;
  // Nobody books, moves in or is allocated between the look and the cancellation.
  await lockSeats(tx, actor.tenantId, [id]);
  const current = await readSession(tx, actor, id);
  if (current.status === 'cancelled') return current;
  if (current.version !== version)
    throw new Problem('stale-version', { params: { current, yours: { status: 'cancelled' } } });
  const open = await openBookings(tx, actor, id);
  if (open.length > 0 && !input.cancel_bookings) {
    const customers = open.slice(0, 50).map((row) => row.customer_name);
    throw new Problem('session-has-bookings', { params: { customers } });
  }
  const ids = open.map((booking) => booking.id);
  const people = await lockPeople(tx, actor.tenantId, ids);
  refuseAboard(people);
  const now = clock.now().toString();
  cancelBookings({ tx, actor }, ids, { cancel_reason: reason, cancelled_at: now });
  const sum = (of: 'seats' | 'people') => open.reduce((total, booking) => total + booking[of], 0);
  release(tx, actor.tenantId, id, { seats: sum('seats'), people: sum('people') });
  leaveBoats(tx, actor.tenantId, ids);
  tx.send(
    db
      .updateTable('sessions')
      .set({ status: 'cancelled', cancel_reason: reason, version: version + 1, updated_at: sql`now()` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id),
  );
  tx.send(
    db
      .updateTable('session_boats')
      .set({ cancelled: true })
      .where('tenant_id', '=', actor.tenantId)
      .where('session_id', '=', id),
  );
  const cancelled = await readSession(tx, actor, id);
  const states = { before: sessionInWords(current), after: sessionInWords(cancelled) };
  record({ tx, actor }, sessions, { id, action: 'updated', kind: 'removed', ...states });
  const peopleOf = Map.groupBy(people, ({ booking_id }) => booking_id);
  const steps = open.map((booking) => ({
    id: booking.id,
    action: 'updated' as const,
    kind: 'removed' as const,
    before: { status: booking.status, boats: boatsInWords(current.boats, peopleOf.get(booking.id) ?? []) },
    after: { status: 'cancelled', cancel_reason: reason },
  }));
  record({ tx, actor }, bookings, steps);
  return cancelled;
});

function openBookings(tx: Tx, actor: Actor, session_id: string) {
  return tx.rows(
    allBookings(actor.tenantId)
      .select(['id', 'customer_name', 'status', 'seats', 'people'])
      .where('session_id', '=', session_id)
      .where('status', 'in', ['confirmed', 'on_hold'])
      .orderBy('customer_name')
      .orderBy('id'),
  );
}

function cancelBookings(
  { tx, actor }: Work,
  ids: readonly string[],
  why: { cancel_reason: string | null; cancelled_at: string },
): void {
  tx.send(
    db
      .updateTable('bookings')
      .set({ ...why, status: 'cancelled', version: sql`version + 1`, updated_at: sql`now()` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`),
  );
}
