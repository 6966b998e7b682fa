import { matchCustomers, type matchReasons } from '@leme/contract/bookings/life/departure-endpoints';
import { fold } from '@leme/contract/kit/language/fold';
import { bareTaxId } from '@leme/contract/kit/values/tax-id';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import type { Work } from '#kit/work';
import { countBookings } from './person-bookings.ts';
import { customersFor } from './require-customer.ts';
import { samePhones } from './same-phones.ts';

const most = 20;
const fewestSigns = 3;

type Reason = (typeof matchReasons)[number];
type Asked = { tax_id: string; phones: string[]; email: string; name: string };

/** The surest first; of two that are as sure the one that has more bookings. */
export const servesCustomerMatches = serve(matchCustomers, async ({ input, tx, actor, clock }) => {
  const asked: Asked = {
    tax_id: bareTaxId(input.document ?? ''),
    phones: input.phone && input.phone.length >= fewestSigns ? samePhones(input.phone) : [],
    email: (input.email ?? '').trim().toLowerCase(),
    name: fold(input.name ?? ''),
  };
  const rows = await found({ tx, actor }, asked);
  const ids = rows.map(({ id }) => id);
  const counts = ids.length === 0 ? [] : await countBookings({ tx, actor, now: clock.now() }, ids);
  const data = rows.map(({ tax_id, ...row }) => ({
    ...row,
    same: reasonOf({ ...row, tax_id }, asked),
    bookings: counts.find(({ id }) => id === row.id)?.count ?? 0,
  }));
  const sureness = (reason: Reason) => order.indexOf(reason);
  return { data: data.sort((a, b) => sureness(a.same) - sureness(b.same) || b.bookings - a.bookings) };
});

const order: readonly Reason[] = ['document', 'phone-and-name', 'phone', 'email'];

async function found({ tx, actor }: Work, { tax_id, phones, email }: Asked) {
  if (!tax_id && phones.length === 0 && !email) return [];
  return await tx.rows(
    customersFor(actor)
      .select(['name', 'phone', 'email', 'language', 'tax_id'])
      .where('deleted_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('tax_id', '=', tax_id || null),
          eb('phone', '=', sql<string>`any(${phones}::text[])`),
          eb('email', '=', email || null),
        ]),
      )
      .orderBy('id')
      .limit(most),
  );
}

type Found = Record<'name' | 'phone' | 'email' | 'tax_id', string | null>;

function reasonOf({ tax_id, phone, name }: Found, asked: Asked): Reason {
  if (asked.tax_id && tax_id === asked.tax_id) return 'document';
  if (phone === null || !asked.phones.includes(phone)) return 'email';
  return fold(name ?? '') === asked.name ? 'phone-and-name' : 'phone';
}
