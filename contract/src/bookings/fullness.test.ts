import { expect, test } from 'vitest';
import { boardedBoat, freePeople, freeToSell, peopleOf, peopleOver, sessionState } from './rules.ts';

const session = { status: 'available', remaining_capacity: 5, people: 38, people_limit: 40 };

test('what can still be sold is the smaller of seats and people, and nothing above the limit', () => {
  expect([freeToSell(session), freePeople(session), peopleOver(session)]).toEqual([2, 2, 0]);
  expect(freeToSell({ ...session, remaining_capacity: 1 })).toBe(1);
  const crowded = { ...session, people: 43 };
  expect([freeToSell(crowded), freePeople(crowded), peopleOver(crowded)]).toEqual([0, 0, 3]);
});

test('without a boat seats alone limit what is sold', () => {
  const boatless = { ...session, people: 99, people_limit: null };
  expect([freeToSell(boatless), freePeople(boatless), peopleOver(boatless)]).toEqual([5, null, 0]);
});

test('a session with free seats and complete people is occupied', () => {
  expect(sessionState(session)).toBe('available');
  expect(sessionState({ ...session, people: 40 })).toBe('occupied');
  expect(sessionState({ ...session, people: 40, status: 'cancelled' })).toBe('cancelled');
});

test('a baby without a seat is one of the people, and a booking without passengers is one', () => {
  expect(peopleOf([{ quantity: 8 }, { quantity: 3 }])).toBe(11);
  expect(peopleOf([])).toBe(1);
});

test('on an only boat is everybody; of several the one that was said', () => {
  const [one, other] = [{ id: 'one' }, { id: 'other' }];
  expect(boardedBoat([one], { boat_id: null })).toBe('one');
  expect(boardedBoat([one, other], { boat_id: null })).toBeNull();
  expect(boardedBoat([one, other], { boat_id: 'other' })).toBe('other');
  expect(boardedBoat([], { boat_id: null })).toBeNull();
});
