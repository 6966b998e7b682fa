import { expect, test } from 'vitest';
import { depositOf } from '../../prices/cancellation-fee.ts';
import { type Cancelled, cancellationAt, type PolicySnapshot } from './terms.ts';

const starts_at = '2026-12-31T12:00:00Z';
/** Normative deliberation 161: a tenth with more than thirty days left, a fifth after that. */
const dn161: PolicySnapshot = {
  id: 'p',
  name: 'DN 161',
  tiers: [
    { hours_before: 720, fee_bp: 1000, minimum_fee: 0 },
    { hours_before: 0, fee_bp: 2000, minimum_fee: 0 },
  ],
  no_show_fee_bp: 2000,
  own_fault: 'choose',
  withdrawal_days: 7,
};
const booking: Cancelled = {
  kind: 'customer',
  policy: dn161,
  total: 56_400,
  paid: depositOf(56_400, 3000),
  channel: 'counter',
  created_at: '2026-10-01T12:00:00Z',
  starts_at,
};
const daysBefore = (days: number) => Date.parse(starts_at) - days * 86_400_000;
const at = (days: number, given: Partial<Cancelled> = {}) =>
  cancellationAt({ ...booking, ...given }, daysBefore(days));

test('a party of 564,00 with a deposit of 169,20: 56,40 at 31 days, 112,80 at 25 and at 10 days', () => {
  expect(booking.paid).toBe(16_920);
  expect(at(31)).toMatchObject({ fee: 5640, kept: 5640, refund: 11_280 });
  for (const days of [25, 10]) expect(at(days)).toMatchObject({ fee: 11_280, kept: 11_280, refund: 5640 });
});

test('what was paid below the fee stays, and nothing is owed; who paid nothing owes nothing', () => {
  expect(at(31, { paid: 3000 })).toMatchObject({ fee: 5640, kept: 3000, refund: 0 });
  expect(at(31, { paid: 0 })).toMatchObject({ kept: 0, refund: 0 });
});

test('what the customer did not choose costs nothing, and offers what the policy says', () => {
  expect(at(1, { kind: 'weather' })).toMatchObject({ fee: 0, refund: 16_920, offers: 'choose' });
  expect(at(1, { kind: 'no-show' })).toMatchObject({ fee: 11_280 });
});

test('it is told until when it would have cost less', () => {
  expect(at(25).cheaper).toEqual({ until: daysBefore(30), fee: 5640 });
  expect(at(31).cheaper).toBeNull();
});

test('bought at a distance all goes back within seven days, not at the counter and not on the eighth', () => {
  const sold = (created_at: string, channel: string) => at(31, { channel, created_at });
  expect(sold('2026-11-25T12:00:00Z', 'whatsapp')).toMatchObject({
    isWithdrawal: true,
    fee: 0,
    refund: 16_920,
  });
  expect(sold('2026-11-25T12:00:00Z', 'counter')).toMatchObject({ isWithdrawal: false, fee: 5640 });
  expect(sold('2026-11-22T12:00:00Z', 'whatsapp')).toMatchObject({ isWithdrawal: false, fee: 5640 });
});
