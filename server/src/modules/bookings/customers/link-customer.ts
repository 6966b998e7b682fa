import type { recordWays } from '@leme/contract/bookings/life/sale';
import { fold } from '@leme/contract/kit/language/fold';
import { faults } from '@leme/contract/kit/problem';
import { bareTaxId, isTaxId } from '@leme/contract/kit/values/tax-id';
import { sql } from 'kysely';
import type { TimedWork } from '#kit/work';
import { addCustomer } from '#modules/sales/public';
import { customersFor, requireCustomer } from './require-customer.ts';
import { samePhones } from './same-phones.ts';

export type Linking = {
  record: (typeof recordWays)[number];
  customer_id: string | null;
  customer_name: string;
  customer_phone: string | null;
  customer_email: string | null;
  customer_document?: string | null | undefined;
  language: string | null;
};

type Linked = { id: string; name: string } | null;

/**
 * The record of whoever books: the one that was chosen; else the one with the document; else the one with the same telephone
 * and name, unless somebody said that it is another person; else a new one, where there is more than a name.
 */
export async function linkCustomer(
  work: TimedWork,
  asked: Linking,
  agent_id: string | null,
): Promise<Linked> {
  const { tx, actor } = work;
  const chosen = await requireCustomer(tx, actor, asked.customer_id);
  if (asked.customer_id && chosen !== null) return { id: asked.customer_id, name: chosen };
  if (asked.record === 'chosen') return null;
  const tax_id = documentOf(asked.customer_document);
  const known = tax_id ? await withDocument(work, tax_id) : undefined;
  if (known) return known;
  const same = asked.record === 'match' ? await withPhoneAndName(work, asked) : undefined;
  if (same) return same;
  if (!tax_id && !asked.customer_phone && !asked.customer_email) return null;
  const { customer_name: name, customer_phone: phone, customer_email: email, language } = asked;
  const made = await addCustomer(work, { name, phone, email, tax_id, language, agent_id });
  // Another seller was quicker with the same document; of one that is no business of an agent nothing is told.
  return made ?? (tax_id ? ((await withDocument(work, tax_id)) ?? null) : null);
}

function documentOf(typed: string | null | undefined): string | null {
  if (!typed) return null;
  const bare = bareTaxId(typed);
  if (!isTaxId(bare)) throw faults([{ pointer: '/customer_document', code: 'tax-id' }]);
  return bare;
}

function living({ actor }: TimedWork) {
  return customersFor(actor).select('name').where('deleted_at', 'is', null);
}

function withDocument(work: TimedWork, tax_id: string) {
  return work.tx.first(living(work).where('tax_id', '=', tax_id).forKeyShare());
}

async function withPhoneAndName(work: TimedWork, { customer_phone, customer_name }: Linking) {
  if (!customer_phone) return undefined;
  const rows = await work.tx.rows(
    living(work)
      .where('phone', '=', sql<string>`any(${samePhones(customer_phone)}::text[])`)
      .orderBy('id')
      .limit(20)
      .forKeyShare(),
  );
  return rows.find(({ name }) => fold(name) === fold(customer_name));
}
