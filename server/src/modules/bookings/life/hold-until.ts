import { bookingSettings } from '@leme/contract/bookings/life/booking-settings';
import type { SaleHold } from '@leme/contract/bookings/rules';
import { faults } from '@leme/contract/kit/problem';
import { readSettings } from '#kit/resource/settings';
import type { TimedWork } from '#kit/work';

type Wanted = { kind: SaleHold; until?: string | undefined; starts_at: string; ends_at: string };

/**
 * Until when seats are kept, by the server's clock alone: a cart for the company's minutes, an option until the moment that
 * was said. Never beyond departure, and longer than the company's hours only for who may change bookings.
 */
export async function holdUntil({ tx, actor, now }: TimedWork, wanted: Wanted): Promise<Temporal.Instant> {
  const { hold_minutes, option_hours } = await readSettings(bookingSettings, tx, actor.tenantId);
  const { kind, until, starts_at, ends_at } = wanted;
  if (kind === 'cart') return earlier(now.add({ minutes: hold_minutes }), Temporal.Instant.from(ends_at));
  const departure = Temporal.Instant.from(starts_at);
  const usual = earlier(now.add({ hours: option_hours }), departure);
  const said = until === undefined ? usual : Temporal.Instant.from(until);
  if (Temporal.Instant.compare(said, now) <= 0) throw faults([{ pointer: '/until', code: 'past-day' }]);
  const most = actor.permissions.has('bookings:update') ? departure : usual;
  if (Temporal.Instant.compare(said, most) > 0)
    throw faults([{ pointer: '/until', code: 'too-large', params: { maximum: most.toString() } }]);
  return said;
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? a : b;
}
