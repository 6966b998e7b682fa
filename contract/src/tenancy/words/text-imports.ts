import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { tenancyWords } from '../texts/texts.ts';

/** A file of translations the platform took in, as its trail tells it. */
export const textImports = defineEntity({
  name: 'i18n-imports',
  table: 'i18n_imports',
  live: 'i18n_imports',
  texts: tenancyWords,
  title: 'file',
  fields: {
    file: f.text({ max: 200 }),
    approved: f.boolean(),
    added: f.integer(),
    changed: f.integer(),
    refused: f.integer(),
    rolled_back: f.boolean(),
  },
});
