import { bookingSettings } from '@leme/contract/bookings/life/booking-settings';
import { faults, Problem } from '@leme/contract/kit/problem';
import { toReais } from '@leme/contract/kit/values/money';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { readSettings } from '#kit/resource/settings';
import type { Work } from '#kit/work';
import type { Line } from './adjustments.ts';

type Asked = {
  discount: { reason?: string | null | undefined } | null;
  extras: readonly { amount: number }[];
};

/** What is taken off by hand at a sale: with a reason, within the company's limit, and never by an agent. */
export async function refuseDiscount(
  work: Work,
  { discount, extras }: Asked,
  { lines, cents }: { lines: readonly Line[]; cents: number },
): Promise<void> {
  const isLess = extras.some(({ amount }) => amount < 0);
  if (!discount && extras.length === 0) return;
  if (work.actor.partner) throw new Problem('forbidden', { params: { resource: 'special-pricing' } });
  if (!discount && !isLess) return;
  if (discount && !discount.reason) throw faults([{ pointer: '/discount/reason', code: 'required' }]);
  const off = takenOff(lines);
  await requireWithinLimit(work, { off, before: cents + off }, '/discount');
}

/** What lines take off by hand, in centavos. */
export const takenOff = (lines: readonly Line[]) =>
  lines.reduce((sum, line) => sum + (isTakenOff(line) ? -line.cents : 0), 0);

const isTakenOff = ({ kind, cents }: Line) => cents < 0 && (kind === 'discount' || kind === 'extra');

/** Refuses a discount above the company's limit to who may not agree prices; the limit is told. */
export async function requireWithinLimit(
  { tx, actor }: Work,
  { off, before }: { off: number; before: number },
  pointer: string,
): Promise<void> {
  if (off <= 0 || actor.permissions.has('special-pricing:update')) return;
  const limit = await limitOf(tx, actor);
  const most = Math.floor((before * limit) / 10_000);
  if (off <= most) return;
  throw faults([{ pointer, code: 'too-large', params: { maximum: toReais(most) } }]);
}

async function limitOf(tx: Tx, actor: Actor): Promise<number> {
  return (await readSettings(bookingSettings, tx, actor.tenantId)).max_discount_bp;
}
