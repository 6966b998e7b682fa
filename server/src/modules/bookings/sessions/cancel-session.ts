import { bookings } from '@leme/contract/bookings/bookings';
import { cancelSession, type SessionRow } from '@leme/contract/bookings/endpoints';
import { sessions } from '@leme/contract/bookings/sessions';
import { Problem } from '@leme/contract/kit/problem';
import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import type { TimedWork, Work } from '#kit/work';
import { returnSpecialPrices } from '#modules/pricing/public';
import { boatsInWords, sessionInWords } from '../history/in-words.ts';
import { allBookings } from '../partner-scope.ts';
import { leaveBoats, lockPeople, refuseAboard } from '../party/booking-people.ts';
import { addLines } from '../price/adjustments.ts';
import { endAllotmentsOf } from '../seats/allotments.ts';
import { lockSeats } from '../seats/people-limit.ts';
import { release } from '../seats/seats.ts';
import { readSession } from './session-queries.ts';

export const servesSessionCancellation = serve(cancelSession, async ({ input, tx, actor, clock, hooks }) => {
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
  const work = { tx, actor, now: clock.now() };
  await callOff(work, current, { open, reason, kind: input.kind });
  await hooks.followsSailing(work, [id], { frees: true });
  return await readSession(tx, actor, id);
});

type Open = Awaited<ReturnType<typeof openBookings>>;
type Why = { open: Open; reason: string | null; kind: 'weather' | 'boat' | 'company' | 'authority' };

/** Cancels a session whose seats are held, with the bookings that are open in it, and frees its boats. */
export async function callOff(
  work: TimedWork,
  current: SessionRow,
  { open, reason, kind }: Why,
): Promise<SessionRow> {
  const { tx, actor, now } = work;
  const { id } = current;
  const ids = open.map((booking) => booking.id);
  const people = await lockPeople(tx, actor.tenantId, ids);
  refuseAboard(people);
  cancelBookings({ tx, actor }, open, {
    cancel_reason: reason,
    cancel_kind: kind,
    cancelled_at: now.toString(),
  });
  const sum = (of: 'seats' | 'people') => open.reduce((total, booking) => total + booking[of], 0);
  release(tx, actor.tenantId, id, { seats: sum('seats'), people: sum('people') });
  await endAllotmentsOf(tx, actor.tenantId, id, now);
  leaveBoats(tx, actor.tenantId, ids);
  await returnSpecialPrices(work, ids);
  tx.send(
    db
      .updateTable('sessions')
      .set({
        status: 'cancelled',
        cancel_reason: reason,
        version: current.version + 1,
        updated_at: sql`now()`,
      })
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
    before: {
      status: booking.status,
      total_price: booking.total_price,
      boats: boatsInWords(current.boats, peopleOf.get(booking.id) ?? []),
    },
    after: { status: 'cancelled', cancel_reason: reason, cancel_kind: kind, total_price: 0 },
  }));
  record({ tx, actor }, bookings, steps);
  return cancelled;
}

/** The bookings of a session that would be cancelled with it. */
export function openBookings(tx: Tx, actor: Actor, session_id: string) {
  return tx.rows(
    allBookings(actor.tenantId)
      .select(['id', 'customer_name', 'status', 'seats', 'people', 'total_price'])
      .where('session_id', '=', session_id)
      .where('status', 'in', ['confirmed', 'on_hold'])
      .orderBy('customer_name')
      .orderBy('id'),
  );
}

function cancelBookings(
  { tx, actor }: Work,
  open: readonly { id: string; total_price: number }[],
  why: { cancel_reason: string | null; cancel_kind: string; cancelled_at: string },
): void {
  const ids = open.map(({ id }) => id);
  const { cancel_reason: reason } = why;
  for (const { id, total_price } of open)
    addLines({ tx, actor }, id, [{ kind: 'cancellation', cents: -toCents(total_price), reason }]);
  tx.send(
    db
      .updateTable('bookings')
      .set({ ...why, status: 'cancelled', total_price: 0, version: sql`version + 1`, updated_at: sql`now()` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`),
  );
}
