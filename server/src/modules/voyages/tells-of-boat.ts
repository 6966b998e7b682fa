import { sql } from 'kysely';
import type { AllHooks, BoatAsked, BoatFact } from '#kit/hooks';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

/** Nobody reads more of a boat at once. */
const most = 500;

/** What was seen of a boat on the water: what it was fuelled with, and what happened at sea. */
export const tellsOfBoat: AllHooks['tellsOfBoat'] = async (work, asked) => {
  const may = (resource: string) => work.actor.permissions.has(`${resource}:read`);
  const fills = may('quick-fuel') ? await fillsOf(work, asked) : [];
  const occurrences = may('logbook') ? await occurrencesOf(work, asked) : [];
  return [...fills, ...occurrences];
};

type Told = Pick<BoatFact, 'id' | 'from' | 'from_time' | 'title' | 'note'>;
const onItsDay = (kind: 'fuel' | 'occurrence', path: (row: Told) => string) => (row: Told) => ({
  ...row,
  kind,
  until: row.from,
  until_time: null,
  state: null,
  path: path(row),
  foreseen: false,
  blocks: false,
});

async function fillsOf({ tx, actor }: TimedWork, { boat_id, from, to }: BoatAsked): Promise<BoatFact[]> {
  const rows = await tx.rows(
    statement<Told>(sql`select e.id, d.day::text as "from", to_char(d.moment, 'HH24:MI') as from_time,
        trim_scale(e.litres)::text || ' L' as title, s.name as note
      from fuel_entries e left join suppliers s on s.tenant_id = e.tenant_id and s.id = e.supplier_id
        cross join lateral (select e.taken_at at time zone ${actor.timezone} as moment,
          (e.taken_at at time zone ${actor.timezone})::date as day) d
      where e.tenant_id = ${actor.tenantId} and e.boat_id = ${boat_id} and e.reverses_id is null
        and d.day between ${from}::date and ${to}::date
        and not exists (select 1 from fuel_entries r where r.tenant_id = ${actor.tenantId} and r.reverses_id = e.id)
      order by e.taken_at desc, e.id desc limit ${most}`),
  );
  return rows.map(onItsDay('fuel', () => `/quick-fuel?boat_id=${boat_id}`));
}

async function occurrencesOf(
  { tx, actor }: TimedWork,
  { boat_id, from, to }: BoatAsked,
): Promise<BoatFact[]> {
  const rows = await tx.rows(
    statement<Told & { entry_id: string }>(sql`select v.id, v.entry_id, d.day::text as "from",
        to_char(d.moment, 'HH24:MI') as from_time, coalesce(v.said->>'occurrence', 'outro') as title,
        v.said->>'text' as note
      from logbook_entries e join logbook_events v on v.tenant_id = e.tenant_id and v.entry_id = e.id
        and v.kind = 'occurrence'
        cross join lateral (select v.at at time zone ${actor.timezone} as moment,
          (v.at at time zone ${actor.timezone})::date as day) d
      where e.tenant_id = ${actor.tenantId} and e.boat_id = ${boat_id}
        and d.day between ${from}::date and ${to}::date
      order by v.at desc, v.id desc limit ${most}`),
  );
  return rows.map(({ entry_id, ...row }) => onItsDay('occurrence', () => `/logbook?open=${entry_id}`)(row));
}
