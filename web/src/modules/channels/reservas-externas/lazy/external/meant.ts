import type { Departures } from '@leme/contract/bookings/life/departure-endpoints';
import { fold } from '@leme/contract/kit/language/fold';
import type { Counts } from '../../../criar/use-sale.ts';
import type { Said } from './as-said.tsx';

type Day = Pick<Departures, 'data' | 'fares'>;

const isCalled = (one: string, other: string) => fold(one) === fold(other);

/** The one departure of the day that is called as the partner said, at its hour where there are several. */
export function meantDeparture({ product, time }: Said, { data }: Day): string {
  const called = data.filter((each) => product !== null && isCalled(each.product.name, product));
  const there = called.filter(({ start_time }) => start_time.slice(0, 5) === time?.slice(0, 5));
  const [first, ...others] = there.length > 0 ? there : called;
  return first && others.length === 0 ? first.id : '';
}

/** The party the partner said, in the fares of a departure; what is called otherwise there is left to the office. */
export function meantParty({ units }: Said, { data, fares }: Day, session_id: string): Counts {
  const product_id = data.find(({ id }) => id === session_id)?.product.id;
  const counts: Record<string, number> = {};
  for (const { name, quantity } of units) {
    const fare = fares.find(
      ({ label, code, ...each }) =>
        each.product_id === product_id && (isCalled(label, name) || (code !== null && isCalled(code, name))),
    );
    if (fare) counts[fare.id] = (counts[fare.id] ?? 0) + quantity;
  }
  return counts;
}
