import { moveTargets } from '@leme/contract/bookings/booking-change-endpoints';
import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { freePeople, sessionState } from '@leme/contract/bookings/rules';
import { toReais } from '@leme/contract/kit/values/money';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import type { Work } from '#kit/work';
import { peopleByBoat, peopleIn } from '../boats/boat-places.ts';
import { readBooking, redactionFor } from '../booking/booking-queries.ts';
import { faresOf } from '../party/fares.ts';
import { boatsOf } from '../sessions/session-queries.ts';
import { placeOf } from './change-product.ts';
import { faresThere, soldFares } from './fares-there.ts';

/** Seats are counted as they would be without the booking that wants to move. */
export const servesMoveTargets = serve(moveTargets, async ({ input, tx, actor, clock }) => {
  const booking = await readBooking(tx, actor, input.id);
  const date = input.date ?? (await dayOf(tx, actor, booking.session_id));
  const rows = await sessionsOn({ tx, actor }, date, clock.now().toString());
  const ids = rows.map(({ id }) => id);
  const [boats, byBoat] = actor.partner
    ? [[], []]
    : await Promise.all([
        boatsOf(tx, actor.tenantId, ids),
        tx.rows(peopleByBoat(actor.tenantId, ids).where('b.id', '<>', booking.id)),
      ]);
  const [sold, fares] = await Promise.all([
    soldFares(tx, actor.tenantId, booking.id),
    tx.rows(faresOf(actor, [...new Set(rows.map(({ product_id }) => product_id))])),
  ]);
  const home = await placeOf(tx, actor, booking.session_id);
  const { money } = redactionFor(actor);
  const data = rows.map(({ product_id, name, color, status, total_capacity, taken, ...session }) => {
    const own = session.id === booking.session_id ? booking : { seats: 0, people: 0 };
    const free = (total_capacity ?? 0) - (taken ?? 0) + own.seats;
    const people = (session.people ?? 0) - own.people;
    const { people_limit } = session;
    const sailing = boats.flatMap(({ id, session_id, ...boat }) =>
      session_id === session.id && id ? [{ ...boat, id }] : [],
    );
    const there = faresThere(
      sold,
      fares.filter((fare) => fare.product_id === product_id),
    );
    const isOther = home !== undefined && home.product_id !== product_id;
    const total = there.cents === null ? null : money(toReais(there.cents));
    return {
      ...session,
      seats: isOther ? there.seats : booking.seats,
      price: isOther ? { total, missing: there.missing } : null,
      product: { id: product_id, name: name ?? '', color: color ?? '' },
      status: sessionState({ status, remaining_capacity: free, people, people_limit }),
      free,
      people,
      free_people: freePeople({ people, people_limit }),
      boats: sailing.map(({ id, boat_name, capacity }) => ({
        id,
        boat_name: boat_name ?? '',
        capacity,
        free: Math.max(0, capacity - peopleIn(byBoat, { id: session.id, boats: sailing }, id)),
      })),
    };
  });
  return { date, session_id: booking.session_id, ...partyOf(booking), data };
});

function partyOf({ seats, people, total_price, paid_amount }: BookingRow) {
  return { seats, people, total_price, paid_amount };
}

async function dayOf(tx: Tx, actor: Actor, session_id: string): Promise<string> {
  const session = await tx.first(
    db
      .selectFrom('sessions')
      .select('date')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', session_id),
  );
  return session?.date ?? '';
}

/** Sessions of a day that are neither cancelled nor over; who may book there may move there, partners too. */
function sessionsOn({ tx, actor }: Work, date: string, now: string) {
  return tx.rows(
    db
      .selectFrom('sessions as s')
      .leftJoin('session_seats as q', (join) =>
        join.onRef('q.tenant_id', '=', 's.tenant_id').onRef('q.session_id', '=', 's.id'),
      )
      .leftJoin('products as p', (join) =>
        join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.product_id'),
      )
      .select([
        's.id',
        's.product_id',
        'p.name',
        'p.color',
        's.date',
        's.start_time',
        's.end_time',
        's.ends_at',
      ])
      .select(['s.status', 'q.total_capacity', 'q.taken', 'q.people', 'q.people_limit'])
      .where('s.tenant_id', '=', actor.tenantId)
      .where('s.date', '=', date)
      .where('s.status', '<>', 'cancelled')
      .where('s.ends_at', '>', now)
      .orderBy('s.start_time')
      .orderBy('s.id'),
  );
}
