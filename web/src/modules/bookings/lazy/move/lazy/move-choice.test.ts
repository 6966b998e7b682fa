import type { MoveTarget } from '@leme/contract/bookings/booking-change-endpoints';
import { expect, test } from 'vitest';
import { asksPrice, boatRoom, canGo, isComplete, type MoveScene, roomOf } from './move-choice.ts';

const boat = { id: 'b', boat_name: 'Netuno', capacity: 20, free: 12 };
const target = (given: Partial<MoveTarget> = {}) =>
  ({ id: 't', free: 5, free_people: 12, seats: 3, price: null, boats: [boat], ...given }) as MoveTarget;
const scene: MoveScene = { session_id: 's', people: 3, total_price: 450 };

test('free seats and free places of a boat do not contradict each other: the fewer are said', () => {
  expect(roomOf(target())).toBe(5);
  expect(boatRoom(target(), boat, scene)).toBe(5);
  expect(roomOf(target({ free_people: 2 }))).toBe(2);
  expect(canGo(target({ free_people: 2 }), scene)).toBe(false);
  expect(canGo(target({ free: 1, seats: 1 }), scene)).toBe(true);
  expect(boatRoom(target({ free: 1, seats: 1 }), boat, scene)).toBe(3);
});

test('a move to another price is complete once somebody said which', () => {
  const there = target({ price: { total: 250, missing: [] } });
  const moving = { ...scene, data: [there] };
  expect(asksPrice(there, scene)).toBe(true);
  expect(isComplete({ session_id: 't' }, moving)).toBe(false);
  expect(isComplete({ session_id: 't', price: 'keep' }, moving)).toBe(true);
  for (const price of [null, { total: 450, missing: [] }, { total: null, missing: ['Idoso'] }])
    expect(isComplete({ session_id: 't' }, { ...scene, data: [target({ price })] })).toBe(true);
});
