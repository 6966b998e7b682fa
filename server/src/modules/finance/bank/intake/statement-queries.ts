import type { StatementRow } from '@leme/contract/finance/bank/statement-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

export function readStatements({ tx, actor }: Work, such: RawBuilder<unknown>): Promise<StatementRow[]> {
  return tx.rows(
    statement<StatementRow>(sql`select s.id, s.account_id, s.file_name, s.file_kind, s.status, s.total, s.known, s.done,
        s.refused_count, s.refused, s.with_txid, s.first_on, s.last_on, s.closing_amount, s.closing_on, s.created_at,
        p.full_name as user_name,
        (select count(*) from bank_lines l where l.tenant_id = ${actor.tenantId} and l.statement_id = s.id
          and l.status = 'matched') as matched
      from bank_statements s left join profiles p on p.tenant_id = s.tenant_id and p.id = s.created_by
      where s.tenant_id = ${actor.tenantId} and ${such}`),
  );
}

export async function statementOf(work: Work, id: string): Promise<StatementRow> {
  const [row] = await readStatements(work, sql`s.id = ${id}`);
  if (!row) throw new Problem('not-found');
  return row;
}
