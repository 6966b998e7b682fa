import { moveTargets } from '@leme/contract/bookings/booking-change-endpoints';
import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { freePeople, sessionState } from '@leme/contract/bookings/rules';
import { dayIn } from '@leme/contract/kit/values/days';
import { toReais } from '@leme/contract/kit/values/money';
import { occupancyOf } from '@leme/contract/prices/conditions';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import type { TimedWork, Work } from '#kit/work';
import { pricesOf } from '#modules/pricing/public';
import { peopleByBoat, peopleIn } from '../boats/boat-places.ts';
import { readBooking, redactionFor } from '../booking/booking-queries.ts';
import { type Fare, faresOf } from '../party/fares.ts';
import { soldAs } from '../price/sold-as.ts';
import { boatsOf } from '../sessions/session-queries.ts';
import { placeOf } from './change-product.ts';
import { faresThere, groupThere, type SoldFare, soldFares } from './fares-there.ts';

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
  const prices = await pricesThere({ tx, actor, now: clock.now() }, booking, { rows, sold, fares });
  const home = await placeOf(tx, actor, booking.session_id);
  const { money } = redactionFor(actor);
  const data = rows.map(
    ({ product_id, name, color, sharing_mode, status, total_capacity, taken, boat_ids: _, ...session }) => {
      const own = session.id === booking.session_id ? booking : { seats: 0, people: 0 };
      const free = (total_capacity ?? 0) - (taken ?? 0) + own.seats;
      const people = (session.people ?? 0) - own.people;
      const { people_limit } = session;
      const sailing = boats.flatMap(({ id, session_id, ...boat }) =>
        session_id === session.id && id ? [{ ...boat, id }] : [],
      );
      const itsFares = fares.filter((fare) => fare.product_id === product_id);
      const there = sold.length > 0 ? faresThere(sold, itsFares) : groupThere(booking, sharing_mode ?? '');
      const isOther = home !== undefined && home.product_id !== product_id;
      const cents = prices.get(session.id) ?? null;
      const total = cents === null ? null : money(toReais(cents));
      const asks = isOther || (cents !== null && money(1) !== null && toReais(cents) !== booking.total_price);
      return {
        ...session,
        seats: isOther ? there.seats : booking.seats,
        price: asks ? { total, missing: there.missing } : null,
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
    },
  );
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

type Rows = Awaited<ReturnType<typeof sessionsOn>>;
type Sold = { rows: Rows; sold: readonly SoldFare[]; fares: readonly (Fare & { product_id: string })[] };

/** What the party costs on each departure, by the rules of today; nothing where a fare is not sold or a size has no price. */
async function pricesThere(work: TimedWork, booking: BookingRow, { rows, sold, fares }: Sold) {
  const { actor, now } = work;
  if (actor.partner) return new Map<string, number>();
  const how = await soldAs(work, booking.id);
  const asked = rows.flatMap(({ id, product_id, sharing_mode, date, start_time, boat_ids, ...seats }) => {
    const own = fares.filter((fare) => fare.product_id === product_id);
    const isGroup = sold.length === 0;
    const there = isGroup ? groupThere(booking, sharing_mode ?? '') : faresThere(sold, own);
    const party = there.passengers;
    if (!party) return [];
    const { taken, total_capacity } = seats;
    const group = isGroup ? { people: booking.people } : {};
    const occupancy_bp = occupancyOf(taken ?? 0, total_capacity ?? 0);
    const trip = { product_id, date, start_time, boat_ids, occupancy_bp };
    return [{ id, asked: { ...how, ...trip, party, ...group, sold_on: dayIn(actor.timezone, now) } }];
  });
  const priced = await pricesOf(
    work,
    asked.map((each) => each.asked),
  );
  return new Map(
    asked.flatMap(({ id }, at) => {
      const found = priced[at];
      return found ? [[id, found.quote.total] as const] : [];
    }),
  );
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
        'p.sharing_mode',
        's.date',
        's.start_time',
        's.end_time',
        's.ends_at',
      ])
      .select(['s.status', 'q.total_capacity', 'q.taken', 'q.people', 'q.people_limit'])
      .select(
        sql<string[]>`array(select x.boat_id::text from session_boats x where x.tenant_id = ${actor.tenantId}
          and x.session_id = s.id order by x.position)`.as('boat_ids'),
      )
      .where('s.tenant_id', '=', actor.tenantId)
      .where('s.date', '=', date)
      .where('s.status', '<>', 'cancelled')
      .where('s.ends_at', '>', now)
      .orderBy('s.start_time')
      .orderBy('s.id'),
  );
}
