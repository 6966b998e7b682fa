import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { leads } from '@leme/contract/leads/leads';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { forgetValues } from '#kit/resource/history/audit';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';

type Doing = { tx: Tx; actor: Pick<Actor, 'tenantId' | 'userId' | 'fullName'> };

/**
 * Takes leads away for good, with their tags, all that was said to them and what was united with them, which has to be among
 * them: the trail says that they went and nothing of them.
 */
export async function removeLeads(
  { tx, actor }: Doing,
  ids: readonly string[],
): Promise<{ interactions: string[] }> {
  if (ids.length === 0) return { interactions: [] };
  const { tenantId } = actor;
  // Who is writing to one of them is waited for, and goes too; who comes later finds it gone.
  await tx.rows(
    statement(sql`select t.id from leads t where t.tenant_id = ${tenantId} and t.id = any(${ids}::uuid[])
      order by t.id for update`),
  );
  const talks = await tx.rows(
    statement<{ id: string }>(sql`delete from lead_interactions
      where tenant_id = ${tenantId} and lead_id = any(${ids}::uuid[]) returning id`),
  );
  // Their tags go with them.
  await tx.change(
    statement(sql`delete from leads where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`),
  );
  const steps = ids.map((id) => ({ id, action: 'erased' as const }));
  record({ tx, actor }, leads, steps);
  const interactions = talks.map(({ id }) => id);
  forgetValues(tx, { tenant_id: tenantId, resource: leads.name, ids });
  forgetValues(tx, { tenant_id: tenantId, resource: leadInteractions.name, ids: interactions });
  return { interactions };
}
