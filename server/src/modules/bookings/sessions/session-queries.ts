import type { SaleSetting } from '@leme/contract/bookings/availability/schedules';
import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { sessionState } from '@leme/contract/bookings/rules';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor, Scope } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { placesOfBoat } from '#modules/fleet/public';
import { type ByBoat, peopleByBoat, peopleIn } from '../boats/boat-places.ts';
import { allBookings, visibleSessions } from '../partner-scope.ts';

/** Sessions with product and seats, as far as the actor may see them. The outer joins keep the day's index in use. */
export function sessionsFor(scope: Scope) {
  return db
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
      'p.name as product_name',
      'p.color as product_color',
      's.date',
      's.start_time',
      's.end_time',
      's.starts_at',
      's.ends_at',
      's.guide_name',
      's.sailor_name',
      's.status',
      's.notes',
      's.cancel_reason',
      's.sale_reason',
      's.cutoff_min',
      's.departed_at',
      's.returned_at',
      's.schedule_id',
      's.version',
      'q.total_capacity',
      'q.taken',
      'q.people',
      'q.people_limit',
    ])
    .select([heldSeats(scope), saleState, isEdited])
    .where('s.tenant_id', '=', scope.tenantId)
    .where(visibleSessions(scope));
}

/** Seats nobody has confirmed yet, through the index of a session's bookings. */
const heldSeats = ({ tenantId }: Scope) =>
  sql<number>`(select coalesce(sum(h.seats), 0)::int from bookings h
    where h.tenant_id = ${tenantId} and h.session_id = s.id and h.status = 'on_hold')`.as('held');

const saleState = sql<SaleSetting | null>`s.sale_state`.as('sale_state');
const isEdited = sql<boolean>`s.edited_at is not null`.as('is_edited');

export type SessionRecord = Awaited<ReturnType<typeof findSession>>;

/** Throws where a session is unknown or invisible. */
export async function findSession(tx: Tx, actor: Actor, id: string) {
  const row = await tx.first(sessionsFor(actor).where('s.id', '=', id));
  if (!row) throw new Problem('not-found');
  return row;
}

/** One session as the API shows it; unknown and invisible ones are alike not found. */
export async function readSession(tx: Tx, actor: Actor, id: string): Promise<SessionRow> {
  const [row, parts] = await Promise.all([findSession(tx, actor, id), partsOf(tx, actor.tenantId, [id])]);
  return sessionRow(row, parts);
}

/** Boats of sessions in their order. */
export function boatsOf(tx: Tx, tenantId: string, sessionIds: readonly string[]) {
  return tx.rows(
    db
      .selectFrom('session_boats as sb')
      .leftJoin('boats as b', (join) =>
        join.onRef('b.tenant_id', '=', 'sb.tenant_id').onRef('b.id', '=', 'sb.boat_id'),
      )
      .select([
        'sb.id as session_boat_id',
        'sb.session_id',
        'b.id',
        'b.boat_name',
        placesOfBoat.as('capacity'),
        'b.type',
        'b.status',
        'b.owner_supplier_id',
      ])
      .where('sb.tenant_id', '=', tenantId)
      .where('sb.session_id', '=', sql<string>`any(${sessionIds}::uuid[])`)
      .orderBy('sb.position')
      .orderBy('sb.id'),
  );
}

function bookingCounts(tx: Tx, tenantId: string, sessionIds: readonly string[]) {
  return tx.rows(
    allBookings(tenantId)
      .select(['session_id', sql<number>`count(*)`.as('count')])
      .where('session_id', '=', sql<string>`any(${sessionIds}::uuid[])`)
      .where('status', 'in', ['confirmed', 'completed'])
      .groupBy('session_id'),
  );
}

export type SessionParts = {
  boats: Awaited<ReturnType<typeof boatsOf>>;
  counts: Awaited<ReturnType<typeof bookingCounts>>;
  byBoat: ByBoat;
};

/** What stands beside the rows of sessions: boats, how many bookings, who was given which boat. */
export async function partsOf(
  tx: Tx,
  tenantId: string,
  sessionIds: readonly string[],
): Promise<SessionParts> {
  const [boats, counts, byBoat] = await Promise.all([
    boatsOf(tx, tenantId, sessionIds),
    bookingCounts(tx, tenantId, sessionIds),
    tx.rows(peopleByBoat(tenantId, sessionIds)),
  ]);
  return { boats, counts, byBoat };
}

/** How full a session is, as every list shows it. */
export function fullnessOf({ status, ...row }: SessionRecord) {
  const { total_capacity, taken, people, people_limit, held } = row;
  const remaining_capacity = (total_capacity ?? 0) - (taken ?? 0);
  const full = { remaining_capacity, people: people ?? 0, people_limit };
  return { ...full, total_capacity: total_capacity ?? 0, held, status: sessionState({ ...full, status }) };
}

export function sessionRow(row: SessionRecord, { boats, counts, byBoat }: SessionParts): SessionRow {
  const { product_name, product_color, taken: _, ...session } = row;
  const own = boats.flatMap(({ id, session_id, ...boat }) =>
    session_id === row.id && id ? [{ ...boat, id }] : [],
  );
  return {
    ...session,
    product: { id: row.product_id, name: product_name ?? '', color: product_color ?? '' },
    ...fullnessOf(row),
    boats: own.map((boat) => ({
      id: boat.id,
      boat_name: boat.boat_name ?? '',
      capacity: boat.capacity,
      type: boat.type ?? '',
      session_boat_id: boat.session_boat_id,
      status: boat.status ?? '',
      allocated: peopleIn(byBoat, { id: row.id, boats: own }, boat.id),
    })),
    booking_count: counts.find(({ session_id }) => session_id === row.id)?.count ?? 0,
  };
}
