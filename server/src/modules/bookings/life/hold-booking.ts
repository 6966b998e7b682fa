import { bookings } from '@leme/contract/bookings/bookings';
import { holdBooking } from '@leme/contract/bookings/life/life-endpoints';
import { type Call, serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';
import { readDetail } from '../booking/booking-detail.ts';
import { findBooking } from '../booking/booking-queries.ts';
import { planSale } from '../booking/plan-sale.ts';
import { inSpiteOf, sellParty } from '../booking/sell-party.ts';
import { bookingInWords, departureInWords } from '../history/in-words.ts';
import { queueLetter } from '../letters/queue-letter.ts';
import { holdUntil } from './hold-until.ts';

type Asked = Call<typeof holdBooking>;

const timed = ({ tx, actor, clock }: Asked): TimedWork => ({ tx, actor, now: clock.now() });

/** Seats are kept at the price of this moment: it holds as long as they do. */
export const servesHold = serve(
  holdBooking,
  async (asked) => {
    const { input } = asked;
    const work = timed(asked);
    const plan = await planSale(work, input, asked.hooks);
    const { kind, until: wanted } = input;
    const { starts_at, ends_at } = plan.session;
    const until = await holdUntil(work, { kind, until: wanted, starts_at, ends_at });
    const standing = { status: 'on_hold' as const, hold_kind: kind, until };
    const { id, customer } = await sellParty(work, { input, plan, standing });
    const booking = await findBooking(work, id);
    const { code } = booking;
    const of = { code, session_id: departureInWords(plan.session), customer_id: customer?.name };
    const override_reason = inSpiteOf(plan, input);
    const held = { hold_kind: kind, hold_expires_at: until.toString(), override_reason };
    record(work, bookings, { id, action: 'created', after: { ...bookingInWords(booking), ...of, ...held } });
    if (input.sends_letter) await queueLetter(work, 'option', id);
    return await readDetail(work, id);
  },
  (asked) => planSale(timed(asked), asked.input, asked.hooks),
);
