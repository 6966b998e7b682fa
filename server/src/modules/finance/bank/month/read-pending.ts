import { type PendingLines, readPending } from '@leme/contract/finance/bank/match-endpoints';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';

type Row = PendingLines['accounts'][number] & { sum: number | null; oldest: string | null };

/** What waits, of each account that has lines. */
export const servesPending = serve(readPending, async ({ tx, actor }) => {
  const isOpen = sql`l.status in ('unmatched', 'suggested')`;
  const rows = await tx.rows(
    statement<Row>(sql`select l.account_id, count(*) filter (where ${isOpen}) as count, count(*) as lines,
        sum(l.amount - l.matched) filter (where ${isOpen}) as sum, min(l.day) filter (where ${isOpen}) as oldest,
        (select max(s.closing_on) from bank_statements s where s.tenant_id = ${actor.tenantId}
          and s.account_id = l.account_id and s.status = 'taken') as closing_on
      from bank_lines l where l.tenant_id = ${actor.tenantId} and l.status <> 'undone' group by l.account_id
      order by lines desc limit 200`),
  );
  const days = rows.flatMap(({ oldest }) => oldest ?? []).toSorted();
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    sum: toReais(rows.reduce((sum, row) => sum + toCents(row.sum ?? 0), 0)),
    oldest: days[0] ?? null,
    accounts: rows.map(({ account_id, count, lines, closing_on }) => ({
      account_id,
      count,
      lines,
      closing_on,
    })),
  };
});
