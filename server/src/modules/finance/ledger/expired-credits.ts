import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';

/** Credit nobody can spend any more, anywhere on earth, and of which something is left that is not posted. */
export const expired = (tenantId: string) => sql`c.tenant_id = ${tenantId} and c.amount_left > 0
  and c.expires_on < current_date - 1 and not exists (select 1 from finance_postings p
    where p.tenant_id = ${tenantId} and p.fact_kind = 'credit' and p.fact_id = c.id)`;

/** What is left of it is due. */
export async function lookForCredits(tx: Tx, tenantId: string): Promise<number> {
  return await tx.change(
    statement(sql`insert into finance_due (tenant_id, id, credit_id, created_at)
      select c.tenant_id, c.id, c.id, c.created_at from credits c where ${expired(tenantId)}
      on conflict (tenant_id, id) do nothing`),
  );
}
