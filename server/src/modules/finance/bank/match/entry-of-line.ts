import { bankRules } from '@leme/contract/finance/bank/bank-rules';
import type { entryOfLine } from '@leme/contract/finance/bank/match-endpoints';
import { createEntryOfLine } from '@leme/contract/finance/bank/match-endpoints';
import { faults } from '@leme/contract/kit/problem';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import type { z } from 'zod';
import { serve } from '#kit/http/serve';
import { holdRows } from '#kit/resource/save/hold-rows';
import { statement } from '#kit/resource/statement';
import { writeEntries } from '../../entries/create-entry.ts';
import { type EntryInput, refuseEntry } from '../../entries/refuse-entry.ts';
import { openDay } from '../../ledger/write-postings.ts';
import type { Matching } from '../targets/target.ts';
import { lineOf } from './lines.ts';
import { beginMatching, holdOpenLines, type Item, matchLines } from './match-lines.ts';

export type Told = z.output<typeof entryOfLine>;
type Line = { account_id: string; day: string; payer: string; memo: string };

/** What is left of a line becomes an entry that it pays. */
export const servesEntryOfLine = serve(createEntryOfLine, async ({ input, ...call }) => {
  const work = await beginMatching(call);
  const [line] = await holdOpenLines(work, [input.id]);
  if (!line) throw faults([{ pointer: '/id', code: 'unknown' }]);
  const cents = toCents(line.amount) - toCents(line.matched);
  const { rule_id } = input;
  if (rule_id && !(await holdRows(bankRules, work, [rule_id])).has(rule_id))
    throw faults([{ pointer: '/rule_id', code: 'unknown' }]);
  const item = await entryFor(work, line, { told: input, cents });
  await matchLines(work, [line], [item], { reason: rule_id ? 'rule' : 'hand', ...(rule_id && { rule_id }) });
  return await lineOf(work, line.id);
});

/** A new entry of so much, as a line pays it; to another account that holds money it is moved. */
export async function entryFor(
  work: Matching,
  line: Line,
  { told, cents }: { told: Told; cents: number },
): Promise<Item> {
  const { tx, actor, books, keeping } = work;
  const account = await tx.first(
    statement<{ money_kind: string | null }>(sql`select a.money_kind from finance_accounts a
      where a.tenant_id = ${actor.tenantId} and a.id = ${told.account_id}`),
  );
  if (!account) throw faults([{ pointer: '/account_id', code: 'unknown' }]);
  if (told.account_id === line.account_id) throw faults([{ pointer: '/account_id', code: 'same' }]);
  const isMoved = account.money_kind !== null;
  const [to, from] = cents > 0 ? [line.account_id, told.account_id] : [told.account_id, line.account_id];
  const kind = isMoved ? 'transfer' : cents > 0 ? 'receivable' : 'payable';
  const input: EntryInput = {
    kind,
    description: told.description?.trim() || line.memo || line.payer || '—',
    amount: toReais(Math.abs(cents)),
    due_on: line.day,
    competence_on: openDay(line.day, books.closed),
    account_id: isMoved ? to : told.account_id,
    from_account_id: isMoved ? from : null,
    supplier_id: told.supplier_id,
    customer_id: null,
    boat_id: null,
    session_id: null,
    category_id: isMoved ? null : told.category_id,
    cost_centre_id: told.cost_centre_id,
    document_no: null,
    boleto_line: null,
    parts: 1,
    repeats: null,
    repeat_day: null,
    repeat_times: null,
    repeat_until: null,
  };
  const departure = await refuseEntry(work, input);
  const [id = ''] = await writeEntries(work, { keeping, books }, [{ input, departure }]);
  const amount = toReais(cents);
  if (!isMoved) return { kind: 'entry', id, amount, creates: true };
  const row = await tx.first(
    statement<{ id: string }>(sql`select p.id from finance_postings p
      where p.tenant_id = ${actor.tenantId} and p.fact_kind = 'entry' and p.fact_id = ${id} and p.leg = 0`),
  );
  return { kind: 'posting', id: row?.id ?? id, amount, creates: true };
}
