import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { askedOfPeople, gateModes } from './gate-checks.ts';
import { gateWords } from './texts/texts.ts';

/** How strictly a boat is looked at before it casts off, what of people is compulsory, and whom somebody missing is told. */
export const departureSettings = defineEntity({
  name: 'departure-settings',
  table: 'tenant_settings',
  live: 'tenant_settings',
  texts: gateWords,
  title: 'departure_mode',
  fields: {
    departure_mode: f.choice(gateModes, { fallback: 'avisar', hint: true }),
    departure_fields: f.choices(askedOfPeople, { hint: true }),
    missing_mails: f.text({ max: 300, hint: true }),
  },
});
