import type { BankItem } from '@leme/contract/finance/bank/match-endpoints';
import { faults } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import { followEntry } from '../../charges/follow-entry.ts';
import { entryOf } from '../../entries/entry-queries.ts';
import { reversePostings } from '../../entries/reverse-postings.ts';
import { legsOf, settle, writeSettlement } from '../../entries/settle-entry.ts';
import { cancelOpen } from '../../entries/take-back.ts';
import { writePostings } from '../../ledger/write-postings.ts';
import { type Matching, mostSimilar, type Similar, type Target } from './target.ts';

const columns = sql`'entry' as kind, e.id, e.description as label, coalesce(c.name, s.name) as party, e.due_on as day,
  (case when e.kind = 'payable' then -1 else 1 end) * (e.amount - e.settled_amount) as left, 'entry' as page_kind, e.id as page_id`;
const named = (tenantId: string) => sql`
  left join customers c on c.tenant_id = ${tenantId} and c.id = e.customer_id
  left join suppliers s on s.tenant_id = ${tenantId} and s.id = e.supplier_id`;

/** A bill, or what somebody owes besides bookings. */
export const entry: Target = {
  kind: 'entry',

  similar({ tx, actor: { tenantId } }, such) {
    return tx.rows(
      statement<Similar>(sql`select x.* from (
        select l.id as line_id, ${columns}, abs(e.due_on - l.day) as days, false as has_txid,
          row_number() over (partition by l.id order by abs(e.due_on - l.day), e.id) as n
        from bank_lines l join finance_entries e on e.tenant_id = l.tenant_id and e.status in ('open', 'partial')
          and e.amount - e.settled_amount = abs(l.amount) and e.due_on between l.day - 60 and l.day + 60
          and e.kind = case when l.amount > 0 then 'receivable' else 'payable' end ${named(tenantId)}
        where l.tenant_id = ${tenantId} and ${such}) x where x.n <= ${mostSimilar}`),
    );
  },

  list({ tx, actor: { tenantId } }, { from, to, text }, most) {
    const isFound = text
      ? sql`and concat_ws(' ', e.description, c.name, s.name) ilike ${`%${text}%`}`
      : sql``;
    return tx.rows(
      statement<BankItem>(sql`select ${columns} from finance_entries e ${named(tenantId)}
        where e.tenant_id = ${tenantId} and e.status in ('open', 'partial') and e.kind <> 'transfer'
          and e.due_on between ${from}::date and ${to}::date ${isFound} order by e.due_on desc, e.id limit ${most}`),
    );
  },

  read({ tx, actor: { tenantId } }, _account, ids) {
    return tx.rows(
      statement<BankItem>(sql`select ${columns} from finance_entries e ${named(tenantId)}
        where e.tenant_id = ${tenantId} and e.id = any(${[...ids]}::uuid[])`),
    );
  },

  async pay(work, { id, target_id, amount, line }) {
    const found = await entryOf(work, target_id);
    const paid = Math.abs(amount);
    if (found.kind === 'transfer' || (found.kind === 'payable') === amount > 0)
      throw faults([{ pointer: '/items', code: 'option' }]);
    await settle(work, found, paid);
    const settlement = {
      amount: paid,
      discount: 0,
      interest: 0,
      account_id: line.account_id,
      paid_on: line.day,
    };
    await writeSettlement(work, { ...settlement, id, entry_id: target_id, reverses_id: null, reason: null });
    const legs = legsOf(found, { ...settlement, settlement_id: id }, work.books);
    await writePostings(work.keeping, work.books, legs);
    await followEntry(work, await entryOf(work, target_id), { payment_id: id, amount: paid });
    return id;
  },

  async unpay(work, { target_id, made_id, amount, creates }, line) {
    if (made_id === null) return null;
    const own = newId();
    await settle(work, await entryOf(work, target_id), -Math.abs(amount));
    const opposite = { amount: -Math.abs(amount), discount: 0, interest: 0, account_id: line.account_id };
    await writeSettlement(work, {
      ...opposite,
      id: own,
      entry_id: target_id,
      paid_on: line.day,
      reverses_id: made_id,
      reason: null,
    });
    const fact = { kind: 'settlement', id: made_id } as const;
    await reversePostings(work.keeping, work.books, fact, { id: own, leg: 0, day: line.day });
    await followEntry(work, await entryOf(work, target_id));
    if (creates) await takeBack(work, target_id);
    return own;
  },
};

/** An entry that was made of a line goes with it, where nothing else is paid of it. */
async function takeBack(work: Matching, id: string): Promise<void> {
  const cancelled = await cancelOpen(work, sql`e.id = ${id}`);
  for (const each of cancelled)
    await reversePostings(work.keeping, work.books, { kind: 'entry', id: each }, { id: each, leg: 1 });
}
