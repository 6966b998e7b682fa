import { expect, test } from 'vitest';
import { locales } from '../../kit/language/locale.ts';
import { languagesMark } from './company-languages.ts';

test('other languages have another mark, whatever their order, and no mark is none', () => {
  expect(languagesMark(['es', 'en'], 'en')).toBe(languagesMark(['en', 'es'], 'en'));
  const sets = Array.from({ length: 2 ** locales.length }, (_, bits) =>
    locales.filter((_locale, at) => Math.floor(bits / 2 ** at) % 2 === 1),
  );
  const marks = sets.flatMap((offered) => locales.map((locale) => languagesMark(offered, locale)));
  expect(new Set(marks).size).toBe(marks.length);
  expect(Math.min(...marks)).toBe(1);
});
