import { changesHeader } from '@leme/contract/kit/changes-header';
import { expect, test } from 'vitest';
import { forgetToldUntil, isBefore, noteToldUntil, toldUntil } from './told-until.ts';

const answer = (told?: string) =>
  noteToldUntil(new Response(null, told === undefined ? {} : { headers: { [changesHeader]: told } }));

test('of the answers of a page the one that was asked for first counts, in whichever order they come', async () => {
  const waited = toldUntil();
  answer();
  answer('a.7');
  answer('a.5');
  answer('a.9');
  answer('b.1');
  expect(await waited).toBe('a.7');
  expect(await toldUntil()).toBe('a.5');
});

test('whoever comes after somebody else waits for an answer of their own', async () => {
  answer('a.5');
  forgetToldUntil();
  const waited = toldUntil();
  answer('a.40');
  expect(await waited).toBe('a.40');
});

test('of what another process or a later start counted nobody can tell which came first', () => {
  expect(isBefore('a.9', 'a.10')).toBe(true);
  expect(isBefore('a.10', 'a.9')).toBe(false);
  expect(isBefore('a.5', 'a.5')).toBe(false);
  expect(isBefore('a.5', 'b.6')).toBe(false);
});
