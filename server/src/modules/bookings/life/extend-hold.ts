import { bookings } from '@leme/contract/bookings/bookings';
import { extendHold } from '@leme/contract/bookings/life/life-endpoints';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { readDetail } from '../booking/booking-detail.ts';
import { departureToSell } from '../price/departure-to-sell.ts';
import { holdUntil } from './hold-until.ts';
import { ownHold, stepHold } from './step-hold.ts';

/** Whoever names a moment makes an option of a cart. */
export const servesExtension = serve(extendHold, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, version, until: wanted } = input;
  const before = await ownHold(work, id);
  const { starts_at, ends_at } = await departureToSell(work, before.session_id);
  const { hold_kind: was, deposit_amount } = await readDetail(work, id);
  const kind = wanted === undefined ? (was ?? 'cart') : 'option';
  const until = (await holdUntil(work, { kind, until: wanted, starts_at, ends_at })).toString();
  const wish = { id, version, yours: { until: wanted } };
  const deposit = deposit_amount === null ? {} : { deposit_due_at: until };
  await stepHold(work, wish, { hold_expires_at: until, hold_kind: kind, ...deposit });
  record(work, bookings, {
    id,
    action: 'updated',
    before: { hold_kind: was, hold_expires_at: before.hold_expires_at },
    after: { hold_kind: kind, hold_expires_at: until },
  });
  return await readDetail(work, id);
});
