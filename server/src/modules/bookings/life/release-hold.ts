import { bookings } from '@leme/contract/bookings/bookings';
import { releaseHold } from '@leme/contract/bookings/life/life-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { returnSpecialPrices } from '#modules/pricing/public';
import { readDetail } from '../booking/booking-detail.ts';
import { findBooking } from '../booking/booking-queries.ts';
import { leaveBoats } from '../party/booking-people.ts';
import { endTotal } from '../price/end-total.ts';
import { settleAllotments } from '../seats/allotments.ts';
import { lockSeats } from '../seats/people-limit.ts';
import { release } from '../seats/seats.ts';
import { ownHold } from './step-hold.ts';

/** Asked again, as a page that closes may do, it answers what there is. */
export const servesRelease = serve(releaseHold, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id } = input;
  const before = await ownHold(work, id);
  await lockSeats(tx, actor.tenantId, [before.session_id]);
  const released = await tx.change(
    db
      .updateTable('bookings')
      .set({ status: 'cancelled', cancel_kind: 'customer', cancelled_at: work.now.toString() })
      .set({ total_price: 0, version: sql`version + 1`, updated_at: sql`now()` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .where('session_id', '=', before.session_id)
      .where('status', '=', 'on_hold'),
  );
  if (released === 0) {
    const { status, code } = await findBooking(work, id);
    if (status === 'cancelled' || status === 'expired') return await readDetail(work, id);
    throw new Problem('booking-state', { params: { code, status } });
  }
  release(tx, actor.tenantId, before.session_id, before);
  await settleAllotments(tx, actor.tenantId, [id]);
  leaveBoats(tx, actor.tenantId, [id]);
  await returnSpecialPrices(work, [id]);
  await endTotal(work, before, null);
  record(work, bookings, {
    id,
    action: 'updated',
    kind: 'removed',
    before: { status: 'on_hold', total_price: before.total_price },
    after: { status: 'cancelled', total_price: 0, cancel_kind: 'customer' },
  });
  return await readDetail(work, id);
});
