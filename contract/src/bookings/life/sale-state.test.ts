import { expect, test } from 'vitest';
import { type OnSale, saleState } from './sale-state.ts';

const open: OnSale = {
  status: 'available',
  starts_at: '2026-11-28T12:00:00Z',
  ends_at: '2026-11-28T14:00:00Z',
  date: '2026-11-28',
  today: '2026-11-28',
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
