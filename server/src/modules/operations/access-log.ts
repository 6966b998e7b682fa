import { routeTable } from '@leme/contract/access/route-table';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { accessLog } from '@leme/contract/operations/access-log';
import { titlesOf } from '@leme/contract/page-words';
import { sql } from 'kysely';
import type { Served } from '#kit/http/serve';
import { serveView } from '#kit/resource/view/serve-view';
import type { EventLog } from '#kit/security/event-log';

/** Who came in, who was kept out and who saw what of people, for the administrators of the company. */
export function servesAccessLog(events: EventLog): Served[] {
  return serveView(accessLog, {
    // Whoever looks sees what happened until now.
    settles: () => events.settle(),
    base: ({ tenantId }) => sql`select e.id, e.created_at, e.kind, coalesce(e.operator, p.full_name) as who,
        e.user_id as person_id, e.operator, e.address, e.device, e.resource, e.filters, e.row_count as rows, e.times
      from security_events e
      left join profiles p on p.tenant_id = e.tenant_id and p.id = e.user_id
      where e.tenant_id = ${tenantId}`,
    cells: { created_at: momentOf, resource: pageOf },
  });
}

/** To the second, whatever it is: lines are put beside those of other logs. */
function momentOf(text: string, zone: string): string {
  const at = Temporal.Instant.from(text).toZonedDateTimeISO(zone);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(at.day)}/${two(at.month)}/${at.year} ${two(at.hour)}:${two(at.minute)}:${two(at.second)}`;
}

function pageOf(resource: string): string {
  const page = routeTable.find((entry) => entry.resource === resource);
  return page ? titlesOf(page)[csvLocale] : resource;
}
