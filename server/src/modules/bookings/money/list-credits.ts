import { listCredits } from '@leme/contract/bookings/life/credit-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { customersFor } from '../customers/require-customer.ts';

const most = 50;

/** Money of the house is told to no partner. */
export const servesCredits = serve(listCredits, async ({ input, tx, actor, clock }) => {
  if (!(await tx.first(customersFor(actor).where('id', '=', input.id)))) throw new Problem('not-found');
  if (actor.partner) return { data: [] };
  const today = dayIn(actor.timezone, clock.now());
  const isUsable = sql<boolean>`(c.amount_left > 0 and c.expires_on >= ${today}::date)`;
  const rows = await tx.rows(
    db
      .selectFrom('credits as c')
      .innerJoin('bookings as b', (join) =>
        join.onRef('b.tenant_id', '=', 'c.tenant_id').onRef('b.id', '=', 'c.booking_id'),
      )
      .select(['c.id', 'c.code', 'c.amount', 'c.amount_left', 'c.expires_on', 'c.reason', 'c.created_at'])
      .select(['c.booking_id', 'b.code as booking_code', isUsable.as('is_usable')])
      .where('c.tenant_id', '=', actor.tenantId)
      .where('c.customer_id', '=', input.id)
      .orderBy(isUsable, 'desc')
      .orderBy('c.expires_on')
      .orderBy('c.id')
      .limit(most),
  );
  const data = rows.map(({ booking_id, booking_code, ...credit }) => {
    return { ...credit, booking: { id: booking_id, code: booking_code } };
  });
  return { data };
});
