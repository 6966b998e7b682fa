import { bookings } from '@leme/contract/bookings/bookings';
import { manifestPassengers } from '@leme/contract/bookings/passengers';
import { toldAs } from '@leme/contract/kit/resource/entity';
import type { HistoryEntry } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import { type HistoryPage, perPage } from '#kit/resource/history/history';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

type Said = { id: string; at: string; by: string | null; before: string; status: string; people: string[] };

/**
 * What was said of a booking's attendance, as steps of its history: those who were told the same in one request stand in
 * one step, by name, else by their place. Before is what was said of them last.
 */
export async function tells(
  { tx, actor: { tenantId } }: TimedWork,
  entity: string,
  { id, before }: HistoryPage,
): Promise<HistoryEntry[]> {
  if (entity !== bookings.name) return [];
  const older = before
    ? sql`having (date_trunc('milliseconds', e.server_time), min(e.id::text)) < (${before.at}::timestamptz, ${before.id})`
    : sql``;
  const said = await tx.rows(
    statement<Said>(sql`select min(e.id::text) as id, e.server_time as at, u.full_name as by, e.before, e.status,
        array_agg(coalesce(m.name, case when m.position = 1 then b.customer_name end, m.position::text, '–')
          order by m.position) as people
      from (select v.id, v.server_time, v.user_id, v.status, v.manifest_passenger_id,
          coalesce(lag(v.status) over (partition by v.manifest_passenger_id order by v.server_time, v.id), 'pending') as before
        from attendance_events v where v.tenant_id = ${tenantId} and v.booking_id = ${id}) e
      join bookings b on b.tenant_id = ${tenantId} and b.id = ${id}
      left join manifest_passengers m on m.tenant_id = ${tenantId} and m.id = e.manifest_passenger_id
      left join profiles u on u.tenant_id = ${tenantId} and u.id = e.user_id
      group by e.server_time, e.user_id, u.full_name, e.before, e.status ${older}
      order by e.server_time desc, min(e.id::text) desc limit ${perPage + 1}`),
  );
  return said.map(({ people, status, ...step }) => {
    const names = people.join(', ');
    return {
      id: step.id,
      at: String(step.at),
      actor: step.by,
      action: 'updated',
      changes: [
        { field: toldAs(manifestPassengers, 'position'), before: names, after: names, isErased: false },
        { field: toldAs(manifestPassengers, 'status'), before: step.before, after: status, isErased: false },
      ],
    };
  });
}
