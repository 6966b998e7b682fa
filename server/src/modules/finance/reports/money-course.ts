import { type Overview, overviewDays } from '@leme/contract/finance/overview-endpoints';
import { addDays, daysFrom } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** What all money came to at the end of each day, worked backwards from what is there now. */
export async function courseOf(
  { tx, actor }: Work,
  today: string,
  cents: number,
): Promise<Overview['course']> {
  const from = addDays(today, -overviewDays);
  const rows = await tx.rows(
    statement<{
      date: string;
      amount: number;
    }>(sql`select p.date, sum(case when d.money_kind is not null then p.amount else 0 end
          - case when c.money_kind is not null then p.amount else 0 end) as amount
      from finance_postings p
      join finance_accounts d on d.tenant_id = p.tenant_id and d.id = p.debit_id
      join finance_accounts c on c.tenant_id = p.tenant_id and c.id = p.credit_id
      where p.tenant_id = ${actor.tenantId} and p.date > ${from}::date
        and (d.money_kind is not null or c.money_kind is not null)
      group by p.date`),
  );
  const moved = new Map(rows.map(({ date, amount }) => [date, toCents(amount)]));
  // What is dated after today is in the balance of now, and not in that of today.
  let balance = rows.reduce((sum, { date, amount }) => sum - (date > today ? toCents(amount) : 0), cents);
  return daysFrom(from, today)
    .toReversed()
    .map((date) => {
      const there = balance;
      balance -= moved.get(date) ?? 0;
      return { date, balance: toReais(there) };
    })
    .toReversed();
}
