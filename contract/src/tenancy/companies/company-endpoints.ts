import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { planModules } from '../../access/plans/modules.ts';
import { subscriptionStatuses } from '../../access/plans/subscription.ts';
import { codeText } from '../../access/sign-in/second-factor.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { locales } from '../../kit/language/locale.ts';
import { id, idParams } from '../../kit/page.ts';
import { changedSchema, fieldSchema } from '../../kit/resource/field-schema.ts';
import { companies, companyStops, firstAdministrator } from './companies.ts';
import { companyStates, stopKinds } from './company-states.ts';
import { mostOfLogo } from './logo.ts';
import { formerSlugDays } from './slug.ts';

const nullableText = z.string().nullable();
const own = companies.fields;

/** What an operator reads of a company: facts of the company itself, and of its people nothing. */
const companyRow = z.object({
  id,
  name: z.string(),
  subdomain: z.string(),
  legal_name: nullableText,
  tax_id: nullableText,
  contact_name: nullableText,
  contact_phone: nullableText,
  contact_email: nullableText,
  coastal_city_id: id.nullable(),
  locale: z.enum(locales),
  timezone: z.string(),
  logo_url: nullableText,
  primary_color: nullableText,
  secondary_color: nullableText,
  status: z.enum(companyStates),
  status_since: z.string(),
  status_kind: z.enum(stopKinds).nullable(),
  status_reason: nullableText,
  opened_at: nullableText,
  created_at: z.string(),
  version: z.int(),
  plan: nullableText,
  subscription: z.enum(subscriptionStatuses).nullable(),
  trial_ends_at: nullableText,
  modules: z.array(z.enum(planModules)),
});
export type CompanyRow = z.output<typeof companyRow>;

const moduleList = z.array(z.enum(planModules)).min(1).max(planModules.length);

const asked = {
  name: fieldSchema(own.name),
  subdomain: fieldSchema(own.subdomain),
  legal_name: fieldSchema(own.legal_name),
  tax_id: fieldSchema(own.tax_id),
  contact_name: fieldSchema(own.contact_name),
  contact_phone: fieldSchema(own.contact_phone),
  contact_email: fieldSchema(own.contact_email),
  coastal_city_id: fieldSchema(own.coastal_city_id),
  timezone: fieldSchema(own.timezone),
  locale: fieldSchema(own.locale),
  primary_color: fieldSchema(own.primary_color),
  secondary_color: fieldSchema(own.secondary_color),
};

export const openCompany = endpoint({
  method: 'POST',
  path: '/saas-tenants',
  summary:
    'Opens a company with its modules, its subscription and its first administrator, all or nothing; the letter with the first link leaves with it, and nobody else sees that link',
  permission: may('saas-tenants', 'create'),
  status: 201,
  body: z.strictObject({
    ...asked,
    plan: fieldSchema(own.plan),
    modules: moduleList,
    trial_days: fieldSchema(own.trial_days),
    starter: fieldSchema(own.starter),
    logo: z.string().max(mostOfLogo).nullable(),
    administrator: z.strictObject({
      full_name: fieldSchema(firstAdministrator.fields.full_name),
      email: fieldSchema(firstAdministrator.fields.email),
      locale: fieldSchema(firstAdministrator.fields.locale),
    }),
  }),
  reply: companyRow,
});

export const getCompany = endpoint({
  method: 'GET',
  path: '/saas-tenants/:id',
  of: 'saas_tenants',
  summary: 'One company as its operators know it',
  permission: read('saas-tenants'),
  params: idParams,
  reply: companyRow,
});

export const updateCompany = endpoint({
  method: 'PATCH',
  path: '/saas-tenants/:id',
  of: 'saas_tenants',
  summary: 'Changes what is known of a company; of two at once the second is told both',
  permission: may('saas-tenants', 'update'),
  params: idParams,
  body: z.strictObject({
    version: z.int().min(1),
    name: changedSchema(own.name),
    legal_name: changedSchema(own.legal_name),
    tax_id: changedSchema(own.tax_id),
    contact_name: changedSchema(own.contact_name),
    contact_phone: changedSchema(own.contact_phone),
    contact_email: changedSchema(own.contact_email),
    coastal_city_id: changedSchema(own.coastal_city_id),
  }),
  reply: companyRow,
});

export const judgeSlug = endpoint({
  method: 'GET',
  path: '/saas-tenants/slugs/:slug',
  summary: 'Whether an address is free, why it is not, and three near it that are',
  permission: read('saas-tenants'),
  params: z.object({ slug: z.string().max(200) }),
  reply: z.object({
    slug: z.string(),
    fault: z.enum(['slug-form', 'slug-reserved', 'slug-taken']).nullable(),
    proposals: z.array(z.string()).max(3),
  }),
});

