import { allPaymentMethods } from '@leme/contract/bookings/rules';
import { financeTerms } from '@leme/contract/finance/entities';
import { listMethods, updateMethod } from '@leme/contract/finance/setup-endpoints';
import type { InputOf, ReplyOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { holdBooks } from '../ledger/hold-books.ts';

type Row = ReplyOf<typeof listMethods>['data'][number];

export const servesMethods = serve(listMethods, async ({ tx, actor }) => ({
  data: await tx.rows(
    statement<Row>(sql`select m.method, m.account_id, m.fee_bp, m.fee_amount, m.days from finance_methods m
      where m.tenant_id = ${actor.tenantId} order by m.method`),
  ),
}));

export const servesMethodUpdate = serve(updateMethod, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { account_id, fee_bp, fee_amount, days } = input;
  const method = allPaymentMethods.find((each) => each === input.method);
  if (!method) throw new Problem('not-found');
  await holdBooks(work);
  await requireAccount(work, input);
  await tx.change(
    statement(sql`insert into finance_methods (tenant_id, method, account_id, fee_bp, fee_amount, days)
      values (${actor.tenantId}, ${method}, ${account_id}, ${fee_bp}, ${fee_amount}, ${days})
      on conflict (tenant_id, method) do update set account_id = excluded.account_id, fee_bp = excluded.fee_bp,
        fee_amount = excluded.fee_amount, days = excluded.days, version = finance_methods.version + 1`),
  );
  record(work, financeTerms, {
    id: account_id,
    action: 'updated',
    after: { kind: 'method', bp: fee_bp, amount: fee_amount },
  });
  return { method, account_id, fee_bp, fee_amount, days };
});

async function requireAccount(
  { tx, actor }: TimedWork,
  { account_id }: InputOf<typeof updateMethod>,
): Promise<void> {
  const found = await tx.first(
    statement(sql`select a.id from finance_accounts a
      where a.tenant_id = ${actor.tenantId} and a.id = ${account_id} and a.active and a.kind <> 'result'`),
  );
  if (!found) throw faults([{ pointer: '/account_id', code: 'unknown' }]);
}
