import { textsIn } from '@leme/contract/kit/language/texts';
import { faults, Problem } from '@leme/contract/kit/problem';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { toCents } from '@leme/contract/kit/values/money';
import type { AllHooks } from '#kit/hooks';
import type { TimedWork } from '#kit/work';
import { bookingsTexts } from '../texts/texts.ts';
import type { Line } from './adjustments.ts';
import { requireWithinLimit, takenOff } from './discount-limit.ts';

type Priced = { lines: Line[]; cents: number };
type Asked = { keeps_offer: boolean; lead_id: string | null };

/**
 * A sale at what its lead was offered: the difference to the price is one line. What it takes off counts together with every
 * other discount of the sale, and offers are the house's to keep.
 */
export async function keepOffer<Sold extends Priced>(
  work: TimedWork,
  offered: AllHooks['offered'],
  { keeps_offer, lead_id }: Asked,
  sold: Sold,
): Promise<Sold> {
  if (!keeps_offer) return sold;
  if (work.actor.partner) throw new Problem('forbidden', { params: { resource: 'special-pricing' } });
  if (lead_id === null) throw faults([{ pointer: '/lead_id', code: 'required' }]);
  const offer = await offered(work, lead_id);
  if (offer === undefined) throw faults([{ pointer: '/lead_id', code: 'unknown' }]);
  const cents = toCents(offer) - sold.cents;
  if (cents === 0) return sold;
  const reason = textsIn(bookingsTexts, csvLocale)('offered');
  const lines = [
    ...sold.lines,
    { kind: cents < 0 ? ('discount' as const) : ('extra' as const), cents, reason },
  ];
  const total = sold.cents + cents;
  const off = takenOff(lines);
  if (cents < 0) await requireWithinLimit(work, { off, before: total + off }, '/keeps_offer');
  return { ...sold, lines, cents: total };
}
