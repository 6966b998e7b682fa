import { Problem } from '@leme/contract/kit/problem';
import { readVoyage, type SaidEvent } from '@leme/contract/voyages/logbook/endpoints';
import type { LogbookRow } from '@leme/contract/voyages/logbook/logbook';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';

type Row = Omit<LogbookRow, 'labels'> & { boat: string };
type Event = Omit<SaidEvent, 'people' | 'hours' | 'captain' | 'text' | 'occurrence' | 'level' | 'eta'> & {
  said: Partial<
    Pick<SaidEvent, 'people' | 'hours' | 'captain' | 'text' | 'occurrence' | 'level' | 'eta' | 'explains'>
  >;
};

/** A voyage with all that was said of it: when the device says, when the server heard, and who said it. */
export const servesVoyage = serve(readVoyage, async ({ input, tx, actor }) => {
  const { tenantId } = actor;
  const row = await tx.first(
    statement<Row>(sql`select e.id, e.created_at, e.date::text as date, e.boat_id, b.boat_name as boat, e.status, e.why,
        e.captain, e.departed_at, e.returned_at, e.eta, e.people_out, e.people_in, e.hours_start::float8 as hours_start,
        e.hours_end::float8 as hours_end, e.fuel_start, e.fuel_end, e.occurrences, e.amendments, e.session_id,
        p.name as product
      from logbook_entries e join boats b on b.tenant_id = e.tenant_id and b.id = e.boat_id
        left join sessions s on s.tenant_id = e.tenant_id and s.id = e.session_id
        left join products p on p.tenant_id = e.tenant_id and p.id = s.product_id
      where e.tenant_id = ${tenantId} and e.id = ${input.id}`),
  );
  if (!row) throw new Problem('not-found');
  const events = await tx.rows(
    statement<Event>(sql`select v.id, v.kind, v.step, v.at, v.client_time, v.created_at, v.said,
        coalesce(u.full_name, '–') as by
      from logbook_events v left join profiles u on u.tenant_id = ${tenantId} and u.id = v.user_id
      where v.tenant_id = ${tenantId} and v.entry_id = ${input.id} order by v.step, v.id limit 1000`),
  );
  return {
    ...row,
    events: events.map(({ said, ...event }) => {
      const { people = null, hours = null, captain = null, text = null } = said;
      const { occurrence = null, level = null, eta = null, explains = false } = said;
      return { ...event, people, hours, captain, text, occurrence, level, eta, explains };
    }),
  };
});
