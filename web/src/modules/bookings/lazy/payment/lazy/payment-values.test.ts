import { expect, test } from 'vitest';
import { paymentFault, presetPayment, signedAmount } from './payment-values.ts';

const debt = { total_price: 450, paid_amount: 200.1, remaining_amount: 249.9 };

test('what is owed stands in the form already', () => {
  expect(presetPayment(debt)).toMatchObject({ kind: 'receive', amount: 249.9, method: 'pix' });
});

test('what was paid too much, or for a cancelled booking, is offered for return', () => {
  expect(presetPayment({ ...debt, paid_amount: 500, remaining_amount: -50 })).toMatchObject({
    kind: 'giveBack',
    amount: 50,
  });
  expect(presetPayment({ ...debt, status: 'cancelled' })).toMatchObject({ kind: 'giveBack', amount: 200.1 });
});

test('of a cancelled booking whose fee stays only what was paid above it goes back', () => {
  const cancelled = { status: 'cancelled', total_price: 56.4, paid_amount: 169.2, remaining_amount: -112.8 };
  expect(presetPayment(cancelled)).toMatchObject({ kind: 'giveBack', amount: 112.8 });
  expect(presetPayment({ ...cancelled, paid_amount: 56.4, remaining_amount: 0 }).amount).toBeNull();
});

test('a settled booking starts without an amount', () => {
  expect(presetPayment({ ...debt, paid_amount: 450, remaining_amount: 0 }).amount).toBeNull();
});

test('no amount, more than is owed and more than was paid are faults', () => {
  const values = presetPayment(debt);
  expect(paymentFault({ ...values, amount: null }, debt)).toEqual({ code: 'needAmount' });
  expect(paymentFault({ ...values, amount: 250 }, debt)).toEqual({ code: 'aboveOwed', most: 249.9 });
  expect(paymentFault({ ...values, kind: 'giveBack', amount: 200.2 }, debt)).toEqual({
    code: 'aboveOwed',
    most: 200.1,
  });
  expect(paymentFault(values, debt)).toBeNull();
});

test('money returned is negative', () => {
  expect(signedAmount({ kind: 'giveBack', amount: 10 })).toBe(-10);
  expect(signedAmount({ kind: 'receive', amount: 10 })).toBe(10);
});
