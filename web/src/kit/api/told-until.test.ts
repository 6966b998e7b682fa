import { changesHeader } from '@leme/contract/kit/changes-header';
import { expect, test } from 'vitest';
import { forgetToldUntil, isLaterChange, noteToldUntil, toldUntil } from './told-until.ts';

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

test('what another process or a later start counted may lie beyond', () => {
  expect(isLaterChange('a.6', 'a.5')).toBe(true);
  expect(isLaterChange('a.5', 'a.5')).toBe(false);
  expect(isLaterChange('b.1', 'a.5')).toBe(true);
});
