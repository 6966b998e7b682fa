import { bookings } from '@leme/contract/bookings/bookings';
import { adjustBooking } from '@leme/contract/bookings/life/life-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { shareOf } from '@leme/contract/prices/effects';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';
import { activeBooking } from '../booking/active-booking.ts';
import { readDetail } from '../booking/booking-detail.ts';
import { changeBooking } from '../booking/change-booking.ts';
import { ownHold } from '../life/step-hold.ts';
import { addLines, linesOf } from '../price/adjustments.ts';
import { requireWithinLimit } from '../price/discount-limit.ts';

type Input = InputOf<typeof adjustBooking>;

/** The most a booking can cost. */
const mostCents = 999_999_999_999;

/** A line somebody writes by hand: never by an agent, and of corrections only by who may change bookings. */
export const servesAdjustment = serve(adjustBooking, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, version, kind, reason = null } = input;
  await ownHold(work, id);
  if (actor.partner || (kind === 'correction' && !actor.permissions.has('bookings:update')))
    throw new Problem('forbidden', { params: { resource: 'bookings' } });
  const booking = await activeBooking(tx, actor, { id, version, yours: { kind, reason } });
  const total = toCents(booking.total_price ?? 0);
  const cents = centsOf(input, total);
  if (total + cents > mostCents)
    throw faults([
      { pointer: '/amount', code: 'too-large', params: { maximum: toReais(mostCents - total) } },
    ]);
  if (total + cents < 0)
    throw faults([{ pointer: '/amount', code: 'above-total', params: { maximum: toReais(total) } }]);
  if (cents < 0) await requireSmall(work, id, { cents, total, hasBp: input.bp !== undefined });
  const amount = toReais(cents);
  const total_price = sql<number>`total_price + ${amount}::numeric`;
  await changeBooking(work, { id, version, yours: { kind, amount } }, { total_price });
  addLines(work, id, [{ kind, cents, reason }]);
  if (booking.status === 'completed') await hooks.movesMoney({ tx, tenantId: actor.tenantId }, [id]);
  record(work, bookings, {
    id,
    action: 'updated',
    before: { total_price: booking.total_price },
    after: {
      total_price: toReais(total + cents),
      adjustment: kind,
      adjustment_amount: amount,
      adjustment_reason: reason,
    },
  });
  return await readDetail(work, id);
});

/** What the line comes to: a discount is taken off, and whatever takes off says why. */
function centsOf({ kind, amount, bp, reason }: Input, total: number): number {
  const isDiscount = kind === 'discount';
  const share = isDiscount && bp !== undefined ? shareOf(total, bp) : undefined;
  const said = share ?? (amount === undefined ? undefined : toCents(amount));
  if (said === undefined || (bp !== undefined && amount !== undefined))
    throw faults([{ pointer: '/amount', code: 'required' }]);
  const isNegative = said <= 0 && (isDiscount || kind === 'fee');
  if (isNegative) throw faults([{ pointer: '/amount', code: 'negative' }]);
  const cents = isDiscount ? -said : said;
  if ((cents < 0 || kind === 'correction') && !reason)
    throw faults([{ pointer: '/reason', code: 'required' }]);
  return cents;
}

/** All that was taken off by hand counts together. */
async function requireSmall(
  work: TimedWork,
  id: string,
  { cents, total, hasBp }: { cents: number; total: number; hasBp: boolean },
): Promise<void> {
  const lines = await linesOf(work, id);
  const former = lines.reduce(
    (sum, { kind, amount }) => sum + (kind === 'discount' && amount < 0 ? -toCents(amount) : 0),
    0,
  );
  const limit = { off: former - cents, before: total + former };
  await requireWithinLimit(work, limit, hasBp ? '/bp' : '/amount');
}
