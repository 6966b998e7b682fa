import { users } from '../../access/people/users.ts';
import { locales } from '../../kit/language/locale.ts';
import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { coastalZones } from '../../kit/values/zones.ts';
import { starters } from '../starter/starters.ts';
import { tenancyWords } from '../texts/texts.ts';
import { stopKinds } from './company-states.ts';
import { planSlugs } from './plans.ts';
import { longestSlug } from './slug.ts';
import { trialDays } from './trial.ts';

/** A company as its operators know it, and what is asked when one is opened. */
export const companies = defineEntity({
  name: 'companies',
  table: 'saas_tenants',
  texts: tenancyWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 60 }),
    subdomain: f.text({ required: true, max: longestSlug }),
    legal_name: f.text({ max: 160 }),
    tax_id: f.taxId(),
    contact_name: f.text({ max: 120 }),
    contact_phone: f.phone(),
    contact_email: f.email(),
    coastal_city_id: f.reference('coastal-cities'),
    timezone: f.choice(coastalZones, { areNames: true, required: true }),
    locale: f.choice(locales, { required: true }),
    primary_color: f.colour(),
    secondary_color: f.colour(),
    plan: f.choice(planSlugs, { required: true }),
    starter: f.choice(starters, { required: true }),
    trial_days: f.integer({ required: true, min: trialDays.least, max: trialDays.most, unit: 'days' }),
  },
});

/** Who gets the first link. */
export const firstAdministrator = defineEntity({
  name: 'first-administrator',
  table: 'profiles',
  texts: tenancyWords,
  title: 'full_name',
  fields: {
    full_name: users.fields.full_name,
    email: users.fields.email,
    locale: f.choice(locales, { required: true }),
  },
});

/** Why a company is stopped, as its dialog asks. */
export const companyStops = defineEntity({
  name: 'company-stops',
  table: 'saas_tenants',
  texts: tenancyWords,
  title: 'kind',
  fields: {
    kind: f.choice(stopKinds, { required: true }),
    reason: f.longText({ required: true, min: 5, max: 500 }),
  },
});
