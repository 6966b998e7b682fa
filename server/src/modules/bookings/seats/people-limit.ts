import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { placesOfBoat } from '#modules/fleet/public';
import { type LeftBehind, leftBehind } from './left-behind.ts';

/**
 * Holds the seats of sessions until the transaction ends. Whatever changes who is in a session, or in which of its
 * boats, holds them first, then the people, then booking and session: with one order nobody waits in a circle.
 */
export async function lockSeats(tx: Tx, tenantId: string, sessionIds: readonly string[]): Promise<void> {
  await tx.rows(
    db
      .selectFrom('session_seats')
      .select('session_id')
      .where('tenant_id', '=', tenantId)
      .where('session_id', '=', sql<string>`any(${sessionIds}::uuid[])`)
      .orderBy('session_id')
      .forNoKeyUpdate(),
  );
}

/** A departure whose people do not fit into its boats; `over` of them would stay at the pier. */
type TooSmall = {
  product_name: string;
  date: string;
  start_time: string;
  people: number;
  people_limit: number;
  over: number;
  left_behind: LeftBehind[];
};

/** Everybody of some departures, and what their boats carry as they are now. */
export function peopleBesidePlaces(tx: Tx, { tenantId }: Actor, sessionIds: readonly string[]) {
  const places = db
    .selectFrom('session_boats as x')
    .innerJoin('boats as b', (join) =>
      join.onRef('b.tenant_id', '=', 'x.tenant_id').onRef('b.id', '=', 'x.boat_id'),
    )
    .select(['x.session_id', sql<number>`sum(${placesOfBoat})::int`.as('places')])
    .where('x.tenant_id', '=', tenantId)
    .where('x.session_id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .groupBy('x.session_id');
  return tx.rows(
    db
      .selectFrom('session_seats as q')
      .innerJoin('sessions as s', (join) =>
        join.onRef('s.tenant_id', '=', 'q.tenant_id').onRef('s.id', '=', 'q.session_id'),
      )
      .leftJoin('products as p', (join) =>
        join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.product_id'),
      )
      .leftJoin(places.as('w'), (join) => join.onRef('w.session_id', '=', 'q.session_id'))
      .select(['q.session_id', 'q.people', 'q.people_limit', 'w.places'])
      .select(['p.name as product_name', 's.date', 's.start_time'])
      .where('q.tenant_id', '=', tenantId)
      .where('q.session_id', '=', sql<string>`any(${sessionIds}::uuid[])`)
      .orderBy('s.starts_at')
      .orderBy('s.id'),
  );
}

/**
 * Makes what the boats of some departures carry the limit of their people. Where that would take places from people who
 * have them it is refused with who would not fit; a departure that was above its limit before may stay so.
 */
export async function limitPeople(tx: Tx, actor: Actor, sessionIds: readonly string[]): Promise<void> {
  const rows = await peopleBesidePlaces(tx, actor, sessionIds);
  const departures = await Promise.all(rows.filter(isTooSmall).map((row) => describe(tx, actor, row)));
  if (departures.length > 0) throw new Problem('boat-too-small-for', { params: { departures } });
  for (const { session_id, places, people_limit } of rows) {
    if (places === people_limit) continue;
    tx.send(
      db
        .updateTable('session_seats')
        .set({
          people_limit: places,
          people_allowed: places === null ? null : sql`greatest(people, ${places}::int)`,
        })
        .where('tenant_id', '=', actor.tenantId)
        .where('session_id', '=', session_id),
    );
  }
}

type Row = Awaited<ReturnType<typeof peopleBesidePlaces>>[number];

function isTooSmall({ people, people_limit, places }: Row): boolean {
  return places !== null && people > places && (people_limit === null || places < people_limit);
}

async function describe(tx: Tx, actor: Actor, row: Row): Promise<TooSmall> {
  const { session_id, product_name, date, start_time, people } = row;
  const people_limit = row.places ?? 0;
  const over = people - people_limit;
  const left_behind = await leftBehind({ tx, actor }, session_id, over);
  return { product_name: product_name ?? '', date, start_time, people, people_limit, over, left_behind };
}
