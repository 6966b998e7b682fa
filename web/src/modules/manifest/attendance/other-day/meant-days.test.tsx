import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useQuestion, whenMeant } from './meant-days.ts';

const today = '2030-06-10';
const asked = () => renderHook(useQuestion).result.current;

test('who presses twice before the question stands there is asked once, and both are marked', () => {
  const marked: string[] = [];
  for (const name of ['Ana', 'Bel']) whenMeant('2030-06-11', today, () => marked.push(name));
  expect(marked).toEqual([]);
  asked()?.answer(true);
  expect(marked).toEqual(['Ana', 'Bel']);
  expect(asked()).toBeNull();
  whenMeant('2030-06-11', today, () => marked.push('Cid'));
  expect(marked).toEqual(['Ana', 'Bel', 'Cid']);
});

test('a no marks nobody, also not with the next yes; a question about another day takes the place of the first', () => {
  const marked: string[] = [];
  whenMeant('2030-06-12', today, () => marked.push('Ana'));
  asked()?.answer(false);
  whenMeant('2030-06-12', today, () => marked.push('Bel'));
  whenMeant('2030-06-13', today, () => marked.push('Cid'));
  asked()?.answer(true);
  expect(marked).toEqual(['Cid']);
  whenMeant('2030-06-12', today, () => marked.push('Dia'));
  asked()?.answer(true);
  expect(marked).toEqual(['Cid', 'Dia']);
});
