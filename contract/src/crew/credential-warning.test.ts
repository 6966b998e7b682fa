import { expect, test } from 'vitest';
import { stepOf } from './credential-warning.ts';

const paper = { expires_on: '2027-03-31', warn_days: [60, 30, 7] };

test('each warning day is a step, and so is the first day without the paper; what was missed is made up for', () => {
  const on = (date: string) => stepOf(paper, date);
  expect([on('2027-01-29'), on('2027-01-30'), on('2027-02-01'), on('2027-02-02')]).toEqual([
    null,
    '60',
    '60',
    null,
  ]);
  expect([on('2027-03-01'), on('2027-03-24'), on('2027-03-31')]).toEqual(['30', '7', null]);
  expect([on('2027-04-01'), on('2027-04-03'), on('2027-04-04')]).toEqual(['over', 'over', null]);
});

test('a paper without an end has no step', () => {
  expect(stepOf({ ...paper, expires_on: null }, '2027-03-24')).toBeNull();
});
