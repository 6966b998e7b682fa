import { moveBooking } from '@leme/contract/bookings/booking-change-endpoints';
import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { faults, Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Clock } from '#kit/clock';
import { serve } from '#kit/serve';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';
import { peopleByBoat, peopleIn, requirePlaces } from './boat-places.ts';
import { lockPeople, refuseAboard } from './booking-people.ts';
import { readBooking } from './booking-queries.ts';
import { changeBooking } from './change-booking.ts';
import { placeOf, planProduct, writeProduct } from './change-product.ts';
import { livingBooking } from './living-booking.ts';
import { lockSeats } from './people-limit.ts';
import { claim, release } from './seats.ts';
import { boatsOf } from './session-queries.ts';

/** Seats change hands in one transaction that holds both sessions, in the order of their ids. */
export const servesBookingMove = serve(moveBooking, async ({ input, tx, actor, clock, hooks }) => {
  const { id, version, session_id, boat_id, price } = input;
  const wish = { id, version, yours: { session_id, boat_id } };
  const booking = await livingBooking(tx, actor, wish);
  const stays = booking.session_id === session_id;
  if (stays && boat_id === undefined) throw new Problem('nothing-to-move');
  await lockSeats(tx, actor.tenantId, [booking.session_id, session_id]);
  await requireTarget(tx, actor, { session_id, clock, stays });
  const people = await lockPeople(tx, actor.tenantId, [id]);
  const goesTo = boat_id ?? null;
  if (stays && people.every((person) => person.boat_id === goesTo)) throw new Problem('nothing-to-move');
  if (!stays) refuseAboard(people);
  if (goesTo) await requireBoat(tx, actor, { session_id, boat_id: goesTo, booking });
  const to = stays ? undefined : await placeOf(tx, actor, session_id);
  const product = to ? await planProduct(tx, actor, booking, to, price) : null;
  const seats = product?.seats ?? booking.seats;
  if (!stays) await claim(tx, actor.tenantId, session_id, { seats, people: booking.people });
  const moved = { session_id, seats, checkin: false, no_show: false };
  const priced = product?.isNew ? { total_price: product.after } : {};
  await changeBooking(tx, actor, wish, stays ? {} : { ...moved, ...priced });
  if (!stays) {
    if (product) writeProduct(tx, actor, id, product);
    release(tx, actor.tenantId, booking.session_id, booking);
    // Who did not come to the old session is expected at the new one.
    const absent = people.filter(({ status }) => status !== 'pending');
    await hooks.expectsAnew({ tx, actor, now: clock.now() }, absent);
  }
  boardBoat(tx, actor, id, goesTo);
  return await readBooking(tx, actor, id);
});

async function requireTarget(
  tx: Tx,
  actor: Actor,
  { session_id, clock, stays }: { session_id: string; clock: Clock; stays: boolean },
): Promise<void> {
  const target = await tx.first(
    db
      .selectFrom('sessions')
      .select(['status', 'ends_at'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', session_id),
  );
  if (!target) throw faults([{ pointer: '/session_id', code: 'unknown' }]);
  if (target.status === 'cancelled') throw new Problem('session-cancelled');
  const isOver = Temporal.Instant.compare(Temporal.Instant.from(target.ends_at), clock.now()) <= 0;
  if (!stays && isOver) throw new Problem('session-finished');
}

async function requireBoat(
  tx: Tx,
  actor: Actor,
  { session_id, boat_id, booking }: { session_id: string; boat_id: string; booking: BookingRow },
): Promise<void> {
  const [rows, others] = await Promise.all([
    boatsOf(tx, actor.tenantId, [session_id]),
    tx.rows(peopleByBoat(actor.tenantId, [session_id]).where('b.id', '<>', booking.id)),
  ]);
  const boats = rows.flatMap(({ id, boat_name, capacity }) => (id ? [{ id, boat_name, capacity }] : []));
  const boat = actor.partner ? undefined : boats.find(({ id }) => id === boat_id);
  if (!boat) throw faults([{ pointer: '/boat_id', code: 'unknown' }]);
  requirePlaces(
    { boat_name: boat.boat_name ?? '', capacity: boat.capacity },
    peopleIn(others, { id: session_id, boats }, boat_id),
    booking.people,
  );
}

function boardBoat(tx: Tx, actor: Actor, booking_id: string, boat_id: string | null): void {
  tx.send(
    db
      .updateTable('manifest_passengers')
      .set({ boat_id, version: sql`version + 1` })
      .where('tenant_id', '=', actor.tenantId)
      .where('booking_id', '=', booking_id)
      .where(sql<boolean>`boat_id is distinct from ${boat_id}::uuid`),
  );
}
