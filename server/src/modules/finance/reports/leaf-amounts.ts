import { revenueLine } from '@leme/contract/finance/accounts';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

export type Period = {
  from: string;
  to: string;
  boat_id?: string | undefined;
  product_id?: string | undefined;
  cost_centre_id?: string | undefined;
};

/** The rows of `table` that are of what was asked for. */
export function filtered(
  table: string,
  { boat_id, product_id, cost_centre_id }: Partial<Period>,
): RawBuilder<unknown> {
  const asked = Object.entries({ boat_id, product_id, cost_centre_id });
  const all = asked.flatMap(([name, id]) => (id ? [sql`and ${sql.ref(`${table}.${name}`)} = ${id}`] : []));
  return all.length > 0 ? sql.join(all, sql` `) : sql``;
}
/** What a leaf of the results comes to by one departure, or by none; what it cost is below zero. */
export type Leaf = {
  session_id: string | null;
  line: string | null;
  /** What the account is for, whichever line it stands on. */
  role: string | null;
  amount: number;
};

/** The result accounts of a period, by departure and line: what every report is made of. */
export async function leavesOf({ tx, actor }: Work, { from, to, ...of }: Period): Promise<Leaf[]> {
  const such = sql`p.tenant_id = ${actor.tenantId} and a.kind = 'result' and p.date >= ${from}::date and p.date <= ${to}::date
    ${filtered('p', of)}`;
  return await tx.rows(
    statement<Leaf>(sql`select x.session_id, x.line, x.role, sum(x.amount) as amount from (
        select p.session_id, a.line, a.role, p.amount from finance_postings p
          join finance_accounts a on a.tenant_id = p.tenant_id and a.id = p.credit_id where ${such}
        union all
        select p.session_id, a.line, a.role, -p.amount as amount from finance_postings p
          join finance_accounts a on a.tenant_id = p.tenant_id and a.id = p.debit_id where ${such}
      ) x group by x.session_id, x.line, x.role having sum(x.amount) <> 0`),
  );
}

/**
 * The money that moved in a period, on the lines of what it settled: what customers pay on the line of what they bought, what
 * is paid of a bill on the line of the bill. An advance counts when it comes, and money between two accounts not at all.
 */
export async function cashLeavesOf({ tx, actor }: Work, { from, to, ...of }: Period): Promise<Leaf[]> {
  const { tenantId } = actor;
  const { boat_id, product_id, cost_centre_id } = of;
  const within = sql`p.tenant_id = ${tenantId} and p.date >= ${from}::date and p.date <= ${to}::date`;
  const signed = sql`case when d.money_kind is not null then p.amount else -p.amount end`;
  const sides = sql`join finance_accounts d on d.tenant_id = p.tenant_id and d.id = p.debit_id
    join finance_accounts c on c.tenant_id = p.tenant_id and c.id = p.credit_id`;
  const oneSide = sql`(d.money_kind is null) <> (c.money_kind is null)`;
  const [lines, paid, direct, bills] = await Promise.all([
    tx.rows(
      statement<{ role: string; line: string | null }>(sql`select a.role, a.line from finance_accounts a
        where a.tenant_id = ${tenantId} and a.kind = 'result' and a.role is not null`),
    ),
    tx.rows(
      statement<{
        session_id: string;
        type: string;
        amount: number;
      }>(sql`select b.session_id, t.type, sum(${signed}) as amount
        from finance_postings p ${sides}
        join booking_payments m on m.tenant_id = p.tenant_id and m.id = p.fact_id
        join bookings b on b.tenant_id = m.tenant_id and b.id = m.booking_id
        join products t on t.tenant_id = b.tenant_id and t.id = b.product_id
        where ${within} and p.fact_kind = 'payment' and p.leg = 0 and ${oneSide}
          ${product_id === undefined ? sql`` : sql`and b.product_id = ${product_id}`}
          ${cost_centre_id === undefined ? sql`` : sql`and false`}
          ${
            boat_id === undefined
              ? sql``
              : sql`and exists (select 1 from session_boats x where x.tenant_id = ${tenantId}
            and x.session_id = b.session_id and x.boat_id = ${boat_id})`
          }
        group by b.session_id, t.type`),
    ),
    tx.rows(
      statement<Leaf>(sql`select p.session_id, coalesce(d.line, c.line) as line,
          case when d.kind = 'result' then d.role else c.role end as role, sum(${signed}) as amount
        from finance_postings p ${sides}
        where ${within} and ${oneSide} and (d.kind = 'result' or c.kind = 'result') ${filtered('p', of)}
        group by p.session_id, coalesce(d.line, c.line), case when d.kind = 'result' then d.role else c.role end`),
    ),
    tx.rows(
      statement<Leaf>(sql`select e.session_id, a.line, a.role, sum(${signed}) as amount from finance_postings p ${sides}
        join finance_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id
        join finance_accounts a on a.tenant_id = e.tenant_id and a.id = e.account_id
        where ${within} and p.fact_kind = 'settlement' and e.kind <> 'transfer' and ${oneSide}
          and d.kind <> 'result' and c.kind <> 'result' and a.kind = 'result'
          ${boat_id === undefined ? sql`` : sql`and e.boat_id = ${boat_id}`}
          ${product_id === undefined ? sql`` : sql`and false`}
          ${cost_centre_id === undefined ? sql`` : sql`and e.cost_centre_id = ${cost_centre_id}`}
        group by e.session_id, a.line, a.role`),
    ),
  ]);
  const lineOf = new Map(lines.map(({ role, line }) => [role, line]));
  const sold = paid.map(({ type, ...leaf }): Leaf => {
    const role = revenueLine(type);
    return { ...leaf, role, line: lineOf.get(role) ?? null };
  });
  return [...sold, ...direct, ...bills].filter(({ amount }) => amount !== 0);
}