export const sameTaxId = endpoint({
  method: 'GET',
  path: '/saas-tenants/tax-ids/:tax_id',
  summary: 'Companies with this tax id, which one may have twice; for a warning',
  permission: read('saas-tenants'),
  params: z.object({ tax_id: z.string().max(40) }),
  reply: z.object({ data: z.array(z.object({ id, name: z.string() })).max(10) }),
});

export const changeSlug = endpoint({
  method: 'PUT',
  path: '/saas-tenants/:id/slug',
  of: 'saas_tenants',
  summary: `Gives a company another address; the former one leads there for ${formerSlugDays} days and stays its own`,
  permission: may('saas-tenants', 'update'),
  params: idParams,
  body: z.strictObject({ version: z.int().min(1), subdomain: fieldSchema(own.subdomain) }),
  reply: companyRow,
});

export const setCompanyModules = endpoint({
  method: 'PUT',
  path: '/saas-tenants/:id/modules',
  of: 'saas_tenants',
  summary:
    'Says which modules a company has; nothing of what it recorded is deleted, and open browsers gain or lose pages at once',
  permission: may('saas-tenants', 'update'),
  params: idParams,
  body: z.strictObject({ version: z.int().min(1), modules: moduleList }),
  reply: companyRow,
});

/** What stops or starts a company asks for the operator's own password, and the code where there is one. */
const proof = { password: z.string().min(1).max(1024), code: codeText.optional() };
const stop = {
  version: z.int().min(1),
  kind: fieldSchema(companyStops.fields.kind),
  reason: fieldSchema(companyStops.fields.reason),
  ...proof,
};

export const suspendCompany = endpoint({
  method: 'POST',
  path: '/saas-tenants/:id/suspension',
  of: 'saas_tenants',
  summary:
    'Stops a company: sign-in, sessions, streams, open links and operators inside end at once; marks made at sea still come in',
  permission: may('saas-tenants', 'update'),
  limit: 'sign-ins',
  repeat: 'harmless',
  params: idParams,
  body: z.strictObject(stop),
  reply: companyRow,
});

export const archiveCompany = endpoint({
  method: 'POST',
  path: '/saas-tenants/:id/archival',
  of: 'saas_tenants',
  summary: 'Puts away a company that is stopped, for its address typed; everything it has stays',
  permission: may('saas-tenants', 'update'),
  limit: 'sign-ins',
  repeat: 'harmless',
  params: idParams,
  body: z.strictObject({ ...stop, subdomain: z.string().max(200) }),
  reply: companyRow,
});

export const reactivateCompany = endpoint({
  method: 'POST',
  path: '/saas-tenants/:id/reactivation',
  of: 'saas_tenants',
  summary:
    'Lets a company work again; no session and no link comes back, and what passed meanwhile is not sent',
  permission: may('saas-tenants', 'update'),
  limit: 'sign-ins',
  repeat: 'harmless',
  params: idParams,
  body: z.strictObject({ version: z.int().min(1), ...proof }),
  reply: companyRow,
});

export const undoOpening = endpoint({
  method: 'DELETE',
  path: '/saas-tenants/:id',
  of: 'saas_tenants',
  summary:
    'Undoes an opening before the first access: its address and that of its administrator are free again',
  permission: may('saas-tenants', 'delete'),
  params: idParams,
  reply: z.unknown(),
  status: 204,
});

/** How the first link of somebody stands: no letter has left yet, it can be used, it was, or its hours are over. */
export const linkStates = ['none', 'open', 'used', 'expired'] as const;

export const listCompanyPeople = endpoint({
  method: 'GET',
  path: '/saas-tenants/:id/people',
  of: 'saas_tenants',
  summary:
    'Who of a company signs in: name, role and state, and how the first link stands; each look leaves a line in its log',
  permission: read('saas-tenants'),
  params: idParams,
  namesPeople: true,
  reply: z.object({
    data: z
      .array(
        z.object({
          id,
          full_name: z.string(),
          role: nullableText,
          status: z.string(),
          last_sign_in_at: nullableText,
          link: z.enum(linkStates),
        }),
      )
      .max(200),
  }),
});

export const resendFirstAccess = endpoint({
  method: 'POST',
  path: '/saas-tenants/:id/first-access',
  of: 'saas_tenants',
  summary:
    'Sends the first link again, also to a corrected address while the first one was never used; somebody who has a password gets none',
  permission: may('saas-tenants', 'update'),
  limit: 60,
  repeat: 'harmless',
  params: idParams,
  body: z.strictObject({ user_id: id, email: changedSchema(firstAdministrator.fields.email) }),
  reply: z.object({ welcome: z.enum(['queued', 'refused']) }),
});
