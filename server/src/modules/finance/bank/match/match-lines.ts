import { allocate } from '@leme/contract/finance/bank/allocate';
import type { MatchReason, TargetKind } from '@leme/contract/finance/bank/lines';
import type { LineMatched } from '@leme/contract/finance/problems';
import { faults, Problem } from '@leme/contract/kit/problem';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import type { Call } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { holdBooks } from '../../ledger/hold-books.ts';
import type { Matching } from '../targets/target.ts';
import { targetOf } from '../targets/targets.ts';
import { changeLine, holdLines } from './lines.ts';

/** So much of something is of the lines; `creates`: it was made of them and goes with them. */
export type Item = { kind: TargetKind; id: string; amount: number; creates?: true };
type Line = Awaited<ReturnType<typeof holdLines>>[number];
type Ways = { reason: MatchReason; by_itself?: true; rule_id?: string };

/** Who matches holds the books to the end: nobody takes the same item, nor the same line, beside. */
export async function beginMatching(
  call: Pick<Call<never>, 'tx' | 'actor' | 'clock' | 'hooks'>,
): Promise<Matching> {
  const { tx, actor, clock, hooks } = call;
  const work = { tx, actor, now: clock.now(), hooks };
  return { ...work, ...(await holdBooks(work)) };
}

/** Lines of one account of which something is left, held; whoever comes second is told who was first. */
export async function holdOpenLines(work: Matching, ids: readonly string[]): Promise<Line[]> {
  const lines = await holdLines(work, ids);
  if (new Set(lines.map(({ account_id }) => account_id)).size > 1)
    throw faults([{ pointer: '/line_ids', code: 'option' }]);
  for (const { id, status } of lines) {
    if (status === 'ignored') throw new Problem('move-forbidden');
    if (status === 'matched') throw new Problem('line-matched', { params: await whoMatched(work, id) });
  }
  return lines;
}

async function whoMatched({ tx, actor }: Work, id: string): Promise<LineMatched> {
  const row = await tx.first(
    statement<LineMatched>(sql`select p.full_name as by, m.created_at as at from bank_matches m
      left join profiles p on p.tenant_id = m.tenant_id and p.id = m.user_id
      where m.tenant_id = ${actor.tenantId} and m.line_id = ${id} and m.undone_at is null
      order by m.created_at desc, m.id limit 1`),
  );
  return row ?? { by: null, at: null };
}

const leftOf = ({ amount, matched }: Pick<Line, 'amount' | 'matched'>) => toCents(amount) - toCents(matched);

/** Matches held lines with items: each is paid as its kind is paid, no line and no item takes more than it has. */
export async function matchLines(
  work: Matching,
  lines: readonly Line[],
  items: readonly Item[],
  { reason, by_itself, rule_id }: Ways,
): Promise<void> {
  await refuseTooMuch(work, lines, items);
  const shares = allocate(
    lines.map(leftOf),
    items.map(({ amount }) => toCents(amount)),
  );
  if (!shares) {
    const maximum = Math.abs(toReais(lines.reduce((sum, line) => sum + leftOf(line), 0)));
    throw faults([{ pointer: '/items', code: 'above-remaining', params: { maximum } }]);
  }
  const group_id = newId();
  const { tenantId: tenant_id, userId: user_id } = work.actor;
  const rows = [];
  for (const share of shares) {
    const [line, item] = [lines[share.line], items[share.item]];
    if (!line || !item) continue;
    const part = { id: newId(), target_id: item.id, amount: toReais(share.cents), line };
    rows.push({
      tenant_id,
      id: part.id,
      group_id,
      line_id: line.id,
      kind: item.kind,
      target_id: item.id,
      amount: part.amount,
      made_id: await targetOf(item.kind).pay(work, part),
      creates: item.creates ?? false,
      reason,
      by_itself: by_itself ?? false,
      user_id,
      created_at: work.books.at,
    });
  }
  for (const insert of insertRows('bank_matches', rows)) await work.tx.change(insert);
  for (const [at, line] of lines.entries()) {
    const taken = shares.reduce((sum, share) => sum + (share.line === at ? share.cents : 0), 0);
    const matched = toReais(toCents(line.matched) + taken);
    const status = matched === line.amount ? 'matched' : 'suggested';
    await changeLine(work, line, { status, matched, reason, ...(rule_id && { rule_id }) });
  }
}

/** An item is there, is of this account, and has so much left of it as the line says. */
async function refuseTooMuch(work: Matching, lines: readonly Line[], items: readonly Item[]): Promise<void> {
  const account = lines[0]?.account_id ?? '';
  for (const [kind, some] of Map.groupBy(items, (item) => item.kind)) {
    const there = await targetOf(kind).read(
      work,
      account,
      some.map(({ id }) => id),
    );
    const left = new Map(there.map((item) => [item.id, toCents(item.left)]));
    for (const { id, amount } of some) {
      const rest = left.get(id);
      if (rest === undefined) throw new Problem('not-found');
      const cents = toCents(amount);
      if (Math.sign(rest) !== Math.sign(cents) || Math.abs(cents) > Math.abs(rest))
        throw faults([
          { pointer: '/items', code: 'above-remaining', params: { maximum: Math.abs(toReais(rest)) } },
        ]);
      // Of one that stands twice in a match both are counted.
      left.set(id, rest - cents);
    }
  }
}
