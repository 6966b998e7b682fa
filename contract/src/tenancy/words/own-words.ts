import { locales } from '../../kit/language/locale.ts';
import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { tenancyWords } from '../texts/texts.ts';

/** What a company says in words of its own, as its trail tells a change. */
export const ownWords = defineEntity({
  name: 'own-words',
  table: 'i18n_overrides',
  live: 'tenant_settings',
  texts: tenancyWords,
  title: 'text',
  fields: {
    text: f.text({ max: 250 }),
    locale: f.choice(locales, { areNames: true }),
    words: f.longText(),
  },
});
