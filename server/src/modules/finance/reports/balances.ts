import { isCost } from '@leme/contract/finance/accounts';
import type { AccountRow } from '@leme/contract/finance/book-endpoints';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

type Row = Omit<AccountRow, 'balance'>;

/** Liabilities, equity and income are read the other way round than what is owned and what it cost. */
const isCredit = ({ kind, role }: Row) =>
  kind === 'liability' || kind === 'equity' || (kind === 'result' && !isCost(role));

/** The accounts of a company with what is on each, of all that is posted or until the end of a day. */
export async function balancesOf({ tx, actor }: Work, on?: string): Promise<AccountRow[]> {
  const until = on === undefined ? sql`` : sql`and p.date <= ${on}::date`;
  const [accounts, moved] = await Promise.all([
    tx.rows(
      statement<Row>(sql`select a.id, a.code, a.name, a.kind, a.role, a.money_kind, a.line, a.allocation, a.active,
          a.opening_balance, a.opening_on, a.pix_key, a.pix_name, a.pix_city, a.version from finance_accounts a where a.tenant_id = ${actor.tenantId}
        order by a.kind, a.code, a.id`),
    ),
    tx.rows(
      statement<{ id: string; amount: number }>(sql`select x.id, sum(x.amount) as amount from (
          select p.debit_id as id, p.amount from finance_postings p where p.tenant_id = ${actor.tenantId} ${until}
          union all
          select p.credit_id as id, -p.amount as amount from finance_postings p
            where p.tenant_id = ${actor.tenantId} ${until}
        ) x group by x.id`),
    ),
  ]);
  const debitOf = new Map(moved.map(({ id, amount }) => [id, toCents(amount)]));
  return accounts.map((row) => {
    const { opening_balance, opening_on } = row;
    const debit = debitOf.get(row.id) ?? 0;
    const hasBegun = on === undefined || opening_on === null || opening_on <= on;
    const cents = (hasBegun ? toCents(opening_balance) : 0) + (isCredit(row) ? -debit : debit);
    return { ...row, balance: toReais(cents === 0 ? 0 : cents) };
  });
}
