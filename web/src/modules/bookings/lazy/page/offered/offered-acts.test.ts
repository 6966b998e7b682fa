import { bookingStates } from '@leme/contract/bookings/rules';
import { expect, test } from 'vitest';
import { offeredActs, type Standing } from './offered-acts.ts';

const now = Date.parse('2031-02-07T12:00:00Z');
const at = { now, today: '2031-02-07', departure: '2031-02-09' };
const all = { sells: true, changes: true, takesMoney: true, isPartner: false, isOwn: true };
const sold: Standing = {
  status: 'confirmed',
  starts_at: '2031-02-09T12:00:00Z',
  hold_expires_at: null,
  total_price: 564,
  paid_amount: 0,
  remaining_amount: 564,
  deposit_amount: 169.2,
};
const hold = { ...sold, status: 'on_hold', hold_expires_at: '2031-02-07T15:00:00Z' };

test('each state of a booking offers what can succeed in it, and nothing else [A3-30]', () => {
  const of = Object.fromEntries(
    bookingStates.map((status) => [
      status,
      offeredActs({ ...(status === 'on_hold' ? hold : sold), status }, all, at),
    ]),
  );
  expect(of).toEqual({
    draft: ['repeat'],
    on_hold: ['confirm', 'pay', 'extend', 'edit', 'move', 'adjust', 'repeat', 'release'],
    confirmed: ['pay', 'edit', 'move', 'adjust', 'repeat', 'cancel'],
    completed: ['pay', 'edit', 'repeat'],
    cancelled: ['repeat'],
    expired: ['revive', 'repeat'],
  });
});

test('a hold whose second has come is confirmed, extended and released no more', () => {
  const late = { ...at, now: Date.parse('2031-02-07T15:00:00Z') };
  expect(offeredActs(hold, all, late)).toEqual(['repeat']);
});

test('what has sailed is not taken up again', () => {
  const late = { ...at, now: Date.parse('2031-02-09T12:00:01Z') };
  expect(offeredActs({ ...sold, status: 'expired' }, all, late)).toEqual(['repeat']);
});

test('money goes back where more was paid than it costs, by who may change bookings', () => {
  const owed = {
    ...sold,
    status: 'cancelled',
    total_price: 56.4,
    paid_amount: 169.2,
    remaining_amount: -112.8,
  };
  expect(offeredActs(owed, all, at)).toContain('refund');
  expect(offeredActs(owed, { ...all, changes: false }, at)).not.toContain('refund');
});

test('who only sells confirms what its deposit is paid for, and holds of his own', () => {
  const seller = { ...all, changes: false };
  expect(offeredActs(hold, seller, at)).toEqual(['extend', 'adjust', 'repeat', 'release']);
  expect(offeredActs({ ...hold, paid_amount: 169.2 }, seller, at)).toContain('confirm');
  expect(offeredActs(hold, { ...seller, isOwn: false }, at)).toEqual(['repeat']);
});

test('who collects at the pier takes money of today and yesterday alone', () => {
  const pier = { ...all, sells: false, changes: false };
  expect(offeredActs(sold, pier, at)).toEqual([]);
  expect(offeredActs(sold, pier, { ...at, departure: '2031-02-07' })).toEqual(['pay']);
});

test('an agent confirms its own without a deposit and gives nothing of the house away', () => {
  const agent = { ...all, changes: false, takesMoney: false, isPartner: true };
  const unseen = { ...hold, paid_amount: null, remaining_amount: null };
  expect(offeredActs(unseen, agent, at)).toEqual(['confirm', 'extend', 'repeat', 'release']);
});
