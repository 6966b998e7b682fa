import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { tenancyWords } from '../texts/texts.ts';

/** What stands below each letter a company sends. */
export const letterSettings = defineEntity({
  name: 'letter-settings',
  table: 'tenant_settings',
  live: 'tenant_settings',
  texts: tenancyWords,
  title: 'letter_foot',
  fields: {
    letter_foot: f.longText({ max: 300, hint: true }),
    privacy_contact: f.email({ hint: true }),
  },
});
