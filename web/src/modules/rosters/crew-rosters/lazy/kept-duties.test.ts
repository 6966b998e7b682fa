import type { CrewRosters } from '@leme/contract/rosters/own-endpoints';
import { expect, test } from 'vitest';
import { ownOf, readableUntil } from './kept-duties.ts';

const seen = Date.parse('2031-02-01T11:00:00Z');
const days = (until: number) => (until - seen) / (24 * 3_600_000);
const of = (...ends: string[]) => ({ own: ends.map((ends_at) => ({ ends_at })) }) as unknown as CrewRosters;

test('one’s own duties may be read until the last of them is over, and fourteen days at most', () => {
  expect(days(readableUntil(of('2031-02-03T11:00:00Z', '2031-02-02T11:00:00Z'), seen))).toBe(2);
  expect(days(readableUntil(of('2031-02-20T11:00:00Z'), seen))).toBe(14);
  expect(readableUntil(of(), seen)).toBe(0);
});

test('of colleagues a device keeps no telephone, and not who else sails', () => {
  const found = {
    own: [{ with: [{ name: 'Ana', position: 'marinheiro', phone: '(48) 99914-2207' }] }],
    all: [{ people: [{ name: 'Caio', phone: '(48) 99914-2208' }] }],
  } as unknown as CrewRosters;
  expect(JSON.stringify(ownOf(found))).not.toMatch(/99914|Caio/);
  expect(ownOf(found).own).toMatchObject([{ with: [{ name: 'Ana', phone: null }] }]);
});
