import { type RawBuilder, sql } from 'kysely';
import type { Hooks } from '#kit/hooks';
import type { Person } from '#kit/person/person';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

/** What partners call a booking by that is somebody's: by the record of the booking, or by the address or telephone that was told. */
function whoseIs({ actor: { tenantId } }: TimedWork, { ids, emails, phones }: Person): RawBuilder<boolean> {
  return sql<boolean>`e.tenant_id = ${tenantId} and (lower(e.contact ->> 'emailAddress') = any(${[...emails]}::text[])
    or e.contact ->> 'phoneNumber' = any(${[...phones]}::text[])
    or e.booking_id in (select b.id from bookings b where b.tenant_id = ${tenantId} and b.customer_id = any(${[...ids]}::uuid[])))`;
}

/** Guests stand in what partners sent of them: it goes where they are forgotten, and is told where they ask. */
export const hooks: Hooks = {
  async forgets(work, person) {
    if (person.register.resource.name !== 'customers') return { touched: [], counts: {}, histories: [] };
    const emptied = await work.tx.rows(
      statement<{
        id: string;
      }>(sql`update external_bookings e set customer_name = null, contact = '{}'::jsonb, notes = null,
          cancel_reason = null, items = (select coalesce(jsonb_agg(i - 'contact'), '[]'::jsonb) from jsonb_array_elements(e.items) i)
        where ${whoseIs(work, person)} returning e.id`),
    );
    return { touched: [], counts: { external_bookings: emptied.length }, histories: [] };
  },
  async holds(work, person) {
    if (person.register.resource.name !== 'customers') return { external_bookings: [] };
    const external_bookings = await work.tx.rows(
      statement(sql`select e.reference, e.customer_name, e.contact ->> 'emailAddress' as email,
          e.contact ->> 'phoneNumber' as phone, e.notes, e.created_at,
          array(select i -> 'contact' ->> 'fullName' from jsonb_array_elements(e.items) i
            where i -> 'contact' ->> 'fullName' is not null) as guests
        from external_bookings e where ${whoseIs(work, person)} order by e.created_at, e.id limit 1000`),
    );
    return { external_bookings };
  },
};
