import { type CheckName, readChecks } from '@leme/contract/finance/book-endpoints';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { serveBooks } from '../ledger/serve-books.ts';

/** Every rule by one count; each is none, at rest. */
export const servesChecks = serveBooks(readChecks, async ({ tx, actor }) => {
  const data = [];
  for (const [rule, counts] of rulesOf(actor.tenantId))
    data.push({ rule, count: await countOf({ tx, actor }, counts) });
  return { data };
});

async function countOf({ tx }: Work, counts: RawBuilder<unknown>): Promise<number> {
  const row = await tx.first(statement<{ count: number }>(counts as RawBuilder<{ count: number }>));
  return Number(row?.count ?? 0);
}

/** What is on an account of each booking, by the facts of the booking: its payments, and itself. */
function onAccountOf(tenantId: string, role: 'advances' | 'receivable') {
  const signed = sql`case when a.id = p.debit_id then p.amount else -p.amount end`;
  const account = sql`join finance_accounts a on a.tenant_id = p.tenant_id and a.role = ${role}
    and (a.id = p.debit_id or a.id = p.credit_id)`;
  return sql`(select y.booking_id, sum(y.amount) as amount from (
      select p.fact_id as booking_id, ${signed} as amount from finance_postings p ${account}
        where p.tenant_id = ${tenantId} and p.fact_kind = 'booking'
      union all
      select m.booking_id, ${signed} as amount from finance_postings p ${account}
        join booking_payments m on m.tenant_id = p.tenant_id and m.id = p.fact_id
        where p.tenant_id = ${tenantId} and p.fact_kind = 'payment'
    ) y group by y.booking_id)`;
}

function rulesOf(tenantId: string): [CheckName, RawBuilder<unknown>][] {
  const bookings = (role: 'advances' | 'receivable', figure: RawBuilder<unknown>) =>
    sql`select count(*) as count from bookings b left join ${onAccountOf(tenantId, role)} x on x.booking_id = b.id
      where b.tenant_id = ${tenantId} and coalesce(x.amount, 0) <> ${figure}`;
  return [
    [
      'I1',
      bookings(
        'advances',
        sql`case when b.status = 'completed' then 0 when b.status = 'cancelled' then b.total_price - b.paid_amount
          else -b.paid_amount end`,
      ),
    ],
    ['I2', bookings('receivable', sql`case when b.status = 'completed' then b.remaining_amount else 0 end`)],
    [
      'I3',
      sql`select count(*) as count from finance_postings p where p.tenant_id = ${tenantId}
        and (p.debit_id = p.credit_id or p.amount <= 0)`,
    ],
    [
      'I4',
      sql`select count(*) as count from finance_entries e where e.tenant_id = ${tenantId}
        and (e.settled_amount > e.amount or e.status <> case when e.status = 'cancelled' then 'cancelled'
          when e.settled_amount = 0 then 'open' when e.settled_amount < e.amount then 'partial' else 'paid' end)`,
    ],
    [
      'I5',
      sql`select count(*) as count from finance_postings p join finance_periods m on m.tenant_id = p.tenant_id
        and m.month <= p.date and p.date < m.month + 31 and date_trunc('month', p.date)::date = m.month
        where p.tenant_id = ${tenantId} and p.created_at > m.closed_at
          and (m.reopened_at is null or p.created_at < m.reopened_at)`,
    ],
    [
      'I6',
      sql`select count(*) as count from (select sum(case when a.id = p.debit_id then p.amount else -p.amount end) as amount
          from finance_postings p join finance_accounts a on a.tenant_id = p.tenant_id and a.role = 'allocation'
            and (a.id = p.debit_id or a.id = p.credit_id) where p.tenant_id = ${tenantId}) x where x.amount <> 0`,
    ],
    [
      'I7',
      sql`select count(*) as count from booking_payments m where m.tenant_id = ${tenantId} and not exists
        (select 1 from finance_postings p where p.tenant_id = ${tenantId} and p.fact_kind = 'payment' and p.fact_id = m.id)`,
    ],
  ];
}
