import { addDays } from '@leme/contract/kit/values/days';
import { crewDays, type Duty } from '@leme/contract/rosters/rules/working-day';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { isLivingSql } from '../facts/people.ts';
import type { Rules } from '../facts/rules-of.ts';

type Of = { crew_id: string; date: string };

/**
 * Writes the working days of people anew as their duties stand, with the day before, whose rest may count otherwise by now.
 * Where duties are only given up (`shrinks`), no rest reaches into a day that stood before.
 */
export async function keepDays(
  { tx, actor }: Work,
  rules: Rules,
  touched: readonly Of[],
  { shrinks }: { shrinks: boolean },
): Promise<void> {
  if (touched.length === 0) return;
  const crew = [...new Set(touched.map(({ crew_id }) => crew_id))];
  const wanted = new Set(
    touched.flatMap(({ crew_id, date }) => [`${crew_id} ${date}`, `${crew_id} ${addDays(date, -1)}`]),
  );
  const dates = [...new Set(touched.flatMap(({ date }) => [addDays(date, -1), date]))];
  const around = [...new Set(dates.flatMap((date) => [date, addDays(date, 1)]))];
  const duties = await tx.rows(
    statement<Duty & Of>(sql`select a.id, a.crew_id, a.date, a.starts_at, a.ends_at from crew_assignments a
      where a.tenant_id = ${actor.tenantId} and a.crew_id = any(${crew}::uuid[]) and a.date = any(${around}::date[])
        and ${isLivingSql}`),
  );
  const rows = [...Map.groupBy(duties, ({ crew_id }) => crew_id)].flatMap(([crew_id, own]) => {
    const days = crewDays(own, rules);
    return days.flatMap((day, at) => {
      if (!wanted.has(`${crew_id} ${day.date}`)) return [];
      const next = days[at + 1];
      const isCut = shrinks && next && next.starts_at < day.rest_until && next.starts_at >= day.ends_at;
      return [
        { tenant_id: actor.tenantId, crew_id, ...day, rest_until: isCut ? next.starts_at : day.rest_until },
      ];
    });
  });
  await tx.change(
    statement(sql`delete from crew_days d where d.tenant_id = ${actor.tenantId}
      and d.crew_id = any(${crew}::uuid[]) and d.date = any(${dates}::date[])
      and concat(d.crew_id, ' ', d.date) = any(${[...wanted]}::text[])`),
  );
  for (const insert of insertRows('crew_days', rows)) await tx.change(insert);
}
