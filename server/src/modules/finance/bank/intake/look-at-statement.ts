import { createHash } from 'node:crypto';
import type { CsvMapping } from '@leme/contract/finance/bank/csv-mapping';
import { bankStatements } from '@leme/contract/finance/bank/entities';
import { ownTxid } from '@leme/contract/finance/bank/lines';
import {
  type LookedStatement,
  listStatements,
  lookAtStatement,
} from '@leme/contract/finance/bank/statement-endpoints';
import { faults, Problem } from '@leme/contract/kit/problem';
import { toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { keyIn, once } from '#kit/http/idempotency';
import { serve, serveTransfer } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import { readStatement } from '../read/read-statement.ts';
import type { ReadStatement } from '../read/statement.ts';
import { identitiesOf } from './identities.ts';
import { readStatements, statementOf } from './statement-queries.ts';

const mostRefused = 100;

/** A line as it waits to be taken in. */
export type WaitingLine = {
  day: string;
  cents: number;
  payer: string;
  memo: string;
  identity: string;
};

/** A file is read, told of, and kept until somebody takes it in. */
export const servesLook = serveTransfer(lookAtStatement, async ({ input, body, ...call }) => {
  const { actor, clock, tenantTx } = call;
  const key = keyIn(call.headers);
  const { account_id, name, other_number } = input;
  const digest = createHash('sha256').update(body).digest('hex');
  const request = {
    method: 'POST',
    path: lookAtStatement.path,
    body: `${digest} ${account_id} ${other_number}`,
  };
  const known = await tenantTx.read(actor.tenantId, (tx) => knownOf({ tx, actor }, account_id));
  const bytes = new Uint8Array(body);
  const read = await readStatement({
    bytes,
    account: known.bank_account ?? undefined,
    mapping: known.mapping,
  });
  if ('rows' in read) return { statement: null, asks: read };
  const expected = known.bank_account;
  const found = 'account' in read ? read.account || null : null;
  const refuse = (why: string) => new Problem('statement-refused', { params: { why, found, expected } });
  if ('fault' in read) throw refuse(read.fault);
  if (expected && found && expected !== found && !other_number) throw refuse('other-account');
  if (read.lines.length === 0 && read.refused.length > 0) throw refuse('nothing-valid');
  return await tenantTx.write(actor.tenantId, async (tx) => {
    const work = { tx, actor, now: clock.now() };
    const answer = await once({ tx, actor }, { key, request }, async () => ({
      status: 201,
      body: { statement: await keepLook(work, { account_id, name }, read), asks: null },
    }));
    return answer.body as LookedStatement;
  });
});

/** The account is one that holds money; what its bank calls it, and how its CSV is written. */
async function knownOf({ tx, actor }: Work, account_id: string) {
  const row = await tx.first(
    statement<{ money_kind: string | null; mapping: CsvMapping | null; bank_account: string | null }>(
      sql`select a.money_kind, c.mapping, (select s.bank_account from bank_statements s
          where s.tenant_id = ${actor.tenantId} and s.account_id = a.id and s.status = 'taken' and s.bank_account is not null
          order by s.created_at desc, s.id limit 1) as bank_account
        from finance_accounts a left join csv_mappings c on c.tenant_id = a.tenant_id and c.account_id = a.id
        where a.tenant_id = ${actor.tenantId} and a.id = ${account_id} and a.active`,
    ),
  );
  if (!row) throw faults([{ pointer: '/account_id', code: 'unknown' }]);
  if (row.money_kind === null) throw faults([{ pointer: '/account_id', code: 'option' }]);
  return { ...row, mapping: row.mapping ?? undefined };
}

async function keepLook(
  work: TimedWork,
  { account_id, name }: { account_id: string; name: string },
  read: ReadStatement,
) {
  const { tx, actor, now } = work;
  const identities = identitiesOf(read.lines);
  const rows = read.lines.map(
    ({ day, cents, payer, memo }, at): WaitingLine => ({
      day,
      cents,
      payer,
      memo,
      identity: identities[at] ?? '',
    }),
  );
  const known = await countKnown(work, account_id, identities);
  const days = rows.map(({ day }) => day).toSorted();
  const id = newId();
  const kept = {
    tenant_id: actor.tenantId,
    id,
    account_id,
    file_name: name,
    file_kind: read.kind,
    bank_account: read.account || null,
    rows: JSON.stringify(rows),
    total: rows.length,
    known,
    refused: JSON.stringify(read.refused.slice(0, mostRefused)),
    refused_count: read.refused.length,
    with_txid: rows.filter((row) => ownTxid(`${row.payer} ${row.memo}`)).length,
    first_on: days[0] ?? null,
    last_on: days.at(-1) ?? null,
    closing_amount: read.closing ? toReais(read.closing.cents) : null,
    closing_on: read.closing?.day ?? null,
    created_at: now.toString(),
    created_by: actor.userId,
  };
  for (const insert of insertRows('bank_statements', [kept])) await tx.change(insert);
  record(work, bankStatements, { id, action: 'created', after: { file_name: name, status: 'looked' } });
  return await statementOf(work, id);
}

async function countKnown(
  { tx, actor }: Work,
  account_id: string,
  identities: readonly string[],
): Promise<number> {
  const row = await tx.first(
    statement<{ known: number }>(sql`select count(*) as known from bank_lines l
      where l.tenant_id = ${actor.tenantId} and l.account_id = ${account_id} and l.status <> 'undone'
        and l.identity = any(${[...identities]}::text[])`),
  );
  return row?.known ?? 0;
}

const mostListed = 100;

export const servesStatements = serve(listStatements, async ({ input, tx, actor }) => ({
  data: await readStatements(
    { tx, actor },
    sql`s.account_id = ${input.account_id} and s.status <> 'looked' order by s.created_at desc, s.id limit ${mostListed}`,
  ),
}));
