import { courseMonths, readResultCourse } from '@leme/contract/finance/report-endpoints';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { serveBooks } from '../ledger/serve-books.ts';
import { daysOf } from '../months/sailings-of-month.ts';
import { cashLeavesOf, filtered, type Leaf, type Period } from './leaf-amounts.ts';
import { marginOf, netRevenueOf, sumOf } from './result-figures.ts';

/** The months to that of a day, each with what it earned and what it left. */
export const servesResultCourse = serveBooks(readResultCourse, async ({ input, ...work }) => {
  const { on, regime, ...of } = input;
  const last = Temporal.PlainDate.from(on).with({ day: 1 });
  const months = Array.from({ length: courseMonths }, (_, back) =>
    last.subtract({ months: back }).toString(),
  );
  months.reverse();
  const leaves = regime === 'cash' ? await paidIn(work, months, of) : await earnedIn(work, months, of);
  return {
    data: months.map((month) => {
      const own = leaves.get(month) ?? [];
      return { month, net_revenue: netRevenueOf(own), ebitda: marginOf(own), result: sumOf(own) };
    }),
  };
});

type Of = Omit<Period, 'from' | 'to'>;
type ByMonth = ReadonlyMap<string, readonly Leaf[]>;

async function earnedIn({ tx, actor }: Work, months: readonly string[], of: Of): Promise<ByMonth> {
  const [from = '', to = ''] = [months[0], daysOf(months.at(-1) ?? '').to];
  const such = sql`p.tenant_id = ${actor.tenantId} and a.kind = 'result' and p.date >= ${from}::date and p.date <= ${to}::date
    ${filtered('p', of)}`;
  const rows = await tx.rows(
    statement<
      Omit<Leaf, 'session_id'> & { month: string }
    >(sql`select x.month, x.line, x.role, sum(x.amount) as amount from (
        select date_trunc('month', p.date)::date as month, a.line, a.role, p.amount from finance_postings p
          join finance_accounts a on a.tenant_id = p.tenant_id and a.id = p.credit_id where ${such}
        union all
        select date_trunc('month', p.date)::date as month, a.line, a.role, -p.amount as amount from finance_postings p
          join finance_accounts a on a.tenant_id = p.tenant_id and a.id = p.debit_id where ${such}
      ) x group by x.month, x.line, x.role`),
  );
  return Map.groupBy(
    rows.map((row) => ({ ...row, session_id: null })),
    ({ month }) => month,
  );
}

/** One after the other: a month of cash is four questions already. */
async function paidIn(work: Work, months: readonly string[], of: Of): Promise<ByMonth> {
  const paid = new Map<string, Leaf[]>();
  for (const month of months) {
    const { from, to } = daysOf(month);
    paid.set(month, await cashLeavesOf(work, { from, to, ...of }));
  }
  return paid;
}
