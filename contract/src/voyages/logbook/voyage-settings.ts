import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { voyagesWords } from '../texts/texts.ts';

/** When somebody is told that a boat is not back, who is, and whom the crew calls. */
export const voyageSettings = defineEntity({
  name: 'voyage-settings',
  table: 'tenant_settings',
  live: 'tenant_settings',
  texts: voyagesWords,
  title: 'overdue_minutes',
  fields: {
    overdue_minutes: f.integer({ fallback: 30, min: 5, max: 720, hint: true }),
    overdue_mails: f.text({ max: 300, hint: true }),
    harbour_phone: f.phone({ hint: true }),
  },
});
