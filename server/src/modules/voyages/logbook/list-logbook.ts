import { logbook } from '@leme/contract/voyages/logbook/logbook';
import { sql } from 'kysely';
import { serveView } from '#kit/resource/view/serve-view';

/** The voyages of the boats, with their file. */
export const servesLogbook = serveView(logbook, {
  base: ({ tenantId }) => sql`select e.id, e.created_at, e.date, e.boat_id, e.status, e.why, e.captain,
      e.departed_at, e.returned_at, e.eta, e.people_out, e.people_in, e.hours_start, e.hours_end, e.fuel_start,
      e.fuel_end, e.occurrences, e.amendments, e.session_id::text as session_id, e.search
    from logbook_entries e where e.tenant_id = ${tenantId}`,
  computes: ({ tenantId }, ids) => sql`select e.id, p.name as product
    from logbook_entries e left join sessions s on s.tenant_id = e.tenant_id and s.id = e.session_id
      left join products p on p.tenant_id = e.tenant_id and p.id = s.product_id
    where e.tenant_id = ${tenantId} and e.id = any(${[...ids]}::uuid[])`,
});
