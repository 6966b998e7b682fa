import { planModules } from '../../access/plans/modules.ts';
import * as f from '../../kit/resource/fields.ts';
import type { RowOf } from '../../kit/resource/resource.ts';
import { defineView } from '../../kit/resource/view/view.ts';
import { tenancyWords } from '../texts/texts.ts';
import { companyLooks, silentSpans, trialSpans } from './company-looks.ts';
import { listedStates } from './listed-states.ts';
import { planSlugs } from './plans.ts';

/** All companies, for their operators: facts of the company itself, and of its people nothing. */
export const companyList = defineView({
  name: 'saas-tenants',
  subject: 'saas-tenants',
  table: 'saas_tenants',
  texts: tenancyWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, search: true }),
    subdomain: f.text({ required: true, search: true }),
    status: f.choice(listedStates, { required: true, filter: true }),
    status_since: f.instant({ required: true }),
    legal_name: f.text({ search: true }),
    tax_id: f.taxId({ search: true }),
    contact_name: f.text({ search: true }),
    contact_phone: f.phone(),
    contact_email: f.email(),
    coastal_city_id: f.reference('coastal-cities', { filter: true }),
  },
  computed: {
    plan: f.choice(planSlugs, { filter: true }),
    trial_ends_at: f.instant(),
    /** Of the last thirty days: how many worked in it on its busiest one, and what was booked. */
    people: f.integer(),
    bookings: f.integer(),
    last_active_at: f.instant(),
    /** Files, in megabytes. */
    storage_mb: f.integer(),
    /** What an operator looks at it for. */
    looks: f.choices(companyLooks),
  },
  sought: {
    look: f.choice(companyLooks, { filter: true }),
    module: f.choice(planModules, { filter: true }),
    trial: f.choice(trialSpans, { filter: true }),
    silent: f.choice(silentSpans, { filter: true }),
  },
});
export type ListedCompany = RowOf<typeof companyList>;
