import { fewestDigits, readPhone } from '@leme/contract/kit/phones/read-phone';
import { searchSpellings, spellingsOf } from '@leme/contract/kit/phones/same-number';
import { findLeadMatches } from '@leme/contract/leads/endpoints';
import { type RawBuilder, sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';

const most = 20;

/** A lead may have its country in the number, too. */
const storedAs = (numbers: readonly string[]) => numbers.flatMap((each) => [each, `55${each}`]);

/** By the index of the search, and then by the end of the number. */
function endingIn(numbers: readonly string[]): RawBuilder<unknown> {
  const same = numbers.map((each) => sql`(t.search like ${`%${each}%`} and t.phone like ${`%${each}`})`);
  return sql`(${sql.join(same, sql` or `)})`;
}

type Found = { id: string; name: string; status: string; created_at: string };

/** Customers keep the country with the number, leads beside it: the digits at the end are what both have. */
export const servesLeadMatches = serve(findLeadMatches, async ({ input, tx, actor, clock, hooks }) => {
  const { tenantId } = actor;
  const typed = (input.phone ?? '').replace(/\D/g, '');
  const spelled = [
    ...new Set([...searchSpellings(typed), ...spellingsOf(readPhone(input.phone ?? '').number)]),
  ];
  const email = (input.email ?? '').trim().toLowerCase();
  const byPhone = typed.length >= fewestDigits;
  const same = (phone: RawBuilder<unknown>): RawBuilder<unknown>[] => [
    ...(byPhone ? [phone] : []),
    ...(email.includes('@') ? [sql`lower(t.email) = ${email}`] : []),
  ];
  const anyOf = (phone: RawBuilder<unknown>) => sql`(${sql.join(same(phone), sql` or `)})`;
  if (same(sql`true`).length === 0) return { leads: [], customers: [] };
  const except = input.except ? sql`and t.id <> ${input.except}` : sql``;
  const leads = await tx.rows(
    statement<Found>(sql`select t.id, t.name, t.status, t.created_at from leads t
      where t.tenant_id = ${tenantId} and t.deleted_at is null and t.merged_into is null
        and ${anyOf(sql`t.phone = any(${storedAs(spelled)}::text[])`)} ${except}
      order by t.created_at desc, t.id desc limit ${most}`),
  );
  if (!actor.permissions.has('customers:read') || actor.partner) return { leads, customers: [] };
  const found = await tx.rows(
    statement<{ id: string; name: string }>(sql`select t.id, t.name from customers t
      where t.tenant_id = ${tenantId} and t.deleted_at is null and t.merged_into is null and t.erased_at is null
        and ${anyOf(endingIn(spelled))}
      order by t.name collate "und-x-icu", t.id limit ${most}`),
  );
  if (found.length === 0) return { leads, customers: [] };
  const pointing = await hooks.refersTo(
    { tx, actor, now: clock.now() },
    'customers',
    found.map(({ id }) => id),
  );
  const bookings = (id: string) =>
    pointing.find((each) => each.resource === 'bookings' && each.id === id)?.count ?? 0;
  return { leads, customers: found.map((customer) => ({ ...customer, bookings: bookings(customer.id) })) };
});
