import { expectedCents } from '@leme/contract/finance/till';
import type { Till, Tills } from '@leme/contract/finance/till-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

type Row = Omit<Till, 'cash' | 'withdrawn' | 'expected' | 'withdrawals'>;
type Taken = { user_id: string; user_name: string | null; amount: number };
type Withdrawn = Till['withdrawals'][number] & { till_id: string };

/** Tills with the cash bookings paid to their people that day, and what was taken out. */
export async function tillsSuch(work: Work, day: string, such: RawBuilder<unknown>): Promise<Till[]> {
  const { tx, actor } = work;
  const { tenantId } = actor;
  const [rows, taken, withdrawals] = await Promise.all([
    tx.rows(
      statement<Row>(sql`select t.id, t.user_id, p.full_name as user_name, t.day, t.opening_float, t.counted_amount,
          t.reason, t.status from finance_tills t
        left join profiles p on p.tenant_id = t.tenant_id and p.id = t.user_id
        where t.tenant_id = ${tenantId} and ${such} order by t.created_at, t.id limit 200`),
    ),
    cashOf(work, day),
    tx.rows(
      statement<Withdrawn>(sql`select w.id, w.till_id, w.amount, w.account_id, w.note, w.created_at
        from finance_withdrawals w join finance_tills t on t.tenant_id = w.tenant_id and t.id = w.till_id
        where w.tenant_id = ${tenantId} and t.day = ${day}::date order by w.created_at, w.id`),
    ),
  ]);
  const cashBy = new Map(taken.map(({ user_id, amount }) => [user_id, toCents(amount)]));
  const outOf = Map.groupBy(withdrawals, ({ till_id }) => till_id);
  return rows.map((row): Till => {
    const own = outOf.get(row.id) ?? [];
    const withdrawn = own.reduce((sum, { amount }) => sum + toCents(amount), 0);
    const cash = cashBy.get(row.user_id) ?? 0;
    const expected = expectedCents({ opening: toCents(row.opening_float), cash, withdrawn });
    return {
      ...row,
      cash: toReais(cash),
      withdrawn: toReais(withdrawn),
      expected: toReais(expected),
      withdrawals: own.map(({ till_id: _, ...withdrawal }) => withdrawal),
    };
  });
}

/** What bookings paid in cash that day, by who took it. */
async function cashOf({ tx, actor }: Work, day: string): Promise<Taken[]> {
  return await tx.rows(
    statement<Taken>(sql`select m.user_id, p.full_name as user_name, sum(m.amount) as amount from booking_payments m
      left join profiles p on p.tenant_id = m.tenant_id and p.id = m.user_id
      where m.tenant_id = ${actor.tenantId} and m.method = 'dinheiro' and m.user_id is not null
        and coalesce(m.received_on, (m.paid_at at time zone ${actor.timezone})::date) = ${day}::date
      group by m.user_id, p.full_name order by p.full_name, m.user_id limit 200`),
  );
}

export async function tillsOf(work: Work, day: string): Promise<Tills> {
  const data = await tillsSuch(work, day, sql`t.day = ${day}::date`);
  const kept = new Set(data.map(({ user_id }) => user_id));
  const without = (await cashOf(work, day)).filter(({ user_id }) => !kept.has(user_id));
  return { data, without: without.map(({ amount, ...who }) => ({ ...who, cash: amount })) };
}

export async function tillOf(work: Work, id: string): Promise<Till> {
  const { tx, actor } = work;
  const there = await tx.first(
    statement<{ day: string }>(sql`select t.day from finance_tills t
      where t.tenant_id = ${actor.tenantId} and t.id = ${id}`),
  );
  const [till] = there ? await tillsSuch(work, there.day, sql`t.id = ${id}`) : [];
  if (!till) throw new Problem('not-found');
  return till;
}
