import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '#kit/device/device-store.testing.ts';
import { keepSheet, keptSheet } from './kept-sheet.ts';

beforeEach(() => {
  globalThis.localStorage = openStore();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('what was typed is kept by company until it is sent', () => {
  keepSheet('a', { m: 520.1 });
  expect([keptSheet('a'), keptSheet('b')]).toEqual([{ m: 520.1 }, {}]);
  keepSheet('a', {});
  expect(keptSheet('a')).toEqual({});
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each(['nonsense', '[]', 'null', '{"m":"520"}'])('what nobody can read (%s) is nothing', (text) => {
  localStorage.setItem('leme-fleet-sheet-a', text);
  expect(keptSheet('a')).toEqual({});
});
