import { moveTargets } from '@leme/contract/bookings/booking-change-endpoints';
import { sessionState } from '@leme/contract/bookings/rules';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { serve } from '#kit/serve';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';
import { placesOfPerson, travellers } from './boat-places.ts';
import { readBooking } from './booking-queries.ts';
import { boatsOf } from './session-queries.ts';

/** Seats are counted as they would be without the booking that wants to move. */
export const servesMoveTargets = serve(moveTargets, async ({ input, tx, actor, clock }) => {
  const booking = await readBooking(tx, actor, input.id);
  const date = input.date ?? (await dayOf(tx, actor, booking.session_id));
  const rows = await sessionsOn(tx, actor, date, clock.now().toString());
  const ids = rows.map(({ id }) => id);
  const [boats, taken] = actor.partner
    ? [[], []]
    : await Promise.all([
        boatsOf(tx, actor.tenantId, ids),
        tx.rows(
          travellers(actor.tenantId, ids)
            .select(['b.session_id', 'm.boat_id', sql<number>`sum(${placesOfPerson})::int`.as('places')])
            .where('m.boat_id', 'is not', null)
            .where('b.id', '<>', booking.id)
            .groupBy(['b.session_id', 'm.boat_id']),
        ),
      ]);
  const data = rows.map(({ product_id, name, color, status, total_capacity, taken: seats, ...session }) => {
    const own = session.id === booking.session_id ? booking.seats : 0;
    const free = (total_capacity ?? 0) - (seats ?? 0) + own;
    return {
      ...session,
      product: { id: product_id, name: name ?? '', color: color ?? '' },
      status: sessionState({ status, remaining_capacity: free }),
      free,
      boats: boats.flatMap((boat) => {
        if (boat.session_id !== session.id || !boat.id) return [];
        const used = taken.find((each) => each.session_id === session.id && each.boat_id === boat.id);
        const capacity = boat.capacity ?? 0;
        return [
          { id: boat.id, boat_name: boat.boat_name ?? '', capacity, free: capacity - (used?.places ?? 0) },
        ];
      }),
    };
  });
  return { date, session_id: booking.session_id, seats: booking.seats, data };
});

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
function sessionsOn(tx: Tx, actor: Actor, date: string, now: string) {
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
      .select(['s.status', 'q.total_capacity', 'q.taken'])
      .where('s.tenant_id', '=', actor.tenantId)
      .where('s.date', '=', date)
      .where('s.status', '<>', 'cancelled')
      .where('s.ends_at', '>', now)
      .orderBy('s.start_time')
      .orderBy('s.id'),
  );
}
