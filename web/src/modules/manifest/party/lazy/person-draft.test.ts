import { expect, test } from 'vitest';
import { patchOf, typedOf, withoutStored } from './person-draft.ts';

const stored = { name: 'Lia', document: null, birth_date: '2019-11-20' };

test('a person is typed as read: the date with the day first', () => {
  expect(typedOf(stored)).toEqual({ name: 'Lia', document: '', birth_date: '20/11/2019' });
});

test('only what differs is sent; an emptied field becomes null', () => {
  const draft = { name: ' Lia ', document: '123', birth_date: '' };
  expect(patchOf(stored, draft)).toEqual({ patch: { document: '123', birth_date: null }, invalid: null });
  expect(patchOf(stored, { name: 'Lia' })).toEqual({ patch: {}, invalid: null });
});

test('an unfinished or impossible date is not sent and nothing else of the person either', () => {
  for (const birth_date of ['20/1', '30/02/2019'])
    expect(patchOf(stored, { name: 'Rui', birth_date })).toEqual({ patch: {}, invalid: 'birth_date' });
});

test('a birth typed with two digits of its year has been', () => {
  expect(patchOf(stored, { birth_date: '14/04/80' }).patch).toEqual({ birth_date: '1980-04-14' });
});

test('what was typed while it was being stored stays a draft', () => {
  const sent = { name: 'Ru', document: '1' };
  expect(withoutStored({ name: 'Rui', document: '1' }, sent)).toEqual({ name: 'Rui' });
});
