import { expect, test } from 'vitest';
import { aBooking, aSession } from '../../../party/manifest.testing.ts';
import { readableUntil, withAnswers } from './kept-days.ts';

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);

test('a day is readable until two hours after its last tour, not longer than it is kept, and an empty one is not', () => {
  const seen = at('20T12:00');
  const data = [aSession({ ends_at: '2026-11-20T19:00:00Z' }), aSession({ ends_at: '2026-11-20T15:00:00Z' })];
  expect(readableUntil({ data }, seen)).toBe(at('20T21:00'));
  expect(readableUntil({ data: [aSession({ ends_at: '2026-12-24T19:00:00Z' })] }, seen)).toBe(at('22T12:00'));
  expect(readableUntil({ data: [] }, seen)).toBe(0);
});

test('what was told of bookings goes into a kept day in the order it came; others keep their identity', () => {
  const [ana, beto] = [aBooking({ id: 'ana' }), aBooking({ id: 'beto' })];
  const day = { date: '2026-11-20', today: '2026-11-20', data: [aSession({ bookings: [ana, beto] })] };
  const told = [
    { [ana.id]: { checkin: true, paid_amount: 10 } },
    { [ana.id]: { checkin: false }, unknown: { checkin: true } },
  ];
  const [session] = withAnswers(day, told).data;
  expect(session?.bookings).toEqual([{ ...ana, checkin: false, paid_amount: 10 }, beto]);
  expect(session?.bookings[1]).toBe(beto);
  expect(withAnswers(day, [])).toBe(day);
});
