import { moveBooking } from '@leme/contract/bookings/booking-change-endpoints';
import { bookings } from '@leme/contract/bookings/bookings';
import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { faults, Problem } from '@leme/contract/kit/problem';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Clock } from '#kit/clock';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { differences, record } from '#kit/resource/history/record';
import type { TimedWork, Work } from '#kit/work';
import { peopleByBoat, peopleIn, requirePlaces } from '../boats/boat-places.ts';
import { activeBooking } from '../booking/active-booking.ts';
import { findBooking, shownTo } from '../booking/booking-queries.ts';
import { changeBooking } from '../booking/change-booking.ts';
import { expireHolds } from '../booking/expire-holds.ts';
import { boatsInWords, bookingInWords, departureInWords } from '../history/in-words.ts';
import { queueLetter } from '../letters/queue-letter.ts';
import { lockPeople, refuseAboard } from '../party/booking-people.ts';
import { addLines } from '../price/adjustments.ts';
import { departureToSell } from '../price/departure-to-sell.ts';
import { feeOf } from '../price/fee-of.ts';
import { requireAlone } from '../price/require-alone.ts';
import { settleAllotments } from '../seats/allotments.ts';
import { lockSeats } from '../seats/people-limit.ts';
import { claim, release } from '../seats/seats.ts';
import { boatsOf } from '../sessions/session-queries.ts';
import { type ProductChange, placeOf, planProduct, productInWords, writeProduct } from './change-product.ts';

/** Seats change hands in one transaction that holds both sessions, in the order of their ids. */
export const servesBookingMove = serve(moveBooking, async ({ input, tx, actor, clock, hooks }) => {
  const { id, version, session_id, boat_id, price } = input;
  const wish = { id, version, yours: { session_id, boat_id } };
  const booking = await activeBooking(tx, actor, wish);
  const stays = booking.session_id === session_id;
  if (stays && boat_id === undefined) throw new Problem('nothing-to-move');
  await lockSeats(tx, actor.tenantId, [booking.session_id, session_id]);
  await requireTarget(tx, actor, { session_id, clock, stays });
  const people = await lockPeople(tx, actor.tenantId, [id]);
  const goesTo = boat_id ?? null;
  if (stays && people.every((person) => person.boat_id === goesTo)) throw new Problem('nothing-to-move');
  if (!stays) refuseAboard(people);
  if (goesTo) await requireBoat(tx, actor, { session_id, boat_id: goesTo, booking });
  const work = { tx, actor, now: clock.now() };
  const places = stays ? null : await placesOf(work, booking, session_id);
  const product = places ? await planProduct(work, booking, places, price) : null;
  const seats = product?.seats ?? booking.seats;
  const fee = places && input.fee && !actor.partner ? await feeOf(work, booking.id) : 0;
  if (!stays) await claim(tx, actor.tenantId, session_id, { seats, people: booking.people });
  await changeBooking(work, wish, places ? columnsOf(places, { seats, product, booking, fee }) : {});
  if (!stays) {
    if (product) await writeProduct(work, id, product);
    addLines(work, id, [{ kind: 'fee', cents: fee, reason: null }]);
    release(tx, actor.tenantId, booking.session_id, booking);
    await settleAllotments(tx, actor.tenantId, [id]);
    // Who did not come to the old session is expected at the new one.
    const absent = people.filter(({ status }) => status !== 'pending');
    await hooks.expectsAnew({ tx, actor, now: clock.now() }, absent);
  }
  boardBoat({ tx, actor }, id, goesTo);
  const [moved, boats] = await Promise.all([
    findBooking({ tx, actor }, id),
    boatsOf(tx, actor.tenantId, [booking.session_id, session_id]),
  ]);
  const changes = differences(
    {
      ...bookingInWords(booking),
      session_id: places && departureInWords(places.from),
      boats: boatsInWords(boats, people),
    },
    {
      ...bookingInWords(moved),
      session_id: places && departureInWords(places.to),
      boats: goesTo && boatsInWords(boats, [{ boat_id: goesTo }]),
    },
  );
  record({ tx, actor }, bookings, {
    id,
    action: 'updated',
    changes: { ...changes, ...(product && productInWords(product)), ...feeInWords(fee) },
  });
  if (input.sends_letter) await queueLetter(work, 'change', id);
  return shownTo(actor, moved);
});

function feeInWords(fee: number) {
  if (fee === 0) return {};
  return { adjustment: [null, 'fee'], adjustment_amount: [null, toReais(fee)] } as const;
}

/** Where a booking is and where it goes; what has ended there is released, and a private one it has for itself. */
async function placesOf(work: TimedWork, { id, session_id }: BookingRow, to: string) {
  const { tx, actor, now } = work;
  const [before, after, session] = await Promise.all([
    placeOf(tx, actor, session_id),
    placeOf(tx, actor, to),
    departureToSell(work, to),
  ]);
  if (session.has_ended) await expireHolds(tx, actor.tenantId, now, [to]);
  await requireAlone(work, session, id);
  return { from: before, to: after, session };
}

type Places = Awaited<ReturnType<typeof placesOf>>;
type Moving = { seats: number; product: ProductChange; booking: BookingRow; fee: number };

/** What a booking takes from its new departure. */
function columnsOf({ session }: Places, { seats, product, booking, fee }: Moving) {
  const { id: session_id, product_id, starts_at } = session;
  const columns = { session_id, product_id, starts_at, seats, checkin: false, no_show: false };
  const total_price = toReais(toCents(product?.after ?? booking.total_price ?? 0) + fee);
  return {
    ...columns,
    ...((product?.isNew || fee > 0) && { total_price }),
    ...(product?.trace && { price_trace: JSON.stringify(product.trace) }),
  };
}

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

function boardBoat({ tx, actor }: Work, booking_id: string, boat_id: string | null): void {
  tx.send(
    db
      .updateTable('manifest_passengers')
      .set({ boat_id, version: sql`version + 1` })
      .where('tenant_id', '=', actor.tenantId)
      .where('booking_id', '=', booking_id)
      .where(sql<boolean>`boat_id is distinct from ${boat_id}::uuid`),
  );
}
