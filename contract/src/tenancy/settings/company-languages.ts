import { type Locale, locales } from '../../kit/language/locale.ts';
import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { tenancyWords } from '../texts/texts.ts';

/** In which languages a company is used, and which one speaks where nobody chose. */
export const companyLanguages = defineEntity({
  name: 'company-languages',
  table: 'i18n_tenant_locales',
  live: 'tenant_settings',
  texts: tenancyWords,
  title: 'default_locale',
  fields: {
    offered: f.choices(locales, { hint: true }),
    default_locale: f.choice(locales, { required: true, hint: true }),
  },
  // The default may not be withdrawn, so that somebody always is spoken to.
  rules: ({ offered, default_locale }) =>
    default_locale !== null && offered?.includes(default_locale)
      ? []
      : [{ pointer: '/default_locale', code: 'invalid' }],
});

/** A number that is another one for other languages: what a change was typed over. */
export function languagesMark(offered: readonly string[], default_locale: Locale): number {
  const bits = locales.reduce((sum, locale, at) => sum + (offered.includes(locale) ? 2 ** at : 0), 0);
  return 1 + bits + 2 ** locales.length * locales.indexOf(default_locale);
}
