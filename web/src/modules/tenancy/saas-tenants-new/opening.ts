import type { ModuleSlug } from '@leme/contract/access/plans/module-slug';
import type { CallOf } from '@leme/contract/kit/endpoint';
import type { Locale } from '@leme/contract/kit/language/locale';
import { companies, firstAdministrator } from '@leme/contract/tenancy/companies/companies';
import type { openCompany } from '@leme/contract/tenancy/companies/company-endpoints';
import { modulesOf } from '@leme/contract/tenancy/companies/plans';
import { slugOf } from '@leme/contract/tenancy/companies/slug';
import { trialDays } from '@leme/contract/tenancy/companies/trial';
import { allSendable, startValues, type Values } from '#kit/resource/record/values/record-values.ts';

/** The steps of an opening in their order; the last one says everything once more. */
export const steps = ['company', 'brand', 'plan', 'start', 'administrator', 'check'] as const;
export type Step = (typeof steps)[number];

/** What each step asks for. */
export const fieldsOf = {
  company: [
    'name',
    'subdomain',
    'legal_name',
    'tax_id',
    'contact_name',
    'contact_phone',
    'contact_email',
    'coastal_city_id',
    'timezone',
    'locale',
  ],
  brand: ['primary_color', 'secondary_color'],
  plan: ['plan', 'trial_days'],
  start: ['starter'],
  administrator: ['full_name', 'email', 'locale'],
} as const;

const ofCompany = [...fieldsOf.company, ...fieldsOf.brand, ...fieldsOf.plan, ...fieldsOf.start];
const usualPlan = 'essencial';

/** What was typed until now, and which steps were gone through. */
export type Opening = {
  company: Values;
  administrator: Values;
  /** As the text of a `data:` address. */
  logo: string | null;
  modules: readonly ModuleSlug[];
  done: readonly Step[];
};

/** An opening nobody has typed into yet. */
export function emptyOpening(locale: Locale): Opening {
  const usual = {
    plan: usualPlan,
    trial_days: trialDays.proposed,
    starter: 'package',
    locale,
    timezone: 'America/Sao_Paulo',
  };
  return {
    company: { ...startValues(companies, ofCompany), ...usual },
    administrator: { ...startValues(firstAdministrator, fieldsOf.administrator), locale },
    logo: null,
    modules: modulesOf(usualPlan),
    done: [],
  };
}

/** Where an opening stands: the step of the address, or the first one before it that was not gone through. */
export function stepOf(asked: Step, { done }: Pick<Opening, 'done'>): Step {
  const before = steps.slice(0, steps.indexOf(asked));
  return before.find((step) => !done.includes(step)) ?? asked;
}

/** What is sent of it. */
export function sentOf({ company, administrator, modules, logo }: Opening): CallOf<typeof openCompany> {
  return {
    ...allSendable(companies, ofCompany, company),
    modules: [...modules],
    logo,
    administrator: allSendable(firstAdministrator, fieldsOf.administrator, administrator),
  } as CallOf<typeof openCompany>;
}

type Told = { company: string; name: string; email: string; phone: string };

/** An opening that begins with what somebody told who asked for a company. */
export function openingOf({ company, name, email, phone }: Told, locale: Locale): Opening {
  const empty = emptyOpening(locale);
  const contact = { contact_name: name, contact_email: email, contact_phone: phone };
  return {
    ...empty,
    company: { ...empty.company, name: company, subdomain: slugOf(company), ...contact },
    administrator: { ...empty.administrator, full_name: name, email },
  };
}
