import { afterWorking } from '@leme/contract/leads/inside-sales/working-hours';
import type { Lead } from '@leme/contract/leads/leads';
import { sql } from 'kysely';
import type { Values } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';
import { stepsOf } from './cadence.ts';
import { salesSettingsOf, workingHours } from './sales-settings.ts';
import { begin } from './start-cadence.ts';
import type { Selling } from './take-lead.ts';

/** Whose it becomes where nobody said so: of those in the round who are here, the one with the fewest open ones. */
export async function ownerInTurn({ tx, actor }: Selling, values: Values): Promise<Values> {
  if (values.owner_id) return values;
  const { round_ids, absent_ids } = await salesSettingsOf(tx, actor.tenantId);
  const here = round_ids.filter((id) => !absent_ids.includes(id));
  if (here.length === 0) return values;
  const next = await tx.first(
    statement<{ id: string }>(sql`select p.id from profiles p
        left join leads t on t.tenant_id = p.tenant_id and t.owner_id = p.id and t.deleted_at is null
          and t.merged_into is null and t.status not in ('won', 'lost')
      where p.tenant_id = ${actor.tenantId} and p.id = any(${here}::uuid[]) and p.status = 'active'
        and p.removed_at is null
      group by p.id order by count(t.id), p.id limit 1`),
  );
  return { ...values, owner_id: next?.id ?? null };
}

/** The clock of the first contact starts, as the company works today, and the cadence it wants for every lead. */
export async function startsWaiting(selling: Selling, lead: Pick<Lead, 'id'>): Promise<void> {
  const { tx, actor, now } = selling;
  const settings = await salesSettingsOf(tx, actor.tenantId);
  const due = afterWorking(workingHours(settings, actor), now, settings.first_contact_minutes);
  await tx.change(
    statement(sql`update leads set first_response_due_at = ${due.toString()}::timestamptz
      where tenant_id = ${actor.tenantId} and id = ${lead.id}`),
  );
  const { cadence_id } = settings;
  if (cadence_id && (await stepsOf(selling, cadence_id)).length > 0 && (await isActive(selling, cadence_id)))
    await begin(selling, lead.id, cadence_id, { atOnce: true });
}

async function isActive({ tx, actor }: Selling, id: string): Promise<boolean> {
  const found = await tx.first(
    statement<{ active: boolean }>(sql`select c.active from cadences c
      where c.tenant_id = ${actor.tenantId} and c.id = ${id} and c.deleted_at is null`),
  );
  return found?.active === true;
}
