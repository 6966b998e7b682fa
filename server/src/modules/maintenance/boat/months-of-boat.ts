import { hoursByMonth } from '@leme/contract/fleet/motors/fold-readings';
import type { BoatLine } from '@leme/contract/maintenance/boat/boat-line';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

const monthsShown = 12;

type Stay = { id: string; position: string; base: number | null };
type Read = { id: string; month: string; total: number };

/** How long a boat ran in each of the last months, by the engine that ran most, and what was paid for it. */
export async function monthsOfBoat(work: TimedWork, boat_id: string): Promise<BoatLine['months']> {
  const { tx, actor, now } = work;
  const { tenantId, timezone } = actor;
  const current = now.toZonedDateTimeISO(timezone).toPlainDate().toPlainYearMonth();
  const first = current.subtract({ months: monthsShown - 1 });
  const months = Array.from({ length: monthsShown }, (_, at) => first.add({ months: at }).toString());
  const day = first.toPlainDate({ day: 1 });
  const from = day.toZonedDateTime(timezone).toInstant().toString();
  const ofBoat = sql`p.tenant_id = ${tenantId} and p.boat_id = ${boat_id}
    and (p.ended_at is null or p.ended_at > ${from}::timestamptz)`;
  const [stays, read, paid] = await Promise.all([
    tx.rows(
      statement<Stay>(sql`select p.id, p."position", case when p.began_at >= ${from}::timestamptz then p.hours
          else coalesce((select r.total from meter_readings r where r.tenant_id = ${tenantId} and r.motor_id = p.motor_id
            and r.state = 'accepted' and r.taken_at < ${from}::timestamptz
            order by r.taken_at desc, r.id desc limit 1), p.hours) end as base
        from motor_placements p where ${ofBoat}`),
    ),
    tx.rows(
      statement<Read>(sql`select p.id, to_char(r.taken_at at time zone ${timezone}, 'YYYY-MM') as month,
          max(r.total) as total
        from motor_placements p join meter_readings r on r.tenant_id = p.tenant_id and r.motor_id = p.motor_id
        where ${ofBoat} and r.state = 'accepted' and r.taken_at >= ${from}::timestamptz and r.taken_at >= p.began_at
          and (p.ended_at is null or r.taken_at <= p.ended_at)
        group by p.id, 2 order by 2`),
    ),
    tx.rows(
      statement<{
        month: string;
        cost: number;
      }>(sql`select to_char(l.date, 'YYYY-MM') as month, sum(l.cost)::float8 as cost
        from maintenance_logs l
        where l.tenant_id = ${tenantId} and l.boat_id = ${boat_id} and l.date >= ${day.toString()}::date group by 1`),
    ),
  ]);
  const costs = new Map(paid.map(({ month, cost }) => [month, cost]));
  const byPosition = [...Map.groupBy(stays, ({ position }) => position).values()].map((own) =>
    own.map(({ id, base }) =>
      hoursByMonth(
        base,
        read.filter((each) => each.id === id),
        months,
      ),
    ),
  );
  return months.map((month, at) => {
    // Tenths, so that no binary fraction adds up.
    const sums = byPosition.map((own) =>
      own.reduce((sum, each) => sum + Math.round((each[at]?.hours ?? 0) * 10), 0),
    );
    return { month, hours: Math.max(0, ...sums) / 10, cost: costs.get(month) ?? 0 };
  });
}
