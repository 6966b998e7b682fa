import { bankStatements } from '@leme/contract/finance/bank/entities';
import { undoStatement } from '@leme/contract/finance/bank/statement-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import { beginMatching } from '../match/match-lines.ts';
import { undoMatches } from '../match/undo-line.ts';
import { statementOf } from './statement-queries.ts';

/** All of it or none: matches, what they paid, and the lines, which come anew when the file is taken in again. */
export const servesStatementUndoing = serve(undoStatement, async ({ input, ...call }) => {
  const work = await beginMatching(call);
  const { tx, actor, now } = work;
  const { id } = input;
  const before = await statementOf(work, id);
  if (before.status === 'undone') return before;
  if (before.status === 'looked') throw new Problem('move-forbidden');
  const lines = await tx.rows(
    statement<{ id: string; matched: number }>(sql`select l.id, l.matched from bank_lines l
      where l.tenant_id = ${actor.tenantId} and l.statement_id = ${id} and l.status <> 'undone' order by l.day, l.id for update`),
  );
  const matched = lines.filter((line) => line.matched !== 0).map((line) => line.id);
  if (matched.length > 0) await undoMatches(work, matched);
  await tx.change(
    statement(sql`update bank_lines l set status = 'undone', updated_at = ${now.toString()}::timestamptz
      where l.tenant_id = ${actor.tenantId} and l.statement_id = ${id} and l.status <> 'undone'`),
  );
  await tx.change(
    statement(sql`update bank_statements s set status = 'undone', rows = null, undone_by = ${actor.userId},
        undone_at = ${now.toString()}::timestamptz where s.tenant_id = ${actor.tenantId} and s.id = ${id}`),
  );
  record(work, bankStatements, {
    id,
    action: 'updated',
    before: { status: before.status },
    after: { status: 'undone' },
  });
  return await statementOf(work, id);
});
