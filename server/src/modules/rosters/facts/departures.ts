import { dayIn } from '@leme/contract/kit/values/days';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Rules } from './rules-of.ts';
import type { BoatSailed, Looking, Sailing } from './shapes.ts';

type Row = Omit<Sailing, 'boats' | 'duty'>;

/** Departures with their boats, as far as who works on them depends on it; `which` speaks of `s`. */
export async function readSailings(
  { tx, actor }: Looking,
  rules: Rules,
  which: RawBuilder<unknown>,
): Promise<Sailing[]> {
  const { tenantId } = actor;
  const rows = await tx.rows(
    statement<Row>(sql`select s.id as session_id, s.date, s.start_time, s.end_time, s.starts_at, s.ends_at, s.status,
        p.name as product, p.color, p.type, p.requires_crew, p.meeting_point, s.guide_name, s.sailor_name,
        coalesce(q.people, 0) as people
      from sessions s join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
        left join session_seats q on q.tenant_id = s.tenant_id and q.session_id = s.id
      where s.tenant_id = ${tenantId} and ${which} order by s.date, s.start_time, s.id`),
  );
  const ids = rows.map(({ session_id }) => session_id);
  const boats =
    ids.length === 0
      ? []
      : await tx.rows(
          statement<BoatSailed & { session_id: string }>(sql`select sb.session_id, b.id, b.boat_name, b.type,
              b.use_class, b.nav_area, b.gross_tonnage, b.min_crew
            from session_boats sb join boats b on b.tenant_id = sb.tenant_id and b.id = sb.boat_id
            where sb.tenant_id = ${tenantId} and sb.session_id = any(${ids}::uuid[])
            order by sb.position, sb.id`),
        );
  const byDeparture = Map.groupBy(boats, ({ session_id }) => session_id);
  return rows.map((row) => ({
    ...row,
    boats: byDeparture.get(row.session_id) ?? [],
    duty: dutyAround(row, rules, actor.timezone),
  }));
}

/** When somebody works for what lasts from one moment to another: minutes before and after belong to it. */
function dutyAround(
  { session_id, starts_at, ends_at }: Pick<Row, 'session_id' | 'starts_at' | 'ends_at'>,
  rules: Rules,
  zone: string,
) {
  const from = Temporal.Instant.from(starts_at).subtract({ minutes: rules.crew_minutes_before });
  const until = Temporal.Instant.from(ends_at).add({ minutes: rules.crew_minutes_after });
  const instant = (at: Temporal.Instant) => new Date(at.epochMilliseconds).toISOString();
  return { id: session_id, date: dayIn(zone, from), starts_at: instant(from), ends_at: instant(until) };
}
