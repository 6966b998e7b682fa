import { pixTextOf, type Receiver } from '@leme/contract/finance/charges/pix-text';
import { Problem } from '@leme/contract/kit/problem';
import { toReais } from '@leme/contract/kit/values/money';
import { pixKeyOf } from '@leme/contract/kit/values/pix-key';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import { holdBooks } from '../ledger/hold-books.ts';

/** Where a Pix goes, and which account it comes to. */
export type Receiving = Receiver & { account_id: string };
type Row = {
  id: string | null;
  pix_key: string | null;
  pix_name: string | null;
  pix_city: string | null;
  company: string;
};

/**
 * The account that receives: of the kind Pix, the one of the chart first. Its key is its own, else the one bookings were
 * given before accounts had any.
 */
async function find({ tx, actor }: Work): Promise<(Receiver & { account_id: string | null }) | null> {
  const row = await tx.first(
    statement<Row>(sql`select a.id, coalesce(a.pix_key, s.pix_key) as pix_key, coalesce(a.pix_name, s.pix_name) as pix_name,
        coalesce(a.pix_city, s.pix_city) as pix_city, t.name as company
      from saas_tenants t left join booking_settings s on s.tenant_id = ${actor.tenantId}
      left join finance_accounts a on a.tenant_id = ${actor.tenantId} and a.money_kind = 'pix' and a.active
      where t.id = ${actor.tenantId} order by a.pix_key is null, a.role is null, a.code limit 1`),
  );
  const key = row?.pix_key && pixKeyOf(row.pix_key);
  if (!key || !row.pix_city) return null;
  return { account_id: row.id, key, name: row.pix_name ?? row.company, city: row.pix_city };
}

/** What a code is made of, whether books are opened or not. */
export async function receiverOf(work: Work): Promise<Receiver | null> {
  const found = await find(work);
  return found && { key: found.key, name: found.name, city: found.city };
}

export async function receivingOf(work: Work): Promise<Receiving | null> {
  const found = await find(work);
  return found?.account_id ? { ...found, account_id: found.account_id } : null;
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

/** The Pix text of so many centavos. */
export const payloadOf = (receiver: Receiver, cents: number, txid: string) =>
  pixTextOf(receiver, toReais(cents), txid);
