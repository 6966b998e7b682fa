import { leadSettings } from '@leme/contract/leads/lead-settings';
import { sql } from 'kysely';
import type { TenantTx } from '#kit/database/tenant-tx';
import { nobodyId } from '#kit/ids';
import { readSettings } from '#kit/resource/settings';
import { statement } from '#kit/resource/statement';
import { removeLeads } from './remove-leads.ts';

const atOnce = 200;

/**
 * Takes away for good what a company lost so many months ago as it said, a bounded piece at a time: leads nobody changed or
 * spoke to since, with what was united with them. Answers how many went.
 */
export async function forgetLostLeads(
  tenantTx: TenantTx,
  tenantId: string,
  now: Temporal.Instant,
): Promise<number> {
  const settings = await tenantTx.read(tenantId, (tx) => readSettings(leadSettings, tx, tenantId));
  if (!settings.forgets_lost_after) return 0;
  const months = settings.forgets_lost_after;
  const until = now.toZonedDateTimeISO('UTC').subtract({ months }).toInstant().toString();
  let gone = 0;
  for (let last = atOnce; last === atOnce; gone += last)
    last = await tenantTx.write(tenantId, async (tx) => {
      const lost = await tx.rows(
        statement<{ id: string }>(sql`select t.id from leads t where t.tenant_id = ${tenantId}
          and t.deleted_at is null and t.status = 'lost' and t.updated_at < ${until}::timestamptz
          and t.last_interaction_at < ${until}::timestamptz
          and (t.next_due_at is null or t.next_due_at < ${until}::timestamptz)
          order by t.updated_at, t.id limit ${atOnce} for update skip locked`),
      );
      const ids = lost.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const united = await tx.rows(
        statement<{ id: string }>(sql`select t.id from leads t
          where t.tenant_id = ${tenantId} and t.merged_into = any(${ids}::uuid[])`),
      );
      const actor = { tenantId, userId: nobodyId, fullName: '' };
      await removeLeads({ tx, actor }, [...ids, ...united.map(({ id }) => id)]);
      return ids.length;
    });
  return gone;
}
