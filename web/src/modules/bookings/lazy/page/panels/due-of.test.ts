import { pixTxid } from '@leme/contract/kit/pix';
import { expect, test } from 'vitest';
import { chargeOf, dueOf } from './due-of.ts';

const sold = { status: 'confirmed', deposit_amount: 169.2, paid_amount: 0, remaining_amount: 564 };

test('the deposit is asked for first, then the rest, and nothing of what is paid or over', () => {
  expect(dueOf(sold)).toEqual({ amount: 169.2, isDeposit: true });
  expect(dueOf({ ...sold, paid_amount: 100, remaining_amount: 464 })).toEqual({
    amount: 69.2,
    isDeposit: true,
  });
  expect(dueOf({ ...sold, paid_amount: 169.2, remaining_amount: 394.8 })).toEqual({
    amount: 394.8,
    isDeposit: false,
  });
  expect(dueOf({ ...sold, paid_amount: 564, remaining_amount: 0 })).toBeNull();
  expect(dueOf({ ...sold, status: 'cancelled' })).toBeNull();
});

test('each charge of a booking has a number of its own: the deposit the first, the balance the second', () => {
  expect(pixTxid('ABC234', chargeOf({ isDeposit: true }))).toBe('LMABC23401');
  expect(pixTxid('ABC234', chargeOf({ isDeposit: false }))).toBe('LMABC23402');
});
