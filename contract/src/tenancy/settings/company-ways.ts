import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { tenancyWords } from '../texts/texts.ts';
import { facts, weekdays } from './ways.ts';

/** How a company works: what its people see marked, where its week begins, and what it has to know of who sails. */
export const companyWays = defineEntity({
  name: 'company-ways',
  table: 'tenant_settings',
  live: 'tenant_settings',
  texts: tenancyWords,
  title: 'mark_minutes',
  fields: {
    mark_minutes: f.integer({ fallback: 30, min: 0, max: 240, hint: true }),
    first_weekday: f.choice(weekdays, { fallback: 'sunday', hint: true }),
    passenger_facts: f.choices(facts, { hint: true }),
  },
});
