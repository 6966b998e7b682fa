import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../kit/values/days.ts';
import { paperWorth } from './credential-state.ts';

const paper = (given: object = {}) => ({
  status: 'conferida',
  issued_on: '2025-01-01',
  expires_on: '2026-12-31',
  ...given,
});

test('a paper counts once it was checked, from its issue through its last day', () => {
  const on = (date: string) => paperWorth(paper(), date);
  expect(['2024-12-31', '2025-01-01', '2026-12-31', '2027-01-01'].map(on)).toEqual([
    'early',
    'good',
    'good',
    'expired',
  ]);
  expect(paperWorth(paper({ status: 'aguardando' }), '2026-01-01')).toBe('unchecked');
  expect(paperWorth(paper({ status: 'recusada' }), '2026-01-01')).toBe('refused');
  expect(paperWorth(paper({ issued_on: null, expires_on: null }), '2099-01-01')).toBe('good');
});

test('a later day never makes an ended paper good', () => {
  const days = fc.integer({ min: -2000, max: 2000 });
  fc.assert(
    fc.property(days, days, fc.nat(2000), (ends, asked, later) => {
      const ended = paper({ issued_on: null, expires_on: addDays('2026-12-31', ends) });
      const date = addDays('2026-12-31', asked);
      fc.pre(paperWorth(ended, date) === 'expired');
      expect(paperWorth(ended, addDays(date, later))).toBe('expired');
    }),
  );
});
