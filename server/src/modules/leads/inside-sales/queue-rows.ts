import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import type { SalesSettings } from '@leme/contract/leads/inside-sales/sales-settings';
import { afterWorking, type WorkingHours } from '@leme/contract/leads/inside-sales/working-hours';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { workingHours } from './sales-settings.ts';

type Settings = Omit<SalesSettings, 'sellers'>;
type Found = { id: string; due: QueueRow['due'] };
type Stored = Omit<
  QueueRow,
  'due' | 'due_at' | 'warns_at' | 'cadence' | 'next' | 'last_word' | 'is_shared'
> & {
  next_due_at: string | null;
  first_response_due_at: string | null;
  cadence_name: string | null;
  cadence_step: number | null;
  cadence_paused: NonNullable<QueueRow['cadence']>['paused'];
};
type Next = NonNullable<QueueRow['next']> & { lead_id: string };

/** The rows of a page with what they name, in the order they were found. */
export async function queueRows(
  { tx, actor }: TimedWork,
  found: readonly Found[],
  settings: Settings,
): Promise<QueueRow[]> {
  if (found.length === 0) return [];
  const { tenantId } = actor;
  const ids = found.map(({ id }) => id);
  const rows = await tx.rows(
    statement<Stored>(sql`select t.id, t.version, t.name, t.country_code, t.phone, t.email, t.product_id,
        p.name as product, t.interest_date_from::text as interest_date_from,
        t.interest_date_to::text as interest_date_to, t.adult_count, t.child_count, t.passenger_count,
        t.offered_value, t.source, t.status, t.temperature, t.owner_id, o.full_name as owner, t.attempts,
        t.created_at, t.last_interaction_at, t.next_due_at, t.first_response_due_at, c.name as cadence_name,
        t.cadence_step, t.cadence_paused
      from leads t
        left join products p on p.tenant_id = t.tenant_id and p.id = t.product_id
        left join profiles o on o.tenant_id = t.tenant_id and o.id = t.owner_id
        left join cadences c on c.tenant_id = t.tenant_id and c.id = t.cadence_id
      where t.tenant_id = ${tenantId} and t.id = any(${ids}::uuid[])`),
  );
  const next = await tx.rows(
    statement<Next>(sql`select distinct on (i.lead_id) i.lead_id, i.id, i.type, i.title, i.description,
        i.template_id, i.interaction_date
      from lead_interactions i
      where i.tenant_id = ${tenantId} and i.lead_id = any(${ids}::uuid[]) and i.status = 'pending'
        and i.deleted_at is null
      order by i.lead_id, i.interaction_date, i.id`),
  );
  const last = await tx.rows(
    statement<{ lead_id: string; said: string }>(sql`select distinct on (i.lead_id) i.lead_id,
        coalesce(i.description, i.title) as said
      from lead_interactions i
      where i.tenant_id = ${tenantId} and i.lead_id = any(${ids}::uuid[]) and i.status = 'completed'
        and i.deleted_at is null
      order by i.lead_id, coalesce(i.done_at, i.interaction_date) desc, i.id`),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nextOf = new Map(next.map(({ lead_id, ...each }) => [lead_id, each]));
  const lastOf = new Map(last.map(({ lead_id, said }) => [lead_id, said]));
  const hours = workingHours(settings, actor);
  return found.flatMap(({ id, due }) => {
    const row = byId.get(id);
    if (!row) return [];
    const { next_due_at, first_response_due_at, cadence_name, cadence_step, cadence_paused, ...stored } = row;
    return [
      {
        ...stored,
        due,
        due_at: due === 'first' ? first_response_due_at : next_due_at,
        warns_at: due === 'first' ? halfway(hours, row, settings) : null,
        is_shared: row.owner_id !== null && settings.absent_ids.includes(row.owner_id),
        last_word: lastOf.get(id) ?? null,
        cadence: cadence_name ? { name: cadence_name, step: cadence_step, paused: cadence_paused } : null,
        next: nextOf.get(id) ?? null,
      },
    ];
  });
}

/** When half of the time is over; never after all of it is, though the minutes were others when it was promised. */
function halfway(
  hours: WorkingHours,
  { created_at, first_response_due_at }: Stored,
  { first_contact_minutes }: Settings,
): string | null {
  if (!first_response_due_at) return null;
  const half = afterWorking(hours, Temporal.Instant.from(created_at), first_contact_minutes / 2);
  const due = Temporal.Instant.from(first_response_due_at);
  return (Temporal.Instant.compare(half, due) < 0 ? half : due).toString();
}
