import { type BankMonth, readBankMonth } from '@leme/contract/finance/bank/match-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { addDays } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { toldByNoLine } from '../../ledger/facts-of-line.ts';
import { serveBooks } from '../../ledger/serve-books.ts';
import { balancesOf } from '../../reports/balances.ts';

type Stated = { amount: number; day: string };
type Asked = { account_id: string; from: string; to: string };

/** A month as the bank tells it against what its lines come to, and against the books. */
export const servesBankMonth = serveBooks(readBankMonth, async ({ input, tx, actor }) => {
  const { account_id, month } = input;
  const to = Temporal.PlainDate.from(month).add({ months: 1 }).subtract({ days: 1 }).toString();
  const asked = { account_id, from: month, to };
  const work = { tx, actor };
  const [accounts, sums, before, stated, open] = await Promise.all([
    balancesOf(work, to),
    lineSums(work, asked),
    statedUntil(work, account_id, addDays(month, -1)),
    statedUntil(work, account_id, to),
    openPostings(work, asked),
  ]);
  const account = accounts.find(({ id }) => id === account_id);
  if (!account) throw new Problem('not-found');
  const opening = await openingOf(work, asked, before);
  const reckoned = opening === null ? null : opening + sums.incoming + sums.outgoing;
  // A balance of within the month tells of its own day; what came after it is added.
  const said = stated && stated.day >= month ? stated : undefined;
  const after = said ? await sumBetween(work, account_id, { after: said.day, until: to }) : 0;
  const closing = said ? toCents(said.amount) + after : reckoned;
  const books = toCents(account.balance);
  const difference = closing === null ? null : closing - books;
  const told = [
    { what: 'lines' as const, count: sums.open_count, amount: sums.open },
    { what: 'postings' as const, count: open.count, amount: -open.amount },
    { what: 'ignored' as const, count: sums.ignored_count, amount: sums.ignored },
  ];
  const rest = (difference ?? 0) - told.reduce((sum, { amount }) => sum + amount, 0);
  const inReais = (cents: number | null) => (cents === null ? null : toReais(cents));
  return {
    opening: inReais(opening),
    incoming: toReais(sums.incoming),
    outgoing: toReais(sums.outgoing),
    reckoned: inReais(reckoned),
    closing: inReais(closing),
    closing_on: said?.day ?? null,
    missing: closing === null || reckoned === null ? null : toReais(closing - reckoned),
    books: account.balance,
    difference: inReais(difference),
    why: [...told, { what: 'opening' as const, count: 0, amount: difference === null ? 0 : rest }].flatMap(
      ({ amount, ...each }): BankMonth['why'] => (amount === 0 ? [] : [{ ...each, amount: toReais(amount) }]),
    ),
    lines: sums.lines,
    done: sums.lines - sums.open_count,
  };
});

async function lineSums({ tx, actor }: Work, { account_id, from, to }: Asked) {
  const isOpen = sql`l.status in ('unmatched', 'suggested')`;
  const within = sql`l.day >= ${from}::date`;
  const row = await tx.first(
    statement<Record<string, number | null>>(sql`select
        sum(l.amount) filter (where ${within} and l.amount > 0) as incoming,
        sum(l.amount) filter (where ${within} and l.amount < 0) as outgoing,
        sum(l.amount - l.matched) filter (where ${isOpen}) as open,
        count(*) filter (where ${within} and ${isOpen}) as open_count,
        sum(l.amount) filter (where l.status = 'ignored') as ignored,
        count(*) filter (where l.status = 'ignored') as ignored_count,
        count(*) filter (where ${within}) as lines
      from bank_lines l where l.tenant_id = ${actor.tenantId} and l.account_id = ${account_id} and l.day <= ${to}::date
        and l.status <> 'undone'`),
  );
  const cents = (name: string) => toCents(row?.[name] ?? 0);
  return {
    incoming: cents('incoming'),
    outgoing: cents('outgoing'),
    open: cents('open'),
    open_count: row?.open_count ?? 0,
    ignored: cents('ignored'),
    ignored_count: row?.ignored_count ?? 0,
    lines: row?.lines ?? 0,
  };
}

/** The last balance the bank told until a day. */
function statedUntil({ tx, actor }: Work, account_id: string, day: string): Promise<Stated | undefined> {
  return tx.first(
    statement<Stated>(sql`select s.closing_amount as amount, s.closing_on as day from bank_statements s
      where s.tenant_id = ${actor.tenantId} and s.account_id = ${account_id} and s.status = 'taken'
        and s.closing_on <= ${day}::date order by s.closing_on desc, s.created_at desc, s.id limit 1`),
  );
}

/** By the balance before it, else reckoned back from the first one behind it. */
async function openingOf(work: Work, { account_id, from, to }: Asked, before: Stated | undefined) {
  const last = addDays(from, -1);
  if (before)
    return toCents(before.amount) + (await sumBetween(work, account_id, { after: before.day, until: last }));
  const next = await statedUntil(work, account_id, to);
  if (!next) return null;
  return toCents(next.amount) - (await sumBetween(work, account_id, { after: last, until: next.day }));
}

async function sumBetween(
  { tx, actor }: Work,
  account_id: string,
  { after, until }: { after: string; until: string },
): Promise<number> {
  const row = await tx.first(
    statement<{ sum: number | null }>(sql`select sum(l.amount) as sum from bank_lines l
      where l.tenant_id = ${actor.tenantId} and l.account_id = ${account_id} and l.status <> 'undone'
        and l.day > ${after}::date and l.day <= ${until}::date`),
  );
  return toCents(row?.sum ?? 0);
}

/** What stands in the books and no line tells of, since lines are told at all. */
async function openPostings({ tx, actor: { tenantId } }: Work, { account_id, to }: Asked) {
  const row = await tx.first(
    statement<{
      count: number;
      amount: number | null;
    }>(sql`select count(*) as count, sum(x.amount) as amount from (
        select (case when p.debit_id = ${account_id} then 1 else -1 end) * (p.amount - coalesce((
          select sum(abs(m.amount)) from bank_matches m
          join bank_lines l on l.tenant_id = m.tenant_id and l.id = m.line_id
          where m.tenant_id = ${tenantId} and m.target_id = p.id and m.undone_at is null
            and l.account_id = ${account_id} and l.day <= ${to}::date), 0)) as amount
        from finance_postings p
        where p.tenant_id = ${tenantId} and (p.debit_id = ${account_id} or p.credit_id = ${account_id})
          and p.date <= ${to}::date and ${toldByNoLine(tenantId)} and p.date >= (select min(f.day) from bank_lines f
            where f.tenant_id = ${tenantId} and f.account_id = ${account_id} and f.status <> 'undone')) x
      where x.amount <> 0`),
  );
  return { count: row?.count ?? 0, amount: toCents(row?.amount ?? 0) };
}
