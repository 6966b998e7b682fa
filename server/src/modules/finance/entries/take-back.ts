import { financeEntries } from '@leme/contract/finance/entities';
import { cancelEntry, reverseSettlement } from '@leme/contract/finance/entry-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { type RawBuilder, sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { followEntry } from '../charges/follow-entry.ts';
import { holdBooks } from '../ledger/hold-books.ts';
import { entryOf, readEntries, settlementsOf } from './entry-queries.ts';
import { reversePostings } from './reverse-postings.ts';
import { settle, writeSettlement } from './settle-entry.ts';

/** A settlement taken back is an opposite one of today: months that are closed stay as they are. */
export const servesReversal = serve(reverseSettlement, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, settlement_id, reason } = input;
  const { keeping, books } = await holdBooks(work);
  const entry = await entryOf(work, id);
  const settlement = (await settlementsOf(work, id)).find((each) => each.id === settlement_id);
  if (!settlement || settlement.reverses_id !== null) throw new Problem('not-found');
  if (settlement.is_reversed) throw new Problem('settlement-reversed');
  await settle(work, entry, -settlement.amount);
  const { amount, discount, interest, account_id } = settlement;
  const paid_on = dayIn(actor.timezone, work.now);
  const own = newId();
  const opposite = { amount: -amount, discount: -discount, interest: -interest, account_id, paid_on };
  await writeSettlement(work, { ...opposite, id: own, entry_id: id, reverses_id: settlement_id, reason });
  const fact = { kind: 'settlement', id: settlement_id } as const;
  await reversePostings(keeping, books, fact, { id: own, leg: 0, day: paid_on });
  const after = await entryOf(work, id);
  await followEntry(work, after);
  record(work, financeEntries, {
    id,
    action: 'updated',
    before: { status: entry.status, settled_amount: entry.settled_amount },
    after: { status: after.status, settled_amount: after.settled_amount, reason },
  });
  return after;
});

/** An entry of which nothing is settled is taken back: its postings the other way, on their own day or the first open one. */
export const servesEntryCancellation = serve(cancelEntry, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, reason, and_later } = input;
  const { keeping, books } = await holdBooks(work);
  const entry = await entryOf(work, id);
  const cancelled = await cancelOpen(work, sql`e.id = ${id}`);
  if (cancelled.length === 0) throw new Problem('move-forbidden');
  if (and_later)
    cancelled.push(
      ...(await cancelOpen(
        work,
        sql`e.due_on > ${entry.due_on}::date and e.series_id = (select o.series_id from finance_entries o
          where o.tenant_id = ${actor.tenantId} and o.id = ${id})`,
      )),
    );
  // Behind those of the entry itself, so that each has a number of its own.
  for (const each of cancelled)
    await reversePostings(keeping, books, { kind: 'entry', id: each }, { id: each, leg: 1 });
  const steps = cancelled.map((each) => ({
    id: each,
    action: 'updated' as const,
    before: { status: 'open' },
    after: { status: 'cancelled', reason },
  }));
  record(work, financeEntries, steps);
  for (const gone of await readEntries(work, sql`e.id = any(${cancelled}::uuid[])`))
    await followEntry(work, gone);
  return await entryOf(work, id);
});

/** Cancels those of which nothing is settled; answers which. */
export async function cancelOpen(
  { tx, actor, now }: TimedWork,
  such: RawBuilder<unknown>,
): Promise<string[]> {
  const rows = await tx.rows(
    statement<{ id: string }>(sql`update finance_entries e set status = 'cancelled', version = version + 1,
        updated_at = ${now.toString()}::timestamptz
      where e.tenant_id = ${actor.tenantId} and e.status = 'open' and ${such} returning e.id`),
  );
  return rows.map(({ id }) => id);
}
