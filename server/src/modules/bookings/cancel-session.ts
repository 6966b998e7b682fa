import { cancelSession } from '@leme/contract/bookings/endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { serve } from '#kit/serve';
import { db } from '#kit/sql';
import { readSession } from './session-queries.ts';

export const servesSessionCancellation = serve(cancelSession, async ({ input, tx, actor }) => {
  const { id, version } = input;
  // Locks the seats, so that no booking slips in between the look and the cancellation.
  await tx.first(
    db
      .selectFrom('session_seats')
      .select('taken')
      .where('tenant_id', '=', actor.tenantId)
      .where('session_id', '=', id)
      .forUpdate(),
  );
  const current = await readSession(tx, actor, id);
  if (current.status === 'cancelled') return current;
  if (current.version !== version)
    throw new Problem('stale-version', { params: { current, yours: { status: 'cancelled' } } });
  const customers = await tx.rows(
    db
      .selectFrom('bookings')
      .select('customer_name')
      .where('tenant_id', '=', actor.tenantId)
      .where('session_id', '=', id)
      .where('status', 'in', ['confirmed', 'on_hold'])
      .orderBy('customer_name')
      .limit(50),
  );
  if (customers.length > 0) {
    throw new Problem('session-has-bookings', {
      params: { customers: customers.map((row) => row.customer_name) },
    });
  }
  tx.send(
    db
      .updateTable('sessions')
      .set({ status: 'cancelled', version: version + 1, updated_at: sql`now()` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id),
  );
  tx.send(
    db
      .updateTable('session_boats')
      .set({ cancelled: true })
      .where('tenant_id', '=', actor.tenantId)
      .where('session_id', '=', id),
  );
  return await readSession(tx, actor, id);
});
