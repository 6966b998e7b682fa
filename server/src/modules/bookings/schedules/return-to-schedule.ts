import { returnToSchedule } from '@leme/contract/bookings/availability/plan-endpoints';
import { sessions } from '@leme/contract/bookings/sessions';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { lockSeats } from '../seats/people-limit.ts';
import { readSession } from '../sessions/session-queries.ts';

/** What somebody set by hand stays until the next plan shows what its schedule says. */
export const servesReturn = serve(returnToSchedule, async ({ input, tx, actor }) => {
  const { id } = input;
  await lockSeats(tx, actor.tenantId, [id]);
  const current = await readSession(tx, actor, id);
  const returned = await tx.change(
    db
      .updateTable('sessions')
      .set({ edited_at: null, version: sql`version + 1`, updated_at: sql`now()` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .where('schedule_id', 'is not', null)
      .where('edited_at', 'is not', null),
  );
  if (returned === 0) return current;
  record({ tx, actor }, sessions, { id, action: 'updated', changes: { by_hand: [true, false] } });
  return await readSession(tx, actor, id);
});
