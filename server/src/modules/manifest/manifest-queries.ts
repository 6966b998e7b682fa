import { type SqlBool, sql } from 'kysely';
import { type Actor, type Scope, scopeOf } from '#kit/actor';
import { kept } from '#kit/database/kept-statement';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { sessionsFor, visibleBookings, visibleSessions } from '#modules/bookings/public';

/** The states of a booking a manifest shows. */
export const shown = ['confirmed', 'completed'] as const;

const personColumns = [
  'm.id',
  'm.booking_id',
  'm.booking_passenger_id',
  'm.position',
  'm.name',
  'm.document',
  'm.birth_date',
  'm.boat_id',
  'm.status',
  'm.status_at',
  'm.heads',
  'm.head_states',
  'm.version',
] as const;

/** A day, or sessions by their ids. */
export type Which = { date: string } | { ids: readonly string[] };

/** The same for somebody, as the statements of a manifest are given it. */
export type Asked = Scope & Which;

export const askedFor = (actor: Actor, which: Which): Asked => ({ ...scopeOf(actor), ...which });

/** The sessions meant, worked out once a statement: a list of ids keeps the index of the outer table in use. */
export function inSessions(column: string, asked: Asked) {
  if ('ids' in asked) return sql<SqlBool>`${sql.ref(column)} = any(${asked.ids}::uuid[])`;
  const ids = db
    .selectFrom('sessions as day')
    .select('day.id')
    .where('day.tenant_id', '=', asked.tenantId)
    .where('day.date', '=', asked.date);
  return sql<SqlBool>`${sql.ref(column)} = any(array(${ids}))`;
}

/** Their bookings that a manifest shows, likewise. */
export function inBookings(column: string, asked: Asked) {
  const ids = visibleBookings(asked)
    .select('b.id')
    .where(inSessions('b.session_id', asked))
    .where('b.status', 'in', shown);
  return sql<SqlBool>`${sql.ref(column)} = any(array(${ids}))`;
}

const sessionsOf = kept((asked: Asked) => {
  const query = sessionsFor(asked).orderBy('s.start_time').orderBy('s.id');
  if ('ids' in asked) return query.where('s.id', '=', sql<string>`any(${asked.ids}::uuid[])`);
  return query.where('s.date', '=', asked.date);
});

export function sessionsIn(tx: Tx, actor: Actor, which: Which) {
  return tx.rows(sessionsOf(askedFor(actor, which)));
}

const bookingsOf = kept((asked: Asked) =>
  visibleBookings(asked)
    .leftJoin('customers as a', (join) =>
      join.onRef('a.tenant_id', '=', 'b.tenant_id').onRef('a.id', '=', 'b.agent_id'),
    )
    .select([
      'b.id',
      'b.session_id',
      'b.code',
      'b.customer_name',
      'b.customer_phone',
      'b.customer_email',
      'b.status',
      'b.version',
      'b.special_requirements',
      'b.checkin',
      'b.no_show',
      'b.total_price',
      'b.paid_amount',
      'b.remaining_amount',
      'b.agent_id',
      'a.name as agent_name',
    ])
    .where(inSessions('b.session_id', asked))
    .where('b.status', 'in', shown)
    .orderBy('b.customer_name')
    .orderBy('b.id'),
);

export function bookingsIn(tx: Tx, actor: Actor, which: Which) {
  return tx.rows(bookingsOf(askedFor(actor, which)));
}

const faresOf = kept((asked: Asked) =>
  db
    .selectFrom('booking_passengers as bp')
    .select(['bp.id', 'bp.booking_id', 'bp.quantity', 'bp.fare_type_id'])
    .where('bp.tenant_id', '=', asked.tenantId)
    .where(inBookings('bp.booking_id', asked))
    .orderBy('bp.order_index')
    .orderBy('bp.id'),
);

export function faresIn(tx: Tx, actor: Actor, which: Which) {
  return tx.rows(faresOf(askedFor(actor, which)));
}

const labelsOf = kept(({ tenantId }: { tenantId: string }) =>
  db.selectFrom('fare_types').select(['id', 'label']).where('tenant_id', '=', tenantId),
);

/** Few rows that would be looked up once a fare in a join. */
export function fareLabels(tx: Tx, { tenantId }: Actor) {
  return tx.rows(labelsOf({ tenantId }));
}

const namesOf = kept(({ tenantId }: { tenantId: string }) =>
  db.selectFrom('profiles').select(['id', 'full_name']).where('tenant_id', '=', tenantId),
);

export function staffNames(tx: Tx, { tenantId }: Actor) {
  return tx.rows(namesOf({ tenantId }));
}

const peopleOf = kept((asked: Asked) =>
  db
    .selectFrom('manifest_passengers as m')
    .select([...personColumns, 'm.status_by'])
    .where('m.tenant_id', '=', asked.tenantId)
    .where(inBookings('m.booking_id', asked))
    .orderBy('m.booking_id')
    .orderBy('m.position'),
);

export function peopleIn(tx: Tx, actor: Actor, which: Which) {
  return tx.rows(peopleOf(askedFor(actor, which)));
}

type OfBookings = { bookingIds: readonly string[] };

const standing = kept(({ bookingIds, ...scope }: Scope & OfBookings) =>
  visibleBookings(scope)
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id'),
    )
    .where(visibleSessions(scope))
    .select(['b.id', 'b.checkin', 'b.no_show'])
    .where('b.id', '=', sql<string>`any(${bookingIds}::uuid[])`)
    .where('b.status', 'in', shown),
);

/** Those of the bookings that a manifest shows. */
export function standingBookings(tx: Tx, actor: Actor, bookingIds: readonly string[]) {
  return tx.rows(standing({ ...scopeOf(actor), bookingIds }));
}

const peopleByBooking = kept(({ tenantId, bookingIds }: OfBookings & { tenantId: string }) =>
  people(tenantId).where('m.booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`),
);

/** Everybody of some bookings. */
export function peopleOfBookings(tx: Tx, { tenantId }: Actor, bookingIds: readonly string[]) {
  return tx.rows(peopleByBooking({ tenantId, bookingIds }));
}

const lockedPeople = kept(({ tenantId, bookingIds }: OfBookings & { tenantId: string }) =>
  people(tenantId).where('m.booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`).forUpdate('m'),
);

/** Everybody of some bookings, their rows locked until the transaction ends. */
export function lockPeople(tx: Tx, { tenantId }: Actor, bookingIds: readonly string[]) {
  return tx.rows(lockedPeople({ tenantId, bookingIds }));
}

/** Everybody of a company, with the name of who said their state; a caller adds conditions. */
export function people(tenantId: string) {
  return db
    .selectFrom('manifest_passengers as m')
    .leftJoin('profiles as w', (join) =>
      join.onRef('w.tenant_id', '=', 'm.tenant_id').onRef('w.id', '=', 'm.status_by'),
    )
    .select([...personColumns, 'w.full_name as status_by'])
    .where('m.tenant_id', '=', tenantId)
    .orderBy('m.booking_id')
    .orderBy('m.position');
}

export type Person = Awaited<ReturnType<typeof lockPeople>>[number];
