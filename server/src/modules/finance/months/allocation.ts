import type { AllocationKey } from '@leme/contract/finance/accounts';
import { allocateCents, toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import { daysOf, type Reading, type Sailed, sailedIn } from './sailings-of-month.ts';

/** What is shared in one way: of an account, of what a company calls so, of a cost centre. */
type Pool = {
  account_id: string;
  code: string;
  name: string | null;
  role: string | null;
  category_id: string | null;
  category: string | null;
  cost_centre_id: string | null;
  allocation: AllocationKey;
  /** What the month cost of it without a departure. */
  cents: number;
};

/** What a departure, or the month itself, has of a pool, and is to have. */
export type Share = {
  pool: Pool;
  session_id: string | null;
  boat_id: string | null;
  product_id: string | null;
  wanted: number;
  /** What is posted of it by now. */
  posted: number;
};

const weightOf = (key: AllocationKey, { minutes, people }: Sailed) =>
  key === 'hour' ? minutes : key === 'passenger' ? people : 1;

/** How a month is shared over its departures, beside what was shared of it before: of a boat over what that boat sailed. */
export async function allocationOf(reading: Reading, month: string): Promise<Share[]> {
  const sailed = await sailedIn(reading, month);
  const rows = await rowsOf(reading, month);
  const pools = Map.groupBy(rows, (row) => [row.account_id, row.category_id, row.cost_centre_id].join(' '));
  return [...pools.values()].flatMap((own) => sharesOf(own, sailed));
}

type Row = Omit<Pool, 'cents'> & {
  isShare: boolean;
  session_id: string | null;
  boat_id: string | null;
  product_id: string | null;
  amount: number;
};

function sharesOf(rows: readonly Row[], sailed: readonly Sailed[]): Share[] {
  const [first] = rows;
  if (!first) return [];
  const costs = rows.filter(({ isShare }) => !isShare && first.allocation !== 'none');
  const pool = { ...first, cents: costs.reduce((sum, { amount }) => sum + toCents(amount), 0) };
  const shares = new Map<string, Share>();
  const shareOf = (of: Pick<Share, 'session_id' | 'boat_id' | 'product_id'>) => {
    // A departure has one share, whichever boat it is of; what goes off the month goes off its boat.
    const key = of.session_id ?? `of ${of.boat_id}`;
    const share = shares.get(key) ?? { pool, ...of, wanted: 0, posted: 0 };
    shares.set(key, share);
    return share;
  };
  for (const { boat_id, amount } of costs) {
    const cents = toCents(amount);
    const over = sailed.filter((each) => boat_id === null || each.boat_id === boat_id);
    if (over.length === 0) continue;
    shareOf({ session_id: null, boat_id, product_id: null }).wanted -= cents;
    const parts = allocateCents(
      cents,
      over.map((each) => weightOf(pool.allocation, each)),
    );
    for (const [at, each] of over.entries()) shareOf(each).wanted += parts[at] ?? 0;
  }
  for (const row of rows) if (row.isShare) shareOf(row).posted += toCents(row.amount);
  return [...shares.values()].map(({ session_id, boat_id, product_id, wanted, posted }) => ({
    pool,
    session_id,
    boat_id,
    product_id,
    wanted,
    posted,
  }));
}

/** What stands on accounts that are shared, or were: without a departure, and as shares. */
async function rowsOf({ tx, tenantId }: Reading, month: string): Promise<Row[]> {
  const { from, to } = daysOf(month);
  const rule = sql`case when c.id is null then a.allocation else c.allocation end`;
  return await tx.rows(
    statement<Row>(sql`select a.id as account_id, a.code, a.name, a.role, p.category_id, c.name as category, p.cost_centre_id,
        ${rule} as allocation, p.fact_kind = 'allocation' as "isShare", p.session_id, p.boat_id, p.product_id,
        sum(case when p.debit_id = a.id then p.amount else -p.amount end) as amount
      from finance_accounts a
      join finance_postings p on p.tenant_id = a.tenant_id and (p.debit_id = a.id or p.credit_id = a.id)
      left join finance_categories c on c.tenant_id = p.tenant_id and c.id = p.category_id
      where a.tenant_id = ${tenantId} and a.kind = 'result' and p.date >= ${from}::date and p.date <= ${to}::date
        and (p.fact_kind = 'allocation' or (p.session_id is null and ${rule} <> 'none'))
      group by a.id, a.code, a.name, a.role, p.category_id, c.id, c.name, p.cost_centre_id, a.allocation, c.allocation,
        "isShare", p.session_id, p.boat_id, p.product_id
      order by a.code, c.name nulls first, p.cost_centre_id, p.boat_id nulls first, p.session_id nulls first`),
  );
}
