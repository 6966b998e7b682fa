import { expect, test } from 'vitest';
import { mergeTexts, namesIn } from './merge-texts.ts';
import { fill, pluralKey } from './translation.ts';

const texts = {
  seats_one: '{{count}} vaga',
  seats_many: '{{count}} de vagas',
  seats_other: '{{count}} vagas',
  title: 'Vagas',
};
const twoForms = { boats_one: '{{count}} barco', boats_other: '{{count}} barcos' };

test('the form of a number follows the language', () => {
  expect(pluralKey(texts, 'seats', 'pt-BR', 1)).toBe('seats_one');
  expect(pluralKey(texts, 'seats', 'pt-BR', 0)).toBe('seats_one');
  expect(pluralKey(texts, 'seats', 'en', 0)).toBe('seats_other');
  expect(pluralKey(texts, 'seats', 'fr', 1_000_000)).toBe('seats_many');
});

test('a text without its own form for a number uses the general one', () => {
  expect(pluralKey(twoForms, 'boats', 'es', 1_000_000)).toBe('boats_other');
});

test('none at all has words of its own where a text gives them', () => {
  const free = {
    free_zero: 'sem vagas',
    free_one: '{{count}} lugar livre',
    free_other: '{{count}} lugares livres',
  };
  expect([0, 1, 2].map((count) => pluralKey(free, 'free', 'pt-BR', count))).toEqual([
    'free_zero',
    'free_one',
    'free_other',
  ]);
  expect(pluralKey(texts, 'seats', 'pt-BR', 0)).toBe('seats_one');
});

test('a text without forms is taken as it is', () => {
  expect(pluralKey(texts, 'title', 'pt-BR', undefined)).toBe('title');
  expect(pluralKey(texts, 'title', 'pt-BR', 2)).toBe('title');
});

test('values take the place of their marks, a count in the way of the language', () => {
  expect(fill('{{ name }}: {{seats}} de {{seats}}', 'pt-BR', { name: '$& <b>', seats: 3 })).toBe(
    '$& <b>: 3 de 3',
  );
  expect(fill('{{count}} vagas', 'pt-BR', { count: 12_500 })).toBe('12.500 vagas');
  expect(fill('{{count}} seats', 'en', { count: 12_500 })).toBe('12,500 seats');
});

test("a company's words come before the platform's, those before the bundle's", () => {
  const bundle = { title: 'Vagas', close: 'Fechar', save: 'Salvar' };
  const platform = { close: 'Encerrar', save: 'Gravar' };
  expect(mergeTexts(bundle, platform, { save: 'Guardar' })).toEqual({
    title: 'Vagas',
    close: 'Encerrar',
    save: 'Guardar',
  });
  expect(mergeTexts(bundle)).toEqual(bundle);
});

test('words that are empty, of no known key, or fill in what nobody gives change nothing', () => {
  const bundle = { greeting: 'Olá, {{name}}!', rows_other: '{{count}} linhas' };
  const tenant = { greeting: 'Oi, {{nome}}!', rows_other: ' ', stranger: 'x' };
  expect(mergeTexts(bundle, {}, tenant)).toEqual(bundle);
  expect(mergeTexts(bundle, { greeting: 'Oi!' }, tenant).greeting).toBe('Oi!');
});

test('the names of a text are each named once', () => {
  expect(namesIn('{{b}} de {{ a }}, {{b}}')).toEqual(['a', 'b']);
});

test('a form of a number the bundle leaves out is said where somebody has words for it, with the names of all forms', () => {
  const bundle = { rows_other: '{{count}} linhas de {{name}}' };
  const tenant = { rows_one: 'uma linha de {{name}}', rows_many: '{{outro}}', stranger_one: 'x' };
  expect(mergeTexts(bundle, {}, tenant)).toEqual({
    rows_one: tenant.rows_one,
    rows_other: bundle.rows_other,
  });
});
