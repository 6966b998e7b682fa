import { bookings } from '@leme/contract/bookings/bookings';
import { createBooking } from '@leme/contract/bookings/endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import { type Call, serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import type { TimedWork, Work } from '#kit/work';
import { bookingInWords, departureInWords } from '../history/in-words.ts';
import { queueLetter } from '../letters/queue-letter.ts';
import { findBooking, shownTo } from './booking-queries.ts';
import { planSale } from './plan-sale.ts';
import { inSpiteOf, sellParty } from './sell-party.ts';

type Input = InputOf<typeof createBooking>;
type Asked = Call<typeof createBooking>;

export const servesBookingCreation = serve(createBooking, bookParty, (asked) => planPaid(asked));

async function bookParty(asked: Asked) {
  const { input, tx, actor, clock, hooks } = asked;
  const work: TimedWork = { tx, actor, now: clock.now() };
  const plan = await planPaid(asked);
  const standing = { status: 'confirmed' as const, paid: input.payment?.amount ?? 0 };
  const { id, customer } = await sellParty(work, { input, plan, standing });
  insertPayment({ tx, actor }, id, input.payment);
  if (input.payment) await hooks.movesMoney({ tx, tenantId: actor.tenantId }, [id]);
  const booking = await findBooking({ tx, actor }, id);
  const { session } = plan;
  const after = { ...bookingInWords(booking), code: booking.code, session_id: departureInWords(session) };
  record({ tx, actor }, bookings, {
    id,
    action: 'created',
    after: { ...after, customer_id: customer?.name, override_reason: inSpiteOf(plan, input) },
  });
  if (input.lead_id) await hooks.wins(work, { lead_id: input.lead_id, booking_id: id, code: booking.code });
  if (input.sends_letter) await queueLetter(work, 'confirmation', id);
  return shownTo(actor, booking);
}

/** The sale with its first payment, by reading alone. */
async function planPaid({ input, tx, actor, clock, hooks }: Asked) {
  requireCollector(actor, input.payment);
  const plan = await planSale({ tx, actor, now: clock.now() }, input, hooks);
  const { cents } = plan.sold;
  if (input.payment && toCents(input.payment.amount) > cents)
    throw faults([{ pointer: '/payment/amount', code: 'above-total', params: { maximum: toReais(cents) } }]);
  return plan;
}

/** Before anything is priced: whoever may not take money learns no price by trying amounts. */
function requireCollector(actor: Actor, payment: Input['payment']): void {
  if (!payment || payment.amount === 0 || actor.permissions.has('booking-payments:create')) return;
  throw new Problem('forbidden', { params: { resource: 'booking-payments' } });
}

function insertPayment({ tx, actor }: Work, booking_id: string, payment: Input['payment']): void {
  if (!payment || payment.amount === 0) return;
  tx.send(
    db
      .insertInto('booking_payments')
      .values({ tenant_id: actor.tenantId, id: newId(), booking_id, user_id: actor.userId, ...payment }),
  );
}
