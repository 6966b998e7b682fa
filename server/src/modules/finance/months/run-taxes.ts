import { runTaxes } from '@leme/contract/finance/setup-endpoints';
import { allocateCents, toCents, toReais } from '@leme/contract/kit/values/money';
import { shareOf } from '@leme/contract/prices/effects';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import { holdBooks, requireOpen } from '../ledger/hold-books.ts';
import type { Keeping } from '../ledger/open-books.ts';
import { type Draft, writePostings } from '../ledger/write-postings.ts';
import { daysOf } from './sailings-of-month.ts';
import { tellRun } from './tell-run.ts';

type Line = '2.3' | '2.4' | '2.5' | '2.6';
type Rate = { line: Line; bp: number; product_id: string | null };
/** What a departure, or none, earned in the month, and what each tax is posted of it. */
type Earned = {
  session_id: string | null;
  boat_id: string | null;
  product_id: string | null;
  revenue: number;
};

/** The taxes of a month: base by rate, half up once, shared over what earned it; run again it posts differences. */
export const servesTaxRun = serve(runTaxes, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { keeping, books } = await holdBooks(work);
  const { from, to: day } = daysOf(input.month);
  requireOpen(books, day);
  const [earned, rates, posted] = await Promise.all([
    earnedIn(keeping, from, day),
    ratesOn(keeping, day),
    postedIn(keeping, from, day),
  ]);
  const typed = new Map(input.typed.map(({ line, amount }) => [line, toCents(amount)]));
  const lines = [...new Set<Line>([...rates.map(({ line }) => line), ...typed.keys()])].toSorted();
  const id = newId();
  const drafts = lines.flatMap((line) => {
    const shares = sharesOf(
      earned,
      rates.filter((rate) => rate.line === line),
      typed.get(line),
    );
    return earned.map((each, at) => {
      const cents = (shares[at] ?? 0) - (posted.get(`${line} ${each.session_id}`) ?? 0);
      const [tax, due] = [books.account(line), books.account('taxes')];
      const [debit_id, credit_id] = cents > 0 ? [tax, due] : [due, tax];
      const { session_id, boat_id, product_id } = each;
      return { day, debit_id, credit_id, cents, session_id, boat_id, product_id };
    });
  });
  const fact = { fact_kind: 'tax' as const, fact_id: id };
  const moved = drafts.filter(({ cents }) => cents !== 0);
  const rows = moved.map((draft, leg): Draft => ({ ...draft, ...fact, leg, cents: Math.abs(draft.cents) }));
  await writePostings(keeping, books, rows);
  tellRun(work, id, input.month);
  return { id, posted: rows.length, amount: toReais(moved.reduce((sum, { cents }) => sum + cents, 0)) };
});

/** What each has of a tax: by its product's own rate where there is one, all of one rate together. */
function sharesOf(earned: readonly Earned[], rates: readonly Rate[], typed: number | undefined): number[] {
  const weights = earned.map(({ revenue }) => Math.max(0, revenue));
  if (typed !== undefined) return allocateCents(typed, weights);
  const rateOf = ({ product_id }: Earned) =>
    rates.find((rate) => rate.product_id !== null && rate.product_id === product_id) ??
    rates.find((rate) => rate.product_id === null);
  const shares = earned.map(() => 0);
  for (const rate of rates) {
    const own = earned.map((each, at) => (rateOf(each) === rate ? (weights[at] ?? 0) : 0));
    const base = own.reduce((sum, weight) => sum + weight, 0);
    if (base === 0) continue;
    for (const [at, cents] of allocateCents(shareOf(base, rate.bp), own).entries())
      shares[at] = (shares[at] ?? 0) + cents;
  }
  return shares;
}

/** Revenue of a month by departure: what stands on the lines of 1. */
async function earnedIn({ tx, tenantId }: Keeping, from: string, to: string): Promise<Earned[]> {
  const such = sql`p.tenant_id = ${tenantId} and a.role like '1.%' and p.date >= ${from}::date and p.date <= ${to}::date`;
  const rows = await tx.rows(
    statement<
      Omit<Earned, 'revenue'> & { amount: number }
    >(sql`select x.session_id, min(x.boat_id::text)::uuid as boat_id,
        min(x.product_id::text)::uuid as product_id, sum(x.amount) as amount from (
        select p.session_id, p.boat_id, p.product_id, p.amount from finance_postings p
          join finance_accounts a on a.tenant_id = p.tenant_id and a.id = p.credit_id where ${such}
        union all
        select p.session_id, p.boat_id, p.product_id, -p.amount as amount from finance_postings p
          join finance_accounts a on a.tenant_id = p.tenant_id and a.id = p.debit_id where ${such}
      ) x group by x.session_id order by x.session_id`),
  );
  return rows.map(({ amount, ...row }) => ({ ...row, revenue: toCents(amount) }));
}

/** The rates that hold on a day, of each line and product the youngest. */
async function ratesOn({ tx, tenantId }: Keeping, day: string): Promise<Rate[]> {
  const rows = await tx.rows(
    statement<Rate>(sql`select r.line, r.bp, r.product_id from finance_tax_rates r
      where r.tenant_id = ${tenantId} and r.valid_from <= ${day}::date order by r.valid_from desc, r.id`),
  );
  const seen = new Set<string>();
  return rows.filter(({ line, product_id }) => {
    const key = `${line} ${product_id}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** What is posted of each tax by now, by departure. */
async function postedIn({ tx, tenantId }: Keeping, from: string, to: string): Promise<Map<string, number>> {
  const rows = await tx.rows(
    statement<{
      line: string;
      session_id: string | null;
      amount: number;
    }>(sql`select a.role as line, p.session_id,
        sum(case when p.debit_id = a.id then p.amount else -p.amount end) as amount
      from finance_postings p join finance_accounts a on a.tenant_id = p.tenant_id and a.kind = 'result'
        and (a.id = p.debit_id or a.id = p.credit_id)
      where p.tenant_id = ${tenantId} and p.fact_kind = 'tax' and p.date >= ${from}::date and p.date <= ${to}::date
      group by a.role, p.session_id`),
  );
  return new Map(rows.map(({ line, session_id, amount }) => [`${line} ${session_id}`, toCents(amount)]));
}
