import { expect, test } from 'vitest';
import { locales } from '../kit/language/locale.ts';
import { unitOf } from '../kit/resource/labels.ts';
import { suppliers } from './suppliers.ts';

test('behind a number stands its own form, behind none yet that of several, in every language', () => {
  const term = suppliers.fields.payment_terms_days;
  const said = (count: number | null) => locales.map((locale) => unitOf(term, count, locale));
  expect(said(1)).toEqual(['dia', 'day', 'día', 'jour', 'giorno']);
  expect(said(null)).toEqual(['dias', 'days', 'días', 'jours', 'giorni']);
});
