import { sql } from 'kysely';
import type { AllHooks, BoatFact } from '#kit/hooks';
import { statement } from '#kit/resource/statement';

type Stop = Pick<
  BoatFact,
  'id' | 'from' | 'until' | 'from_time' | 'until_time' | 'title' | 'state' | 'blocks'
> & {
  source: 'person' | 'work_order';
};

/** More stops of one boat in a few months are told nowhere else either. */
const most = 300;

/** When a boat is kept ashore, by a person or by a work order. */
export const stopsOfBoat: AllHooks['tellsOfBoat'] = async ({ tx, actor }, { boat_id, from, to, today }) => {
  const stops = await tx.rows(
    statement<Stop>(sql`select k.id, coalesce(k.days_from, ${from}::date)::text as "from", k.days_to::text as until,
        to_char(k.from_time, 'HH24:MI') as from_time, to_char(k.until_time, 'HH24:MI') as until_time,
        k.reason as title, k.kind as state, k.source,
        coalesce(k.days_from <= ${today}::date, true) and coalesce(k.days_to >= ${today}::date, true) as blocks
      from blackouts k
      where k.tenant_id = ${actor.tenantId} and k.boat_id = ${boat_id} and k.scope = 'boat' and k.deleted_at is null
        and (k.days_from is null or k.days_from <= greatest(${to}::date, ${today}::date))
        and (k.days_to is null or k.days_to >= least(${from}::date, ${today}::date))
      order by k.days_from desc nulls first, k.id limit ${most}`),
  );
  const may = (resource: string) => actor.permissions.has(`${resource}:read`);
  return stops.map(({ source, ...stop }) => {
    const path =
      source === 'work_order'
        ? may('work-orders') && `/work-orders?open=${stop.id}`
        : may('manage-availability') && '/manage-availability';
    return { ...stop, kind: 'stop' as const, note: null, path: path || null, foreseen: false };
  });
};
