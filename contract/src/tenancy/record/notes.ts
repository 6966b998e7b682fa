import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { tenancyWords } from '../texts/texts.ts';

/** What operators note of a company; its own people never read it. */
export const companyNotes = defineEntity({
  name: 'company-notes',
  table: 'company_notes',
  texts: tenancyWords,
  title: 'note',
  fields: { note: f.longText({ required: true, max: 2000 }) },
});
