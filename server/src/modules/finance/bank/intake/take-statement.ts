import { bankStatements } from '@leme/contract/finance/bank/entities';
import { ownTxid } from '@leme/contract/finance/bank/lines';
import { takeStatement } from '@leme/contract/finance/bank/statement-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serveTransfer } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import { postAllDue } from '../../ledger/post-due.ts';
import { beginMatching } from '../match/match-lines.ts';
import type { WaitingLine } from './look-at-statement.ts';
import { sortLines } from './sort-lines.ts';
import { statementOf } from './statement-queries.ts';

const atOnce = 250;
/** One request works so long; who asks again goes on where it was. */
const sliceMs = 8_000;

/** Takes lines in, some a transaction together with how far it is: whatever ends it, the next request goes on behind them. */
export const servesIntake = serveTransfer(takeStatement, async ({ input, actor, clock, tenantTx, hooks }) => {
  const { tenantId } = actor;
  const { id } = input;
  await postAllDue(tenantTx, tenantId, { now: clock.now() });
  const ends = Date.now() + sliceMs;
  for (;;) {
    const goesOn = await tenantTx.write(tenantId, async (tx) => {
      // The books first, as everybody does who matches: what another file of the account brought meanwhile is seen.
      const work = await beginMatching({ tx, actor, clock, hooks });
      const found = await beginOrGoOn(work, id);
      if (!found) return false;
      const taken = await takeSome(work, id, found);
      if (taken.length > 0) await sortLines(work, taken);
      return found.done + atOnce < found.total;
    });
    if (!goesOn || Date.now() > ends) break;
  }
  return await tenantTx.read(tenantId, (tx) => statementOf({ tx, actor }, id));
});

type Running = { account_id: string; done: number; total: number; some: WaitingLine[] | null };

/** Of two who take the same file in one waits, and then goes on with what is left. */
async function beginOrGoOn(work: TimedWork, id: string): Promise<Running | undefined> {
  const { tx, actor } = work;
  const row = await tx.first(
    statement<Running & { status: string }>(sql`select s.account_id, s.done, s.total, s.status,
        jsonb_path_query_array(s.rows, '$[$a to $b]', jsonb_build_object('a', s.done, 'b', s.done + ${atOnce - 1}::integer)) as some
      from bank_statements s where s.tenant_id = ${actor.tenantId} and s.id = ${id} for update`),
  );
  if (!row) throw new Problem('not-found');
  if (row.status === 'undone') throw new Problem('move-forbidden');
  return row.status === 'taken' ? undefined : row;
}

/** Answers the ids of those that were not there. */
async function takeSome(
  work: TimedWork,
  id: string,
  { account_id, done, total, some }: Running,
): Promise<string[]> {
  const { tx, actor, now } = work;
  const lines = (some ?? []).map(({ day, cents, payer, memo, identity }) => ({
    tenant_id: actor.tenantId,
    id: newId(),
    account_id,
    statement_id: id,
    day,
    amount: toReais(cents),
    payer,
    memo,
    identity,
    txid: ownTxid(`${payer} ${memo}`)?.txid ?? null,
    created_at: now.toString(),
    updated_at: now.toString(),
  }));
  const there = await identitiesThere(
    work,
    account_id,
    lines.map(({ identity }) => identity),
  );
  const fresh = lines.filter(({ identity }) => !there.has(identity));
  for (const insert of insertRows('bank_lines', fresh)) await tx.change(insert);
  const isOver = done + atOnce >= total;
  await tx.change(
    statement(sql`update bank_statements s set status = ${isOver ? 'taken' : 'running'},
        done = ${Math.min(total, done + atOnce)}::integer, known = ${lines.length - fresh.length}::integer
          + case when done = 0 then 0 else known end,
        rows = ${isOver ? null : sql`rows`}, taken_at = ${isOver ? now.toString() : null}::timestamptz
      where s.tenant_id = ${actor.tenantId} and s.id = ${id}`),
  );
  record(work, bankStatements, {
    id,
    action: 'updated',
    before: { done },
    after: { done: Math.min(total, done + atOnce), ...(isOver && { status: 'taken' }) },
  });
  return fresh.map((line) => line.id);
}

async function identitiesThere({ tx, actor }: Work, account_id: string, identities: readonly string[]) {
  const rows = await tx.rows(
    statement<{ identity: string }>(sql`select l.identity from bank_lines l
      where l.tenant_id = ${actor.tenantId} and l.account_id = ${account_id} and l.status <> 'undone'
        and l.identity = any(${[...identities]}::text[])`),
  );
  return new Set(rows.map(({ identity }) => identity));
}
