import { type EntryDetail, type EntryRow, mostInstalments } from '@leme/contract/finance/entry-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** Entries as they are answered, with who they are of. */
export async function readEntries({ tx, actor }: Work, such: RawBuilder<unknown>): Promise<EntryRow[]> {
  return await tx.rows(
    statement<EntryRow>(sql`select e.id, e.kind, e.description, e.supplier_id, e.customer_id,
        coalesce(s.name, c.name) as party, e.amount, e.settled_amount, e.due_on, e.competence_on, e.account_id,
        e.from_account_id, e.boat_id, e.session_id, e.category_id, e.cost_centre_id, e.document_no, e.boleto_line, e.part, e.parts, e.repeats, e.status, e.version
      from finance_entries e
      left join suppliers s on s.tenant_id = e.tenant_id and s.id = e.supplier_id
      left join customers c on c.tenant_id = e.tenant_id and c.id = e.customer_id
      where e.tenant_id = ${actor.tenantId} and ${such}
      order by e.due_on, e.part, e.id limit ${mostInstalments}`),
  );
}

export async function entryOf(work: Work, id: string): Promise<EntryRow> {
  const [entry] = await readEntries(work, sql`e.id = ${id}`);
  if (!entry) throw new Problem('not-found');
  return entry;
}

type Settlement = EntryDetail['settlements'][number];

/** What was paid of an entry, in its order, with who wrote it down. */
export async function settlementsOf({ tx, actor }: Work, entry_id: string): Promise<Settlement[]> {
  return await tx.rows(
    statement<Settlement>(sql`select t.id, t.amount, t.discount, t.interest, t.account_id, t.paid_on, t.reverses_id,
        r.id is not null as is_reversed, p.full_name as user_name
      from finance_settlements t
      left join finance_settlements r on r.tenant_id = t.tenant_id and r.reverses_id = t.id
      left join profiles p on p.tenant_id = t.tenant_id and p.id = t.user_id
      where t.tenant_id = ${actor.tenantId} and t.entry_id = ${entry_id} order by t.created_at, t.id`),
  );
}
