import { expect, test } from 'vitest';
import { defineTexts, lookUp, missingTexts, textsIn } from './texts.ts';

type Keys = { greeting: 'name'; boats: 'count'; gone: never };

const both = { boats_one: '{{count}} barco', boats_other: '{{count}} barcos' };
const portuguese = { greeting: 'Olá, {{name}}!', ...both };
const texts = defineTexts<Keys>('motors', {
  'pt-BR': portuguese,
  en: { greeting: 'Hello, {{name}}!', boats_one: '{{count}} boat', boats_other: '{{count}} boats' },
  es: portuguese,
  fr: {},
  it: portuguese,
});

test('a text is said in the language, with its values and the form of its number', () => {
  expect(textsIn(texts, 'en')('greeting', { name: 'Ana' })).toBe('Hello, Ana!');
  expect([1, 2].map((count) => textsIn(texts, 'en')('boats', { count }))).toEqual(['1 boat', '2 boats']);
});

test('Portuguese stands in for a text a language lacks, nobody ever reads a key, and both are counted', () => {
  missingTexts.clear();
  expect(textsIn(texts, 'fr')('greeting', { name: 'Ana' })).toBe('Olá, Ana!');
  expect(textsIn(texts, 'fr')('boats', { count: 12_500 })).toBe('12.500 barcos');
  expect(textsIn(texts, 'it')('gone')).toBe('');
  expect(lookUp(texts, 'it', 'nothing')).toBeUndefined();
  expect([...missingTexts]).toEqual(['motors greeting (fr)', 'motors boats (fr)', 'motors gone']);
  missingTexts.clear();
});
