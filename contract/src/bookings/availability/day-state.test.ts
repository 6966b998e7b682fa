import { expect, test } from 'vitest';
import { freeToSell } from '../rules.ts';
import { dayState, departureDayState } from './day-state.ts';

const room = (taken: number, people = taken) => {
  const free = freeToSell({ remaining_capacity: 18 - taken, people, people_limit: 18 });
  return { state: free > 0 ? ('open' as const) : ('full' as const), total: 18, free };
};

test('of eighteen seats nine sold are half, ten are limited, eighteen are none, and two babies fill a boat of eighteen [B2.2-46]', () => {
  expect(departureDayState(room(9))).toBe('AVAILABLE');
  expect(departureDayState(room(10))).toBe('LIMITED');
  expect(departureDayState(room(18))).toBe('SOLD_OUT');
  expect(departureDayState(room(16, 18))).toBe('SOLD_OUT');
});

test('what is closed, blocked or over is closed, and what is sold on request says so', () => {
  for (const state of [
    'closed',
    'hidden',
    'blacked-out',
    'not-on-sale',
    'cancelled',
    'over',
    'past-cutoff',
  ] as const)
    expect(departureDayState({ state, total: 18, free: 18 })).toBe('CLOSED');
  expect(departureDayState({ state: 'on-request', total: 18, free: 18 })).toBe('ON_REQUEST');
  expect(departureDayState({ state: 'private-taken', total: 18, free: 8 })).toBe('SOLD_OUT');
});

test('a day is as good as what of it can be sold', () => {
  expect(dayState([room(18), room(4)])).toBe('AVAILABLE');
  expect(dayState([room(18), room(12)])).toBe('LIMITED');
  expect(dayState([room(18), { state: 'closed', total: 18, free: 18 }])).toBe('SOLD_OUT');
  expect(dayState([{ state: 'closed', total: 18, free: 18 }])).toBe('CLOSED');
});
