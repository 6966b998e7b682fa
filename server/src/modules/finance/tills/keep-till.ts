import { financeTills } from '@leme/contract/finance/entities';
import { countedCents } from '@leme/contract/finance/till';
import {
  closeTill,
  listTills,
  openTill,
  type Till,
  withdrawCash,
} from '@leme/contract/finance/till-endpoints';
import { faults, Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { holdBooks, requireOpen } from '../ledger/hold-books.ts';
import type { Books } from '../ledger/open-books.ts';
import { writePostings } from '../ledger/write-postings.ts';
import { tillOf, tillsOf } from './till-queries.ts';

export const servesTills = serve(
  listTills,
  async ({ input, tx, actor }) => await tillsOf({ tx, actor }, input.day),
);

/** One till a person and day: of two who open it one does. */
export const servesTillOpening = serve(openTill, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { user_id, day, opening_float } = input;
  const { books } = await holdBooks(work);
  requireOpen(books, day);
  const today = dayIn(actor.timezone, work.now);
  if (day > today) throw faults([{ pointer: '/day', code: 'too-large', params: { maximum: today } }]);
  await requirePerson(work, user_id);
  const id = newId();
  const changed = await tx.change(
    statement(sql`insert into finance_tills (tenant_id, id, user_id, day, opening_float, created_at, created_by)
      values (${actor.tenantId}, ${id}, ${user_id}, ${day}::date, ${opening_float}, ${work.now.toString()}::timestamptz,
        ${actor.userId}) on conflict (tenant_id, user_id, day) do nothing`),
  );
  if (changed === 0) throw faults([{ pointer: '/user_id', code: 'taken' }]);
  record(work, financeTills, { id, action: 'created', after: { user_id, day, opening_float } });
  return await tillOf(work, id);
});

async function requirePerson({ tx, actor }: TimedWork, user_id: string): Promise<void> {
  const there = await tx.first(
    statement(sql`select p.id from profiles p where p.tenant_id = ${actor.tenantId} and p.id = ${user_id}`),
  );
  if (!there) throw faults([{ pointer: '/user_id', code: 'unknown' }]);
}

/** A till that is open, of a month that is; whoever comes second finds it closed. */
async function openOne(work: TimedWork, books: Books, id: string): Promise<Till> {
  const till = await tillOf(work, id);
  if (till.status === 'closed') throw new Problem('move-forbidden');
  requireOpen(books, till.day);
  return till;
}

/** Cash goes to another account that holds money, never more than there is. */
export const servesWithdrawal = serve(withdrawCash, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, amount, account_id, note } = input;
  const { keeping, books } = await holdBooks(work);
  const till = await openOne(work, books, id);
  await requireMoney(work, account_id, books.account('cash'));
  if (toCents(amount) > toCents(till.expected))
    throw faults([{ pointer: '/amount', code: 'too-large', params: { maximum: till.expected } }]);
  const own = newId();
  const row = { tenant_id: actor.tenantId, id: own, till_id: id, amount, account_id, note };
  const by = { user_id: actor.userId, created_at: work.now.toString() };
  for (const insert of insertRows('finance_withdrawals', [{ ...row, ...by }])) await tx.change(insert);
  await writePostings(keeping, books, [
    {
      day: till.day,
      debit_id: account_id,
      credit_id: books.account('cash'),
      cents: toCents(amount),
      fact_kind: 'till',
      fact_id: own,
      leg: 0,
    },
  ]);
  record(work, financeTills, { id, action: 'updated', after: { amount, note } });
  return await tillOf(work, id);
});

async function requireMoney({ tx, actor }: TimedWork, account_id: string, cash: string): Promise<void> {
  const account = await tx.first(
    statement<{ money_kind: string | null }>(sql`select a.money_kind from finance_accounts a
      where a.tenant_id = ${actor.tenantId} and a.id = ${account_id} and a.active`),
  );
  if (!account) throw faults([{ pointer: '/account_id', code: 'unknown' }]);
  if (account.money_kind === null || account_id === cash)
    throw faults([{ pointer: '/account_id', code: account_id === cash ? 'same' : 'option' }]);
}

/** What was counted stands; what differs from what should be there says why, and is posted on that day. */
export const servesTillClosing = serve(closeTill, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, counted, reason } = input;
  const { keeping, books } = await holdBooks(work);
  const till = await openOne(work, books, id);
  const cents = countedCents(counted);
  const difference = cents - toCents(till.expected);
  if (difference !== 0 && reason === null) throw faults([{ pointer: '/reason', code: 'required' }]);
  const closed = { counted_amount: toReais(cents), expected_amount: till.expected, reason };
  await tx.change(
    statement(sql`update finance_tills set status = 'closed', counted = ${JSON.stringify(counted)}::jsonb,
        counted_amount = ${closed.counted_amount}, expected_amount = ${closed.expected_amount}, reason = ${reason},
        closed_at = ${work.now.toString()}::timestamptz, closed_by = ${actor.userId}
      where tenant_id = ${actor.tenantId} and id = ${id} and status = 'open'`),
  );
  const [cash, other] = [books.account('cash'), books.account('10.1')];
  const [debit_id, credit_id] = difference > 0 ? [cash, other] : [other, cash];
  const fact = { fact_kind: 'till' as const, fact_id: id, leg: 0, day: till.day };
  if (difference !== 0)
    await writePostings(keeping, books, [{ ...fact, debit_id, credit_id, cents: Math.abs(difference) }]);
  record(work, financeTills, { id, action: 'updated', after: closed });
  return await tillOf(work, id);
});
