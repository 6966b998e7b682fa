import { readOverview, readReportSummary } from '@leme/contract/finance/overview-endpoints';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { serveBooks } from '../ledger/serve-books.ts';
import { daysOf } from '../months/sailings-of-month.ts';
import { balancesOf } from './balances.ts';
import { leavesOf, type Period } from './leaf-amounts.ts';
import { courseOf } from './money-course.ts';
import { marginOf, netRevenueOf, sumOf } from './result-figures.ts';

/** What is owed to others: bills, agents, owners, crews and workshops. */
const owed = ['payable', 'commissions', 'owner-shares', 'crew-days', 'services'];

const monthOf = (today: string) => daysOf(`${today.slice(0, 7)}-01`);

export const servesOverview = serveBooks(readOverview, async ({ input: _, now, ...work }) => {
  const today = dayIn(work.actor.timezone, now);
  const accounts = await balancesOf(work);
  const on = (roles: readonly string[]) =>
    toReais(
      accounts.reduce(
        (sum, { role, balance }) => sum + (roles.includes(role ?? '') ? toCents(balance) : 0),
        0,
      ),
    );
  const money = accounts.filter(({ money_kind, active }) => money_kind !== null && active);
  const late = await lateOn(work, today);
  return {
    money: money.map(({ id, code, name, role, balance }) => ({ id, code, name, role, balance })),
    course: await courseOf(
      work,
      today,
      money.reduce((sum, { balance }) => sum + toCents(balance), 0),
    ),
    result: (await figuresOf(work, monthOf(today))).result,
    receivable: on(['receivable', 'agencies']),
    payable: on(owed),
    overdue_receivable: late.receivable,
    overdue_payable: late.payable,
    advances: on(['advances']),
  };
});

export const servesReportSummary = serveBooks(readReportSummary, async ({ input: _, now, ...work }) => {
  const month = monthOf(dayIn(work.actor.timezone, now));
  const before = monthOf(addDays(month.from, -1));
  return { now: await figuresOf(work, month), before: await figuresOf(work, before) };
});

async function figuresOf(work: Work, { from, to }: Period) {
  const leaves = await leavesOf(work, { from, to });
  return {
    from,
    to,
    net_revenue: netRevenueOf(leaves),
    gross_profit: sumOf(leaves, ['1', '2', '4']),
    ebitda: marginOf(leaves),
    result: sumOf(leaves),
  };
}

/** What is left of entries that were due before today. */
async function lateOn({ tx, actor }: Work, today: string) {
  const rows = await tx.rows(
    statement<{ kind: string; amount: number }>(sql`select e.kind, sum(e.amount - e.settled_amount) as amount
      from finance_entries e where e.tenant_id = ${actor.tenantId} and e.status in ('open', 'partial')
        and e.due_on < ${today}::date group by e.kind`),
  );
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.amount ?? 0;
  return { receivable: of('receivable'), payable: of('payable') };
}
