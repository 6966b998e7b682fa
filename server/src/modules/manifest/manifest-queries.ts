import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { DB } from '#kit/schema.types';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';

const shown = ['confirmed', 'completed'] as const;

/** The ids of a day's bookings that a manifest shows, as a condition on `booking_id`. */
function bookingsOfDay(actor: Actor, date: string) {
  return db
    .selectFrom('bookings as d')
    .select('d.id')
    .where('d.tenant_id', '=', actor.tenantId)
    .where('d.session_id', 'in', sessionsOfDay(actor, date))
    .where('d.status', 'in', shown)
    .$if(actor.partner?.kind === 'agent', (query) => query.where('d.agent_id', '=', actor.partner?.id ?? ''));
}

function sessionsOfDay(actor: Actor, date: string) {
  return db
    .selectFrom('sessions as day')
    .select('day.id')
    .where('day.tenant_id', '=', actor.tenantId)
    .where('day.date', '=', date);
}

export function boatsOfDay(tx: Tx, actor: Actor, date: string) {
  return tx.rows(
    db
      .selectFrom('session_boats as sb')
      .leftJoin('boats as b', (join) =>
        join.onRef('b.tenant_id', '=', 'sb.tenant_id').onRef('b.id', '=', 'sb.boat_id'),
      )
      .select(['sb.session_id', 'b.boat_name'])
      .where('sb.tenant_id', '=', actor.tenantId)
      .where('sb.session_id', 'in', sessionsOfDay(actor, date))
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
      .where('b.session_id', 'in', sessionsOfDay(actor, date))
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
      .leftJoin('fare_types as f', (join) =>
        join.onRef('f.tenant_id', '=', 'bp.tenant_id').onRef('f.id', '=', 'bp.fare_type_id'),
      )
      .select(['bp.id', 'bp.booking_id', 'bp.quantity', 'f.label'])
      .where('bp.tenant_id', '=', actor.tenantId)
      .where('bp.booking_id', 'in', bookingsOfDay(actor, date))
      .orderBy('bp.order_index')
      .orderBy('bp.id'),
  );
}

export function peopleOnDay(tx: Tx, actor: Actor, date: string) {
  return tx.rows(people(actor.tenantId).where('m.booking_id', 'in', bookingsOfDay(actor, date)));
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
    .select([
      'm.id',
      'm.booking_id',
      'm.position',
      'm.name',
      'm.status',
      'm.status_at',
      'm.heads',
      'w.full_name as status_by',
    ])
    .where('m.tenant_id', '=', tenantId)
    .orderBy('m.booking_id')
    .orderBy('m.position');
}

export type Person = Awaited<ReturnType<typeof peopleOnDay>>[number];
