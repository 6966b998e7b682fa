import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';

/** When the first and the last contact with a lead was, how often it was tried, and when the next is due: what lists of leads are filtered by. */
export async function noteContact(tx: Tx, { tenantId }: Actor, leadId: string): Promise<void> {
  const own = sql`i.tenant_id = ${tenantId} and i.lead_id = ${leadId} and i.deleted_at is null`;
  await tx.change(
    statement(sql`update leads t set
      first_contact_at = (select min(coalesce(i.done_at, i.interaction_date)) from lead_interactions i
        where ${own} and i.status = 'completed' and i.type <> 'note'),
      last_interaction_at = coalesce((select max(coalesce(i.done_at, i.interaction_date)) from lead_interactions i
        where ${own} and i.status = 'completed'), t.created_at),
      attempts = (select count(*) from lead_interactions i
        where ${own} and i.status = 'completed' and i.type <> 'note'),
      next_due_at = (select min(i.interaction_date) from lead_interactions i where ${own} and i.status = 'pending')
      where t.tenant_id = ${tenantId} and t.id = ${leadId}`),
  );
}
