import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { freeToSell, sessionBadge } from '@leme/contract/bookings/rules';
import { fold } from '@leme/contract/kit/language/fold';

export type Departure = Pick<
  SessionRow,
  'start_time' | 'starts_at' | 'ends_at' | 'status' | 'remaining_capacity' | 'people' | 'people_limit'
> & {
  product: Pick<SessionRow['product'], 'name'>;
};

const hasEnded = (departure: Departure, now: number) =>
  ['finished', 'cancelled'].includes(sessionBadge(departure, now));

/** Whether a departure offers a seat: one that is under way or over does not. */
export function takesMore(departure: Departure, now: number): boolean {
  return sessionBadge(departure, now) === 'scheduled' && freeToSell(departure) > 0;
}

/** The departures of a day that can still be sold, by time; every word that is typed has to be of product or hour. */
export function departuresFor<T extends Departure>(day: readonly T[], typed: string, now: number): T[] {
  const words = fold(typed.replace(/(\d)h(\d)/gi, '$1:$2'))
    .split(' ')
    .filter(Boolean);
  return day
    .filter((departure) => !hasEnded(departure, now))
    .filter(({ product, start_time }) => {
      const text = fold(`${product.name} ${start_time.slice(0, 5)}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
}
