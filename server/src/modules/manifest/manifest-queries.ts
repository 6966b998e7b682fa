import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { DB } from '#kit/schema.types';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';

const shown = ['confirmed', 'completed'] as const;

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
  'm.version',
] as const;

/** A day's sessions, worked out once a statement: a list of ids keeps the index of the outer table in use. */
function inSessionsOfDay(column: string, actor: Actor, date: string) {
  const ids = db
    .selectFrom('sessions as day')
    .select('day.id')
    .where('day.tenant_id', '=', actor.tenantId)
    .where('day.date', '=', date);
  return sql<SqlBool>`${sql.ref(column)} = any(array(${ids}))`;
}

/** The day's bookings that a manifest shows, likewise. */
function inBookingsOfDay(column: string, actor: Actor, date: string) {
  const ids = db
    .selectFrom('bookings as d')
    .select('d.id')
    .where('d.tenant_id', '=', actor.tenantId)
    .where(inSessionsOfDay('d.session_id', actor, date))
    .where('d.status', 'in', shown)
    .$if(actor.partner?.kind === 'agent', (query) => query.where('d.agent_id', '=', actor.partner?.id ?? ''));
  return sql<SqlBool>`${sql.ref(column)} = any(array(${ids}))`;
}

export function boatsOfDay(tx: Tx, actor: Actor, date: string) {
  return tx.rows(
    db
      .selectFrom('session_boats as sb')
      .leftJoin('boats as b', (join) =>
        join.onRef('b.tenant_id', '=', 'sb.tenant_id').onRef('b.id', '=', 'sb.boat_id'),
      )
      .select(['sb.session_id', 'sb.boat_id', 'b.boat_name', 'b.capacity'])
      .where('sb.tenant_id', '=', actor.tenantId)
      .where(inSessionsOfDay('sb.session_id', actor, date))
      .orderBy('sb.position')
      .orderBy('sb.id'),
  );
}

export function bookingsOnDay(tx: Tx, actor: Actor, date: string) {
  return tx.rows(
    db
      .selectFrom('bookings as b')
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
      .where('b.tenant_id', '=', actor.tenantId)
      .where(inSessionsOfDay('b.session_id', actor, date))
      .where('b.status', 'in', shown)
      .$if(actor.partner?.kind === 'agent', (query) =>
        query.where('b.agent_id', '=', actor.partner?.id ?? ''),
      )
      .orderBy('b.customer_name')
      .orderBy('b.id'),
  );
}

export function faresOnDay(tx: Tx, actor: Actor, date: string) {
  return tx.rows(
    db
      .selectFrom('booking_passengers as bp')
      .select(['bp.id', 'bp.booking_id', 'bp.quantity', 'bp.fare_type_id'])
      .where('bp.tenant_id', '=', actor.tenantId)
      .where(inBookingsOfDay('bp.booking_id', actor, date))
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

export function peopleOnDay(tx: Tx, actor: Actor, date: string) {
  return tx.rows(
    db
      .selectFrom('manifest_passengers as m')
      .select([...personColumns, 'm.status_by'])
      .where('m.tenant_id', '=', actor.tenantId)
      .where(inBookingsOfDay('m.booking_id', actor, date))
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

function people(tenantId: string) {
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
