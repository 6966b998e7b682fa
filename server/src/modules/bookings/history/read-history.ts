import { bookings } from '@leme/contract/bookings/bookings';
import { bookingHistory, getBooking, sessionHistory } from '@leme/contract/bookings/history-endpoints';
import { manifestPassengers } from '@leme/contract/bookings/passengers';
import { sessions } from '@leme/contract/bookings/sessions';
import { toldAs } from '@leme/contract/kit/resource/entity';
import type { HistoryEntry } from '@leme/contract/kit/resource/resource';
import type { Actor } from '#kit/actor';
import { serve } from '#kit/http/serve';
import { onePage, readHistory, readSteps } from '#kit/resource/history/history';
import { readDetail } from '../booking/booking-detail.ts';
import { readBooking, redactionFor } from '../booking/booking-queries.ts';
import { paymentSteps } from '../payments/payment-steps.ts';
import { findSession } from '../sessions/session-queries.ts';

export const servesBooking = serve(getBooking, ({ input, tx, actor }) => readDetail({ tx, actor }, input.id));

/** Payments and attendance are trails of their own: they stand among the steps and are written once. */
export const servesBookingHistory = serve(bookingHistory, async ({ input, tx, actor, clock, hooks }) => {
  const { id } = await readBooking(tx, actor, input.id);
  const { before: last, at } = input;
  const page = { id, before: last && at ? { id: last, at } : undefined };
  const work = { tx, actor, now: clock.now() };
  const [steps, paid, told] = await Promise.all([
    readSteps(bookings, work, page),
    actor.permissions.has('booking-payments:read') ? paymentSteps(work, page) : [],
    hooks.tells(work, bookings.name, page),
  ]);
  const { data, hasMore } = onePage([...steps, ...paid, ...told]);
  return { data: data.flatMap((entry) => knownTo(actor, entry)), hasMore };
});

export const servesSessionHistory = serve(sessionHistory, async ({ input, tx, actor }) => {
  await findSession(tx, actor, input.id);
  return await readHistory(sessions, { tx, actor }, input);
});

/** A step without what the actor may not know of the booking itself; one of which nothing is left is not told. */
function knownTo(actor: Actor, entry: HistoryEntry): HistoryEntry[] {
  const { money, health, identity } = redactionFor(actor);
  const hidden = new Set([
    ...(money(1) === null ? ['total_price', 'price', 'adjustment_amount', 'deposit_amount'] : []),
    ...(health('known') === null ? ['special_requirements'] : []),
    ...(identity('known') === null
      ? [toldAs(manifestPassengers, 'document'), toldAs(manifestPassengers, 'birth_date')]
      : []),
  ]);
  const changes = entry.changes.filter(({ field }) => !hidden.has(field));
  const says = changes.some(({ field }) => field !== toldAs(manifestPassengers, 'position'));
  return says || entry.changes.length === 0 ? [{ ...entry, changes }] : [];
}
