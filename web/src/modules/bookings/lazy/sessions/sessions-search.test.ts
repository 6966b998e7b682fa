import { expect, test } from 'vitest';
import { readSessionsSearch } from './sessions-search.ts';

test('the address holds the day and the open dialog', () => {
  expect(readSessionsSearch({ date: '2026-11-20', open: 'edit', session: 's' })).toEqual({
    date: '2026-11-20',
    open: 'edit',
    session: 's',
  });
  expect(readSessionsSearch({ open: 'new', session: 's' })).toMatchObject({
    open: 'new',
    session: undefined,
  });
});

test('a dialog of no session, or of no known name, is not open', () => {
  expect(readSessionsSearch({ open: 'booking' }).open).toBeUndefined();
  expect(readSessionsSearch({ open: 'delete', session: 's' }).open).toBeUndefined();
});

test('filters and what is done to a booking of the open list stand there too [A2.4-35, A2.4-36]', () => {
  expect(readSessionsSearch({ product: 'p', status: 'occupied' })).toMatchObject({
    product: 'p',
    status: 'occupied',
  });
  expect(readSessionsSearch({ status: 'lost' }).status).toBeUndefined();
  const listed = { open: 'bookings', session: 's', booking: 'b', act: 'move' };
  expect(readSessionsSearch(listed)).toMatchObject(listed);
  expect(readSessionsSearch({ ...listed, open: 'edit' })).not.toHaveProperty('act');
  expect(readSessionsSearch({ ...listed, act: 'delete' })).not.toHaveProperty('booking');
});
