import { type SqlBool, sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { Work } from '#kit/work';
import { visibleBookings } from '#modules/bookings/public';
import { shown } from '../manifest-queries.ts';
import { stillListed } from './keep-refusals.ts';

const mostIssues = 200;

/**
 * Passengers two devices marked differently, on sessions from `since` on; what no manifest shows nobody can decide. The
 * few bookings concerned are worked out first: a list of ids keeps every index in use.
 */
function conflictsSince(actor: Actor, since: string) {
  const concerned = db
    .selectFrom('manifest_passengers as d')
    .select('d.booking_id')
    .where('d.tenant_id', '=', actor.tenantId)
    .where(sql<SqlBool>`d.in_conflict`);
  return visibleBookings(actor)
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id'),
    )
    .innerJoin('manifest_passengers as m', (join) =>
      join.onRef('m.tenant_id', '=', 'b.tenant_id').onRef('m.booking_id', '=', 'b.id'),
    )
    .where(sql<SqlBool>`b.id = any(array(${concerned}))`)
    .where(sql<SqlBool>`m.in_conflict`)
    .where('b.status', 'in', shown)
    .where('s.date', '>=', since)
    .orderBy('s.date', 'desc')
    .orderBy('s.start_time', 'desc')
    .orderBy('s.id')
    .orderBy('b.customer_name')
    .orderBy('m.booking_id')
    .orderBy('m.position')
    .limit(mostIssues);
}

export function conflicts(tx: Tx, actor: Actor, since: string) {
  return tx.rows(
    conflictsSince(actor, since)
      .innerJoin('products as p', (join) =>
        join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.product_id'),
      )
      .select([
        'm.id as manifest_passenger_id',
        'm.name',
        'm.position',
        'm.heads',
        'm.booking_id',
        'b.customer_name',
        'b.session_id',
        's.date',
        's.start_time',
        'p.name as product',
      ]),
  );
}

/** What their devices said last, in the order it arrived. */
export function headsInConflict(tx: Tx, actor: Actor, since: string) {
  const ids = db
    .selectFrom(conflictsSince(actor, since).select('m.heads').as('c'))
    .select(sql`unnest(c.heads)`.as('id'));
  return tx.rows(
    db
      .selectFrom('attendance_events as e')
      .select(['e.id', 'e.manifest_passenger_id', 'e.status', 'e.user_id', 'e.client_time', 'e.server_time'])
      .where('e.tenant_id', '=', actor.tenantId)
      .where(sql<SqlBool>`e.id = any(array(${ids}))`)
      .orderBy('e.server_time')
      .orderBy('e.id'),
  );
}

/** Of the same person and reason; the list says how many there are. */
const shownTogether = 5;

/**
 * Refused events of the last 30 days nobody has looked at: of every person and reason the newest few, so that one who has
 * many hides nobody else's.
 */
export function openRefusals(tx: Tx, actor: Actor) {
  const ranked = db
    .selectFrom('attendance_refusals')
    .select(['id', 'booking_id', 'status', 'reason', 'user_id', 'client_time', 'server_time'])
    .select([
      sql<number>`row_number() over (partition by user_id, reason order by server_time desc, id desc)::integer`.as(
        'place',
      ),
      sql<number>`(sum(count) over (partition by user_id, reason))::integer`.as('together'),
    ])
    .where('tenant_id', '=', actor.tenantId)
    .where('reviewed_at', 'is', null)
    .where('server_time', '>', stillListed);
  const page = db
    .selectFrom(ranked.as('e'))
    .selectAll('e')
    .where('e.place', '<=', shownTogether)
    .orderBy('e.place')
    .orderBy('e.server_time', 'desc')
    .orderBy('e.id', 'desc')
    .limit(mostIssues);
  return tx.rows(
    db
      .selectFrom(page.as('r'))
      .leftJoin('bookings as b', (join) =>
        join.on('b.tenant_id', '=', actor.tenantId).onRef('b.id', '=', 'r.booking_id'),
      )
      .leftJoin('sessions as s', (join) =>
        join.on('s.tenant_id', '=', actor.tenantId).onRef('s.id', '=', 'b.session_id'),
      )
      .leftJoin('products as p', (join) =>
        join.on('p.tenant_id', '=', actor.tenantId).onRef('p.id', '=', 's.product_id'),
      )
      .select([
        'r.id',
        'r.status',
        'r.reason',
        'r.user_id',
        'r.together',
        'r.client_time',
        'r.server_time',
        'b.id as booking_id',
        'b.customer_name',
        's.id as session_id',
        's.date',
        's.start_time',
        'p.name as product',
      ])
      .orderBy('r.server_time', 'desc')
      .orderBy('r.id', 'desc'),
  );
}

/**
 * Takes an event off the list with all of the same person and reason that had come by then; answers who it was about and
 * when somebody looked, nothing where there is no such event.
 */
export async function reviewTogether({ tx, actor }: Work, id: string, now: Temporal.Instant) {
  const one = db
    .selectFrom('attendance_refusals')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id);
  tx.send(
    db
      .updateTable('attendance_refusals')
      .set({ reviewed_at: now.toString(), reviewed_by: actor.userId })
      .where('tenant_id', '=', actor.tenantId)
      .where('reviewed_at', 'is', null)
      .where('user_id', '=', one.select('user_id'))
      .where('reason', '=', one.select('reason'))
      .where('server_time', '<=', one.select('server_time')),
  );
  return await tx.first(one.select(['id', sql<string>`reviewed_at`.as('reviewed_at')]));
}
