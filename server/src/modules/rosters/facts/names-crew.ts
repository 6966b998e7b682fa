import { rosterSettings } from '@leme/contract/rosters/roster-settings';
import { sql } from 'kysely';
import type { AllHooks, Duty } from '#kit/hooks';
import { statement } from '#kit/resource/statement';
import { decidedBy } from '#kit/settings/decided';
import { isLivingSql } from './people.ts';

type Row = Omit<Duty, 'rest'> & { rested: number | null };

/** Who of the crew sails at departures, as the roster says now, and whose night before was too short. */
export const namesCrew: AllHooks['namesCrew'] = async ({ tx, actor }, sessions) => {
  const rows = await tx.rows(
    statement<Row>(sql`select a.session_id, a.boat_id, a.crew_id, coalesce(m.short_name, m.full_name) as name,
        a."position", extract(epoch from d.starts_at - (select max(b.ends_at) from crew_days b
          where b.tenant_id = ${actor.tenantId} and b.crew_id = a.crew_id and b.date < d.date))::float8 / 60 as rested
      from crew_assignments a
      join crew_members m on m.tenant_id = a.tenant_id and m.id = a.crew_id
      left join crew_days d on d.tenant_id = a.tenant_id and d.crew_id = a.crew_id and d.date = a.date
      where a.tenant_id = ${actor.tenantId} and a.session_id = any(${[...sessions]}::uuid[]) and ${isLivingSql}
      order by a.session_id, a."position", a.id`),
  );
  const { crew_rest } = await decidedBy(tx, actor.tenantId, rosterSettings);
  return rows.map(({ rested, ...duty }) => ({
    ...duty,
    rest:
      rested === null || rested >= crew_rest
        ? null
        : { hours: Math.floor(rested / 6) / 10, least: crew_rest / 60 },
  }));
};
