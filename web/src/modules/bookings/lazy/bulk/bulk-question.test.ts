import { expect, test } from 'vitest';
import { bulkQuestion, emptyBulk, missingIn, timesIn } from './bulk-question.ts';

const days = { from: '2027-01-02', until: '2027-01-30' };

test('times are read as people write them, each once', () => {
  expect(timesIn('10h30, 8 ; 08:00')).toEqual(['08:00', '10:30']);
  expect(timesIn('cedo')).toEqual(['cedo']);
});

test('what an action is told is asked for, and what it is not told is not sent', () => {
  expect(missingIn(emptyBulk)).toEqual(['from', 'until']);
  expect(missingIn({ ...emptyBulk, ...days, action: 'hold', seats: 2 })).toEqual(['reason']);
  expect(missingIn({ ...emptyBulk, ...days, action: 'change', new_time: '11:00' })).toEqual(['times']);
  const asked = bulkQuestion({
    ...emptyBulk,
    ...days,
    action: 'capacity',
    capacity: 12,
    seats: 3,
    reason: 'x',
  });
  expect(asked).toMatchObject({
    action: 'capacity',
    capacity: 12,
    seats: null,
    reason: null,
    new_time: null,
  });
});
