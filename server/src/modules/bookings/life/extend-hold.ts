import { bookings } from '@leme/contract/bookings/bookings';
import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { extendHold } from '@leme/contract/bookings/life/life-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { readDetail } from '../booking/booking-detail.ts';
import { type Linking, linkCustomer } from '../customers/link-customer.ts';
import { departureToSell } from '../price/departure-to-sell.ts';
import { holdUntil } from './hold-until.ts';
import { ownHold, stepHold } from './step-hold.ts';

/** Who it is kept for, as the hold knows him, with the document that was typed. */
function linkingOf(
  { customer_id, customer_name, customer_phone, customer_email, language }: BookingDetail,
  { customer_document, record: way }: Pick<InputOf<typeof extendHold>, 'customer_document' | 'record'>,
): Linking {
  const known = { customer_id, customer_name, customer_phone, customer_email };
  return { ...known, language, customer_document, record: way };
}

/** Whoever names a moment makes an option of a cart. */
export const servesExtension = serve(extendHold, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, version, until: wanted } = input;
  const before = await ownHold(work, id);
  const { starts_at, ends_at } = await departureToSell(work, before.session_id);
  const detail = await readDetail(work, id);
  const { hold_kind: was, deposit_amount } = detail;
  const kind = wanted === undefined ? (was ?? 'cart') : 'option';
  const until = (await holdUntil(work, { kind, until: wanted, starts_at, ends_at })).toString();
  const wish = { id, version, yours: { until: wanted } };
  const deposit = deposit_amount === null ? {} : { deposit_due_at: until };
  const asked = linkingOf(detail, input);
  const linked = asked.record === 'chosen' ? null : await linkCustomer(work, asked, before.agent_id);
  const customer = linked ? { customer_id: linked.id } : {};
  await stepHold(work, wish, { hold_expires_at: until, hold_kind: kind, ...deposit, ...customer });
  record(work, bookings, {
    id,
    action: 'updated',
    before: { hold_kind: was, hold_expires_at: before.hold_expires_at },
    after: { hold_kind: kind, hold_expires_at: until, ...(linked && { customer_id: linked.name }) },
  });
  return await readDetail(work, id);
});
