import { financeLines } from '@leme/contract/finance/entities';
import { lineFaults } from '@leme/contract/finance/lines/line-faults';
import { readStatement, type Statement, updateStatement } from '@leme/contract/finance/statement-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { holdBooks } from '../ledger/hold-books.ts';
import { serveBooks } from '../ledger/serve-books.ts';
import { daysOf } from '../months/sailings-of-month.ts';
import { readLines } from './statement-lines.ts';

export const servesStatement = serveBooks(readStatement, async ({ input: _, ...work }) => await told(work));

/** Lines and accounts are kept together, so that no figure is of one and not of the other. */
export const servesStatementUpdate = serve(updateStatement, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  await holdBooks(work);
  const before = await told(work);
  if (before.version !== input.version)
    throw new Problem('stale-version', { params: { current: before, yours: input } });
  const wrong = [...lineFaults(input.lines), ...accountFaults(input, before)];
  if (wrong.length > 0) throw faults(wrong);
  await keep(work, input);
  const after = await told(work);
  const codes = ({ lines }: Statement) => lines.map(({ code }) => code).join(' ');
  record(work, financeLines, {
    id: actor.tenantId,
    action: 'updated',
    before: { code: codes(before) },
    after: { code: codes(after) },
  });
  return after;
});

type Input = InputOf<typeof updateStatement>;

/** An account stands on a sum of the statement, or on none. */
function accountFaults({ lines, accounts }: Input, { accounts: known }: Statement) {
  const sums = new Set(lines.flatMap(({ code, kind }) => (kind === 'sum' ? [code] : [])));
  const ids = new Set(known.map(({ id }) => id));
  return accounts.flatMap(({ id, line }, at) => {
    if (!ids.has(id)) return [{ pointer: `/accounts/${at}/id`, code: 'unknown' }];
    return line === null || sums.has(line) ? [] : [{ pointer: `/accounts/${at}/line`, code: 'option' }];
  });
}

async function keep({ tx, actor, now }: TimedWork, { version, lines, accounts }: Input): Promise<void> {
  const at = now.toString();
  const drawn = JSON.stringify(
    lines.map((line) => ({ ...line, formula: line.kind === 'formula' ? line.formula : null })),
  );
  const changed = await tx.change(
    statement(sql`insert into finance_statements as s (tenant_id, lines, version, updated_at, updated_by)
      values (${actor.tenantId}, ${drawn}::jsonb, ${version + 1}, ${at}::timestamptz, ${actor.userId})
      on conflict (tenant_id) do update set lines = excluded.lines, version = excluded.version,
        updated_at = excluded.updated_at, updated_by = excluded.updated_by where s.version = ${version}`),
  );
  if (changed === 0) throw new Problem('stale-version', { params: { current: null, yours: null } });
  if (accounts.length === 0) return;
  const [ids, onto] = [accounts.map(({ id }) => id), accounts.map(({ line }) => line)];
  await tx.change(
    statement(sql`update finance_accounts a set line = x.line, version = a.version + 1, updated_at = ${at}::timestamptz
      from unnest(${ids}::uuid[], ${onto}::text[]) as x (id, line)
      where a.tenant_id = ${actor.tenantId} and a.id = x.id and a.kind = 'result' and a.line is distinct from x.line`),
  );
}

async function told({ tx, actor, now }: TimedWork): Promise<Statement> {
  const { version, lines } = await readLines({ tx, actor });
  const { from, to } = daysOf(`${dayIn(actor.timezone, now).slice(0, 7)}-01`);
  const within = sql`p.tenant_id = ${actor.tenantId} and p.date >= ${from}::date and p.date <= ${to}::date`;
  const accounts = await tx.rows(
    statement<Statement['accounts'][number]>(sql`select a.id, a.code, a.name, a.role, a.line,
        coalesce(x.amount, 0) as amount from finance_accounts a
      left join (select y.account_id, sum(y.amount) as amount from (
          select p.credit_id as account_id, p.amount from finance_postings p where ${within}
          union all select p.debit_id, -p.amount from finance_postings p where ${within}
        ) y group by y.account_id) x on x.account_id = a.id
      where a.tenant_id = ${actor.tenantId} and a.kind = 'result' order by a.code, a.id`),
  );
  return { version, lines: [...lines], accounts };
}
