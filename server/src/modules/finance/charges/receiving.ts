import { pixCode } from '@leme/contract/kit/pix';
import { Problem } from '@leme/contract/kit/problem';
import { toReais } from '@leme/contract/kit/values/money';
import { pixKeyOf } from '@leme/contract/kit/values/pix-key';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import { holdBooks } from '../ledger/hold-books.ts';

/** Where a Pix goes: the account, its key, and what banks show of it. */
export type Receiving = { account_id: string; key: string; name: string; city: string };
type Row = {
  id: string;
  pix_key: string | null;
  pix_name: string | null;
  pix_city: string | null;
  company: string;
};

/**
 * The account that receives: of the kind Pix, the one of the chart first. Its key is its own, else the one bookings were
 * given before accounts had any.
 */
export async function receivingOf(work: TimedWork): Promise<Receiving | null> {
  const { tx, actor } = work;
  const read = () =>
    tx.first(
      statement<Row>(sql`select a.id, coalesce(a.pix_key, s.pix_key) as pix_key, coalesce(a.pix_name, s.pix_name) as pix_name,
          coalesce(a.pix_city, s.pix_city) as pix_city, t.name as company
        from finance_accounts a join saas_tenants t on t.id = a.tenant_id
        left join booking_settings s on s.tenant_id = a.tenant_id
        where a.tenant_id = ${actor.tenantId} and a.money_kind = 'pix' and a.active
        order by a.pix_key is null, a.role is null, a.code limit 1`),
    );
  const row = await read();
  if (!row) return null;
  const key = row.pix_key && pixKeyOf(row.pix_key);
  if (!key || !row.pix_city) return null;
  return { account_id: row.id, key, name: row.pix_name ?? row.company, city: row.pix_city };
}

/** Whether a company could charge, its books opened or not. */
export async function hasKey({ tx, actor }: Work): Promise<boolean> {
  const row = await tx.first(
    statement<{ key: string | null; city: string | null }>(sql`select
        coalesce((select a.pix_key from finance_accounts a where a.tenant_id = ${actor.tenantId} and a.money_kind = 'pix'
          and a.active and a.pix_key is not null limit 1),
          (select s.pix_key from booking_settings s where s.tenant_id = ${actor.tenantId})) as key,
        coalesce((select a.pix_city from finance_accounts a where a.tenant_id = ${actor.tenantId} and a.money_kind = 'pix'
          and a.active and a.pix_city is not null limit 1),
          (select s.pix_city from booking_settings s where s.tenant_id = ${actor.tenantId})) as city`),
  );
  return Boolean(row?.key && pixKeyOf(row.key) && row.city);
}

/** The same for somebody who charges: without a key there is nothing to charge by. */
export async function requireReceiving(work: TimedWork): Promise<Receiving> {
  const there = await receivingOf(work);
  if (there) return there;
  // Books nobody opened yet have no account.
  await holdBooks(work);
  const opened = await receivingOf(work);
  if (!opened) throw new Problem('no-pix-key');
  return opened;
}

/** The Pix text of so many centavos; capitals alone, as every bank prints it. */
export function payloadOf({ key, name, city }: Receiving, cents: number, txid: string): string {
  return pixCode({
    key,
    name: name.toUpperCase(),
    city: city.toUpperCase(),
    amount: toReais(cents),
    txid,
  });
}
