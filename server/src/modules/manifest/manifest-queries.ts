import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { DB } from '#kit/schema.types';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';
import { visibleBookings } from '#modules/bookings/public';

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

/** The sessions meant, worked out once a statement: a list of ids keeps the index of the outer table in use. */
export function inSessions(column: string, actor: Actor, which: Which) {
  if ('ids' in which) return sql<SqlBool>`${sql.ref(column)} = any(${which.ids}::uuid[])`;
  const ids = db
    .selectFrom('sessions as day')
    .select('day.id')
    .where('day.tenant_id', '=', actor.tenantId)
    .where('day.date', '=', which.date);
  return sql<SqlBool>`${sql.ref(column)} = any(array(${ids}))`;
}

/** Their bookings that a manifest shows, likewise. */
export function inBookings(column: string, actor: Actor, which: Which) {
  const ids = visibleBookings(actor)
    .select('b.id')
    .where(inSessions('b.session_id', actor, which))
    .where('b.status', 'in', shown);
  return sql<SqlBool>`${sql.ref(column)} = any(array(${ids}))`;
}

export function bookingsIn(tx: Tx, actor: Actor, which: Which) {
  return tx.rows(
    visibleBookings(actor)
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
      .where(inSessions('b.session_id', actor, which))
      .where('b.status', 'in', shown)
      .orderBy('b.customer_name')
      .orderBy('b.id'),
  );
}

export function faresIn(tx: Tx, actor: Actor, which: Which) {
  return tx.rows(
    db
      .selectFrom('booking_passengers as bp')
      .select(['bp.id', 'bp.booking_id', 'bp.quantity', 'bp.fare_type_id'])
      .where('bp.tenant_id', '=', actor.tenantId)
      .where(inBookings('bp.booking_id', actor, which))
      .orderBy('bp.order_index')
      .orderBy('bp.id'),
  );
}

/** Few rows that would be looked up once a fare in a join. */
export function fareLabels(tx: Tx, actor: Actor) {
  return tx.rows(db.selectFrom('fare_types').select(['id', 'label']).where('tenant_id', '=', actor.tenantId));
}

export function staffNames(tx: Tx, actor: Actor) {
  return tx.rows(
    db.selectFrom('profiles').select(['id', 'full_name']).where('tenant_id', '=', actor.tenantId),
  );
}

export function peopleIn(tx: Tx, actor: Actor, which: Which) {
  return tx.rows(
    db
      .selectFrom('manifest_passengers as m')
      .select([...personColumns, 'm.status_by'])
      .where('m.tenant_id', '=', actor.tenantId)
      .where(inBookings('m.booking_id', actor, which))
      .orderBy('m.booking_id')
      .orderBy('m.position'),
  );
}

/** Everybody of some bookings, their rows locked until the transaction ends. */
export function lockPeople(tx: Tx, actor: Actor, bookingIds: readonly string[]) {
  const wanted = (eb: ExpressionBuilder<DB & { m: DB['manifest_passengers'] }, 'm'>) =>
    sql<SqlBool>`${eb.ref('m.booking_id')} = any(${bookingIds}::uuid[])`;
  return tx.rows(people(actor.tenantId).where(wanted).forUpdate('m'));
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
