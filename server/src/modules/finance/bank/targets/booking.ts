import { methodRoles } from '@leme/contract/finance/accounts';
import type { BankItem } from '@leme/contract/finance/bank/match-endpoints';
import { faults } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { payByBank } from '#modules/bookings/public';
import type { Books } from '../../ledger/open-books.ts';
import { codeOf, type Matching, mostSimilar, type Similar, type Target } from './target.ts';

const columns = sql`'booking' as kind, b.id, b.code as label, b.customer_name as party, b.starts_at::date as day,
  b.remaining_amount as left, 'booking' as page_kind, b.id as page_id`;
const isOwed = sql`b.remaining_amount <> 0 and b.status not in ('cancelled', 'expired', 'draft')`;
const isReturned = sql`b.remaining_amount < 0`;

/** The ways to pay whose money goes to a bank, the likeliest first. */
const ways = ['pix', 'transferencia', 'cartao', 'outro', 'dinheiro'] as const;
type Way = (typeof ways)[number];

/** By which way to pay money comes to an account; none where none leads there. */
export async function wayTo({ tx, actor }: Work, books: Books, account_id: string): Promise<Way | undefined> {
  const rows = await tx.rows(
    statement<{ method: string; account_id: string }>(
      sql`select m.method, m.account_id from finance_methods m where m.tenant_id = ${actor.tenantId}`,
    ),
  );
  const decided = new Map(rows.map((row) => [row.method, row.account_id]));
  return ways.find((way) => (decided.get(way) ?? books.account(methodRoles[way])) === account_id);
}

/** The same where something has to be paid. */
export async function requireWay(work: Matching, account_id: string): Promise<Way> {
  const way = await wayTo(work, work.books, account_id);
  if (!way) throw faults([{ pointer: '/line_ids', code: 'option' }]);
  return way;
}

/** What a booking still owes, or gets back. */
export const booking: Target = {
  kind: 'booking',

  similar({ tx, actor: { tenantId } }, such) {
    const both = sql`b.remaining_amount > 0 and b.status in ('confirmed', 'completed', 'on_hold')`;
    return tx.rows(
      statement<Similar>(sql`select x.* from (
        select l.id as line_id, ${columns}, 0 as days, true as has_txid, 1 as n
        from bank_lines l join bookings b on b.tenant_id = l.tenant_id and b.code = ${codeOf('l.txid')}
        where l.tenant_id = ${tenantId} and ${such} and l.txid is not null and l.amount > 0 and ${both}
        union all
        select l.id as line_id, ${columns},
          least(abs(b.starts_at::date - l.day), abs(b.created_at::date - l.day)) as days, false as has_txid,
          row_number() over (partition by l.id order by abs(b.starts_at::date - l.day), b.id) as n
        from bank_lines l join bookings b on b.tenant_id = l.tenant_id and b.remaining_amount = l.amount
          and b.remaining_amount > 0 and b.starts_at between l.day - 60 and l.day + 120
        where l.tenant_id = ${tenantId} and ${such} and l.amount > 0 and ${both}
          and b.code is distinct from ${codeOf('l.txid')}) x where x.n <= ${mostSimilar}`),
    );
  },

  list({ tx, actor: { tenantId } }, { from, to, text }, most) {
    const isFound = text ? sql`and concat_ws(' ', b.code, b.customer_name) ilike ${`%${text}%`}` : sql``;
    return tx.rows(
      statement<BankItem>(sql`select ${columns} from bookings b
        where b.tenant_id = ${tenantId} and (${isOwed} or ${isReturned}) and b.starts_at >= ${from}::date
          and b.starts_at < ${to}::date + 90 ${isFound} order by b.starts_at, b.id limit ${most}`),
    );
  },

  read({ tx, actor: { tenantId } }, _account, ids) {
    return tx.rows(
      statement<BankItem>(sql`select ${columns} from bookings b
        where b.tenant_id = ${tenantId} and b.id = any(${[...ids]}::uuid[])`),
    );
  },

  async pay(work, { id, target_id, amount, line }) {
    const method = await requireWay(work, line.account_id);
    await payByBank(work, work.hooks, {
      id: target_id,
      payment_id: id,
      amount,
      method,
      received_on: line.day,
    });
    return id;
  },

  async unpay(work, { target_id, made_id, amount }, line) {
    if (made_id === null) return null;
    const payment_id = newId();
    const method = await methodOf(work, made_id);
    const back = { id: target_id, payment_id, amount: -amount, method, received_on: line.day };
    await payByBank(work, work.hooks, back);
    return payment_id;
  },
};

/** The way it was paid: it goes back the same one. */
async function methodOf({ tx, actor }: Work, id: string): Promise<Way> {
  const row = await tx.first(
    statement<{ method: Way }>(sql`select p.method from booking_payments p
      where p.tenant_id = ${actor.tenantId} and p.id = ${id}`),
  );
  return row?.method ?? 'transferencia';
}
