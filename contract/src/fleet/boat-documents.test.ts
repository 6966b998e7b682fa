import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../kit/values/days.ts';
import { daysLeft, documentState, expiredKinds } from './boat-documents.ts';

const paper = (expires_on: string | null, alert_days = [60, 30, 7]) => ({ expires_on, alert_days });

test('a paper is good through its last day and warns from the earliest reminder on', () => {
  const on = (date: string) => documentState(paper('2027-03-02'), date);
  expect(on('2026-12-31')).toBe('valid');
  expect(on('2027-01-01')).toBe('soon');
  expect(on('2027-03-02')).toBe('soon');
  expect(on('2027-03-03')).toBe('expired');
  expect(documentState(paper('2027-03-02', [7]), '2027-02-22')).toBe('valid');
  expect(documentState(paper(null), '2099-01-01')).toBe('valid');
});

test('a paper good today is red for a sailing after its last day', () => {
  const dpem = paper('2026-12-01');
  expect([documentState(dpem, '2026-09-01'), documentState(dpem, '2026-12-24')]).toEqual([
    'valid',
    'expired',
  ]);
});

test('the days left fall by one a day over months, leap years and the turn of a year', () => {
  fc.assert(
    fc.property(fc.integer({ min: -800, max: 800 }), (days) => {
      expect(daysLeft(paper(addDays('2028-02-29', days)), '2028-02-29')).toBe(days);
    }),
  );
});

test('a renewed paper takes the place of the one that ran out', () => {
  const papers = [
    { kind: 'TIE' as const, ...paper('2025-01-01') },
    { kind: 'TIE' as const, ...paper('2030-01-01') },
    { kind: 'DPEM' as const, ...paper('2026-06-30') },
    { kind: 'CSN' as const, ...paper(null) },
  ];
  expect(expiredKinds(papers, '2026-11-20')).toEqual(['DPEM']);
  expect(expiredKinds(papers, '2031-01-01')).toEqual(['TIE', 'DPEM']);
});
