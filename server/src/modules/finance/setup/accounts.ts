import { financeAccounts } from '@leme/contract/finance/entities';
import { updateAccount } from '@leme/contract/finance/setup-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import { holdBooks } from '../ledger/hold-books.ts';

type Row = {
  name: string | null;
  allocation: string;
  opening_balance: number;
  opening_on: string | null;
  active: boolean;
  version: number;
};

export const servesAccountUpdate = serve(updateAccount, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, version, ...sent } = input;
  await holdBooks(work);
  const before = await tx.first(
    statement<Row>(sql`select a.name, a.allocation, a.opening_balance, a.opening_on, a.active, a.version
      from finance_accounts a where a.tenant_id = ${actor.tenantId} and a.id = ${id}`),
  );
  if (!before) throw new Problem('not-found');
  if (before.version !== version)
    throw new Problem('stale-version', { params: { current: before, yours: sent } });
  const { version: _, ...known } = before;
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const after = { ...known, ...given } as typeof known;
  await tx.change(
    statement(sql`update finance_accounts set name = ${after.name}, allocation = ${after.allocation},
        opening_balance = ${after.opening_balance ?? 0}, opening_on = ${after.opening_on}::date, active = ${after.active},
        version = version + 1, updated_at = ${work.now.toString()}::timestamptz
      where tenant_id = ${actor.tenantId} and id = ${id}`),
  );
  record(work, financeAccounts, { id, action: 'updated', before: known, after });
  return { id, version: version + 1 };
});
