import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import type { Work } from '#kit/work';

/** Notes payments that a line of a bank made besides that of its match: the line tells of what they post. */
export async function noteFacts(
  { tx, actor }: Work,
  line_id: string | undefined,
  facts: readonly string[],
): Promise<void> {
  if (line_id === undefined) return;
  const rows = facts.map((fact_id) => ({ tenant_id: actor.tenantId, fact_id, line_id }));
  for (const insert of insertRows('bank_line_facts', rows)) await tx.change(insert);
}

/** Of the postings `p` those that nobody took back and no line made. */
export const toldByNoLine = (tenantId: string) => sql`p.reverses_id is null
  and not exists (select 1 from finance_postings r where r.tenant_id = ${tenantId} and r.reverses_id = p.id)
  and not exists (select 1 from bank_matches m where m.tenant_id = ${tenantId} and m.made_id = p.fact_id)
  and not exists (select 1 from bank_matches m where m.tenant_id = ${tenantId} and m.unmade_id = p.fact_id)
  and not exists (select 1 from bank_line_facts f where f.tenant_id = ${tenantId} and f.fact_id = p.fact_id)`;
