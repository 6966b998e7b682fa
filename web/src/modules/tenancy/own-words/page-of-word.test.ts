import { expect, test } from 'vitest';
import { pageOfWord } from './page-of-word.ts';

const open = new Set(['boats', 'bookings', 'bookings-create', 'passenger-manifest', 'leads']);

test.each([
  ['contract/fleet', 'boats.one', '/boats'],
  ['contract/fleet', 'page.boats.title', '/boats'],
  ['leads/leads/lazy/board', 'column', '/leads'],
  ['bookings/create', 'confirm', '/bookings/create'],
  ['bookings/lazy/page', 'pay', '/bookings'],
  ['stock/stock', 'counted', '/'],
  ['kit', 'save', '/'],
])('%s %s is looked at on %s', (namespace, key, path) => {
  expect(pageOfWord({ namespace, key }, open)).toBe(path);
});
