import { financePeriods } from '@leme/contract/finance/entities';
import type { InTheWay } from '@leme/contract/finance/problems';
import { closePeriod, listPeriods, reopenPeriod } from '@leme/contract/finance/setup-endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { type RawBuilder, sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import { holdBooks, requireOpen } from '../ledger/hold-books.ts';
import { postDue } from '../ledger/post-due.ts';
import { leavesOf } from '../reports/leaf-amounts.ts';
import { linesOf, withoutLine } from '../reports/read-results.ts';
import { readLines } from '../setup/statement-lines.ts';
import { daysOf } from './sailings-of-month.ts';

type Period = ReplyOf<typeof closePeriod>;

export const servesPeriods = serve(listPeriods, async ({ tx, actor }) => ({
  data: await periodsSuch({ tx, actor }, sql`true`),
}));

/** Whoever closes holds the books: what is due is posted first, and nothing comes between that and the closing. */
export const servesClosing = serve(closePeriod, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { month } = input;
  const { books } = await holdBooks(work);
  requireOpen(books, month);
  let posted: number;
  do posted = await postDue(tx, actor.tenantId, work.now);
  while (posted > 0);
  const drawn = await readLines(work);
  const leaves = await leavesOf(work, daysOf(month));
  await refuse(
    work,
    month,
    new Set(withoutLine(leaves, drawn.lines).map(({ line, role }) => role ?? line)).size,
  );
  const lines = linesOf(leaves, drawn.lines);
  const id = newId();
  // Anew: what was due was posted after they were taken first.
  const { books: last } = await holdBooks(work);
  const by = { closed_at: last.at, closed_by: actor.userId };
  const row = { tenant_id: actor.tenantId, id, month, results: JSON.stringify(lines), ...by };
  for (const insert of insertRows('finance_periods', [row])) await tx.change(insert);
  record(work, financePeriods, { id, action: 'created', after: { month } });
  return await periodOf(work, id);
});

export const servesReopening = serve(reopenPeriod, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, reason } = input;
  const { books } = await holdBooks(work);
  const { month } = await periodOf(work, id);
  const changed = await tx.change(
    statement(sql`update finance_periods set reopened_at = ${books.at}::timestamptz,
        reopened_by = ${actor.userId}, reason = ${reason}
      where tenant_id = ${actor.tenantId} and id = ${id} and reopened_at is null`),
  );
  if (changed === 0) throw new Problem('move-forbidden');
  record(work, financePeriods, { id, action: 'updated', before: { month }, after: { month, reason } });
  return await periodOf(work, id);
});

/** What keeps a month from being closed. */
async function refuse({ tx, actor, now }: TimedWork, month: string, withoutLines: number): Promise<void> {
  const { from, to } = daysOf(month);
  const within = sql`p.tenant_id = ${actor.tenantId} and p.date >= ${from}::date and p.date <= ${to}::date`;
  const between = await tx.first(
    statement<{
      amount: number | null;
    }>(sql`select sum(case when a.id = p.debit_id then p.amount else -p.amount end) as amount
      from finance_postings p join finance_accounts a on a.tenant_id = p.tenant_id and a.role = 'allocation'
        and (a.id = p.debit_id or a.id = p.credit_id) where ${within}`),
  );
  const tills = await tx.first(
    statement<{
      count: number;
    }>(sql`select count(*)::int as count from finance_tills t where t.tenant_id = ${actor.tenantId}
      and t.status = 'open' and t.day >= ${from}::date and t.day <= ${to}::date`),
  );
  const all: InTheWay['in_the_way'] = [
    { what: 'not_over', count: from > dayIn(actor.timezone, now) ? 1 : 0 },
    { what: 'without_line', count: withoutLines },
    { what: 'open_tills', count: tills?.count ?? 0 },
    { what: 'allocation', count: (between?.amount ?? 0) === 0 ? 0 : 1 },
  ];
  const in_the_way = all.filter(({ count }) => count > 0);
  if (in_the_way.length > 0) throw new Problem('month-not-ready', { params: { in_the_way } });
}

async function periodOf(work: Work, id: string): Promise<Period> {
  const [period] = await periodsSuch(work, sql`m.id = ${id}`);
  if (!period) throw new Problem('not-found');
  return period;
}

async function periodsSuch({ tx, actor }: Work, such: RawBuilder<unknown>): Promise<Period[]> {
  const rows = await tx.rows(
    statement<
      Omit<Period, 'lines'> & { results: Period['lines'] }
    >(sql`select m.id, m.month, m.results, m.closed_at,
        c.full_name as closed_by, m.reopened_at, r.full_name as reopened_by, m.reason
      from finance_periods m
      left join profiles c on c.tenant_id = m.tenant_id and c.id = m.closed_by
      left join profiles r on r.tenant_id = m.tenant_id and r.id = m.reopened_by
      where m.tenant_id = ${actor.tenantId} and ${such} order by m.month desc, m.closed_at desc limit 500`),
  );
  return rows.map(({ results, ...row }) => ({ ...row, lines: Array.isArray(results) ? results : [] }));
}
