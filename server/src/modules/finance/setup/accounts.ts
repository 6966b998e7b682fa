import { financeAccounts } from '@leme/contract/finance/entities';
import { updateAccount } from '@leme/contract/finance/setup-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { pixKeyOf } from '@leme/contract/kit/values/pix-key';
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
  money_kind: string | null;
  pix_key: string | null;
  pix_name: string | null;
  pix_city: string | null;
  version: number;
};

export const servesAccountUpdate = serve(updateAccount, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, version, ...sent } = input;
  await holdBooks(work);
  const before = await tx.first(
    statement<Row>(sql`select a.name, a.allocation, a.opening_balance, a.opening_on, a.active,
        a.money_kind, a.pix_key, a.pix_name, a.pix_city, a.version
      from finance_accounts a where a.tenant_id = ${actor.tenantId} and a.id = ${id}`),
  );
  if (!before) throw new Problem('not-found');
  if (before.version !== version)
    throw new Problem('stale-version', { params: { current: before, yours: sent } });
  requirePix(before, input);
  const { version: _, money_kind: __, ...known } = before;
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const after = { ...known, ...given } as typeof known;
  await tx.change(
    statement(sql`update finance_accounts set name = ${after.name}, allocation = ${after.allocation},
        opening_balance = ${after.opening_balance ?? 0}, opening_on = ${after.opening_on}::date, active = ${after.active},
        pix_key = ${after.pix_key && pixKeyOf(after.pix_key)}, pix_name = ${after.pix_name}, pix_city = ${after.pix_city},
        version = version + 1, updated_at = ${work.now.toString()}::timestamptz
      where tenant_id = ${actor.tenantId} and id = ${id}`),
  );
  record(work, financeAccounts, { id, action: 'updated', before: known, after });
  return { id, version: version + 1 };
});

/** A key is one that banks know, of an account that receives Pix, with the city a code asks for. */
function requirePix(before: Row, { pix_key, pix_city }: InputOf<typeof updateAccount>): void {
  if (!pix_key) return;
  if (before.money_kind !== 'pix') throw faults([{ pointer: '/pix_key', code: 'no-value' }]);
  if (pixKeyOf(pix_key) === null) throw faults([{ pointer: '/pix_key', code: 'pix-key' }]);
  if (!(pix_city ?? before.pix_city)) throw faults([{ pointer: '/pix_city', code: 'required' }]);
}
