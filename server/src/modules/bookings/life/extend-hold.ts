import { bookings } from '@leme/contract/bookings/bookings';
import { extendHold } from '@leme/contract/bookings/life/life-endpoints';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { readDetail } from '../booking/booking-detail.ts';
import { findBooking } from '../booking/booking-queries.ts';
import { namesOfCustomers } from '../customers/require-customer.ts';
import { bookingInWords } from '../history/in-words.ts';
import { queueLetter } from '../letters/queue-letter.ts';
import { departureToSell } from '../price/departure-to-sell.ts';
import { buyerColumns, saysBuyer } from './buyer-columns.ts';
import { holdUntil } from './hold-until.ts';
import { ownHold, stepHold } from './step-hold.ts';

/** Whoever names a moment makes an option of a cart. */
export const servesExtension = serve(extendHold, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, version, until: wanted, ...buyer } = input;
  const before = await ownHold(work, id);
  const { starts_at, ends_at } = await departureToSell(work, before.session_id);
  const detail = await readDetail(work, id);
  const { hold_kind: was, deposit_amount } = detail;
  const kind = wanted === undefined && was !== 'house' ? (was ?? 'cart') : 'option';
  const until = (await holdUntil(work, { kind, until: wanted, starts_at, ends_at })).toString();
  const wish = { id, version, yours: { until: wanted } };
  const deposit = deposit_amount === null ? {} : { deposit_due_at: until };
  const columns = saysBuyer(buyer) ? await buyerColumns(work, buyer, { before, detail }) : {};
  await stepHold(work, wish, { ...columns, ...deposit, hold_expires_at: until, hold_kind: kind });
  const after = await findBooking(work, id);
  const names = await namesOfCustomers(
    work,
    [before, after].flatMap(({ customer_id }) => customer_id ?? []),
  );
  const inWords = (booking: typeof after) => ({
    ...bookingInWords(booking),
    customer_id: names.get(booking.customer_id ?? ''),
  });
  record(work, bookings, {
    id,
    action: 'updated',
    before: { ...inWords(before), hold_kind: was, hold_expires_at: before.hold_expires_at },
    after: { ...inWords(after), hold_kind: kind, hold_expires_at: until },
  });
  if (input.sends_letter) await queueLetter(work, 'option', id);
  return await readDetail(work, id);
});
