import { expect, test } from 'vitest';
import { type OnSale, saleState } from './sale-state.ts';

const open: OnSale = {
  status: 'available',
  starts_at: '2026-11-28T12:00:00Z',
  ends_at: '2026-11-28T14:00:00Z',
  date: '2026-11-28',
  today: '2026-11-28',
  own: null,
  blackout: null,
  schedule: null,
  isProductOnSale: true,
  cutoff_min: 60,
  horizon_days: 30,
  sharing_mode: 'shared',
  isTaken: true,
  free: 4,
};
const at = (time: string) => Date.parse(`2026-11-28T${time}:00Z`);

test('a departure is sold until its cut-off, and the first reason against it is told', () => {
  expect(saleState(open, at('11:00'))).toBe('open');
  expect(saleState(open, at('11:01'))).toBe('past-cutoff');
  expect(saleState({ ...open, cutoff_min: null }, at('13:59'))).toBe('open');
  expect(saleState({ ...open, cutoff_min: null }, at('14:00'))).toBe('over');
  expect(saleState({ ...open, status: 'cancelled' }, at('14:00'))).toBe('cancelled');
  expect(saleState({ ...open, free: 0 }, at('10:00'))).toBe('full');
});

test('days ahead are counted by the calendar: the last of the horizon is sold, the next is not', () => {
  expect(saleState({ ...open, today: '2026-10-29' }, at('10:00'))).toBe('open');
  expect(saleState({ ...open, today: '2026-10-28' }, at('10:00'))).toBe('beyond-horizon');
});

test('a private departure is whole in the hands of its first booking, however much room is left', () => {
  const charter = { ...open, sharing_mode: 'private' };
  expect(saleState(charter, at('10:00'))).toBe('private-taken');
  expect(saleState({ ...charter, isTaken: false }, at('10:00'))).toBe('open');
});

test('its own setting goes before a block, a block before its schedule, and a schedule before its product', () => {
  const shut = {
    ...open,
    own: 'closed',
    blackout: 'weather',
    schedule: 'hidden',
    isProductOnSale: false,
  } as const;
  expect(saleState(shut, at('10:00'))).toBe('closed');
  expect(saleState({ ...shut, own: null }, at('10:00'))).toBe('blacked-out');
  expect(saleState({ ...shut, own: null, blackout: null }, at('10:00'))).toBe('hidden');
  expect(saleState({ ...shut, own: 'open', blackout: null }, at('10:00'))).toBe('not-on-sale');
  expect(saleState({ ...shut, own: null }, at('14:00'))).toBe('over');
  expect(saleState({ ...open, own: 'closed', free: 0 }, at('11:30'))).toBe('closed');
});

test('what opens a departure by itself opens it against its schedule, and against no block', () => {
  const reopened = { ...open, own: 'open', schedule: 'closed' } as const;
  expect(saleState(reopened, at('10:00'))).toBe('open');
  expect(saleState({ ...reopened, blackout: 'authority' }, at('10:00'))).toBe('blacked-out');
});

test('on request is what could be sold and is asked about first: neither full, nor late, nor blocked', () => {
  const asked = { ...open, schedule: 'call' } as const;
  expect(saleState(asked, at('10:00'))).toBe('on-request');
  expect(saleState({ ...asked, own: 'open' }, at('10:00'))).toBe('open');
  expect(saleState({ ...asked, free: 0 }, at('10:00'))).toBe('full');
  expect(saleState(asked, at('11:01'))).toBe('past-cutoff');
  expect(saleState({ ...asked, own: 'call', blackout: 'authority' }, at('10:00'))).toBe('blacked-out');
});
