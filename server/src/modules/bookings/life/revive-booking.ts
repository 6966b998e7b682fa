import { bookings } from '@leme/contract/bookings/bookings';
import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { reviveBooking } from '@leme/contract/bookings/life/life-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';
import { takeSpecialPrice } from '#modules/pricing/public';
import { readDetail } from '../booking/booking-detail.ts';
import { shownTo } from '../booking/booking-queries.ts';
import { expireHolds } from '../booking/expire-holds.ts';
import { departureToSell, requireOnSale } from '../price/departure-to-sell.ts';
import { requireAlone } from '../price/require-alone.ts';
import { specialsOf } from '../price/sold-as.ts';
import { lockSeats } from '../seats/people-limit.ts';
import { claim } from '../seats/seats.ts';
import { holdUntil } from './hold-until.ts';
import { ownHold } from './step-hold.ts';

/** A hold that ended takes its seats again, where they are still there, and keeps its price. */
export const servesRevival = serve(reviveBooking, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, version, until: wanted } = input;
  const { session_id } = await ownHold(work, id);
  await lockSeats(tx, actor.tenantId, [session_id]);
  await expireHolds(tx, actor.tenantId, work.now, [session_id]);
  const before = await ownHold(work, id);
  const session = await departureToSell(work, session_id);
  requireOnSale(work, session, { past_cutoff: true, on_request: true });
  await requireAlone(work, session, id);
  const detail = await readDetail(work, id);
  const was = detail.hold_kind ?? 'cart';
  const kind = wanted === undefined && was !== 'house' ? was : 'option';
  const until = (await holdUntil(work, { kind, until: wanted, ...session })).toString();
  // What the clock ended just now was read one version earlier.
  const revived = await tx.change(
    db
      .updateTable('bookings')
      .set({ status: 'on_hold', hold_kind: kind, hold_expires_at: until })
      .set({ version: sql`version + 1`, updated_at: sql`now()` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .where('session_id', '=', session_id)
      .where('status', '=', 'expired')
      .where(sql<boolean>`version in (${version}::int, ${version}::int + 1)`),
  );
  if (revived === 0) throw refusalOf(work, detail, version);
  await claim(tx, actor.tenantId, session_id, before);
  for (const special_price_id of await specialsOf(work, id))
    await takeSpecialPrice(work, { special_price_id, booking_id: id });
  record(work, bookings, {
    id,
    action: 'updated',
    kind: 'created',
    before: { status: 'expired' },
    after: { status: 'on_hold', hold_kind: kind, hold_expires_at: until },
  });
  return await readDetail(work, id);
});

function refusalOf({ actor }: TimedWork, detail: BookingDetail, version: number): Problem {
  const { status, code, customer_name, cancel_reason, cancelled_at } = detail;
  if (status === 'cancelled')
    return new Problem('booking-cancelled', { params: { code, customer_name, cancel_reason, cancelled_at } });
  if (status !== 'expired') return new Problem('booking-state', { params: { code, status } });
  const current = shownTo(actor, detail);
  return new Problem('stale-version', { params: { current, yours: { version, status: 'on_hold' } } });
}
