import type { SoldDay } from '@leme/contract/maintenance/plans/forecast-endpoint';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Following } from '../plans/read-plans.ts';

/** The day of the last departure to come that somebody bought a place on, by boat. */
export async function soldUntil(
  { tx, actor, now }: Following,
  boats: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(boats.filter((id) => id !== null))].toSorted();
  if (ids.length === 0) return new Map();
  const rows = await tx.rows(
    statement<{ boat_id: string; date: string }>(sql`select a.boat_id, max(s.date)::text as date
      from session_boats a join sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
      where a.tenant_id = ${actor.tenantId} and a.boat_id = any(${ids}::uuid[]) and not a.cancelled
        and s.status = 'available' and s.starts_at > ${now.toString()}::timestamptz
        and exists (select 1 from bookings b where b.tenant_id = ${actor.tenantId} and b.session_id = s.id
          and b.status = 'confirmed')
      group by a.boat_id`),
  );
  return new Map(rows.map(({ boat_id, date }) => [boat_id, date]));
}

/** More days of boats than these no forecast marks. */
const mostSoldDays = 5_000;

/** The days on which boats sail with people who bought a place, and how often. */
export function soldDays(
  { tx, actor, now }: Following,
  boats: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<SoldDay[]> {
  return tx.rows(
    statement<SoldDay>(sql`select a.boat_id, s.date::text as date, count(*)::int as departures
      from session_boats a join sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
      where a.tenant_id = ${actor.tenantId} and a.boat_id = any(${boats}::uuid[]) and not a.cancelled
        and s.status = 'available' and s.starts_at > ${now.toString()}::timestamptz
        and s.date between ${from}::date and ${to}::date
        and exists (select 1 from bookings b where b.tenant_id = ${actor.tenantId} and b.session_id = s.id
          and b.status = 'confirmed')
      group by a.boat_id, s.date order by s.date, a.boat_id limit ${mostSoldDays}`),
  );
}
