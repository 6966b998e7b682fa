import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { planModules } from '../../access/plans/modules.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';

const moduleSlug = z.enum(planModules);

export const listSoldModules = endpoint({
  method: 'GET',
  path: '/saas-modules',
  summary: 'Every module with the pages it opens, what it needs and how many companies have it',
  permission: read('saas-modules'),
  reply: z.object({
    data: z
      .array(
        z.object({
          slug: moduleSlug,
          companies: z.int(),
          routes: z.array(z.object({ path: z.string(), is_active: z.boolean() })),
        }),
      )
      .max(planModules.length),
  }),
});

export const listModuleCompanies = endpoint({
  method: 'GET',
  path: '/saas-modules/:slug/companies',
  summary: 'Companies by name, and which of them have the module',
  permission: read('saas-modules'),
  params: z.object({ slug: moduleSlug }),
  query: z.object({ q: z.string().max(100).default('') }),
  reply: z.object({
    data: z.array(z.object({ id, name: z.string(), has: z.boolean() })).max(100),
  }),
});

/** What became of a module in one company of many. */
export const switchResults = ['done', 'unchanged', 'needs', 'needed', 'gone'] as const;
export type SwitchResult = (typeof switchResults)[number];

export const switchModule = endpoint({
  method: 'POST',
  path: '/saas-modules/:slug/switches',
  summary:
    'Gives a module to companies or takes it away, each by itself and with a result of its own; what it needs comes along where that is wanted, and nothing is deleted',
  permission: may('saas-modules', 'update'),
  repeat: 'harmless',
  limit: 600,
  params: z.object({ slug: moduleSlug }),
  body: z.strictObject({
    on: z.boolean(),
    with_needs: z.boolean(),
    company_ids: z.array(id).min(1).max(50),
  }),
  reply: z.object({
    data: z.array(z.object({ id, result: z.enum(switchResults), modules: z.array(moduleSlug) })).max(50),
  }),
});

/** For how many days it is counted who used a module. */
export const usesDays = 30;

export const readModuleUses = endpoint({
  method: 'GET',
  path: '/saas-modules/uses',
  summary: `How many people of companies used each module in the last ${usesDays} days, and how many departures are to come: what is asked before one is taken away`,
  permission: read('saas-modules'),
  query: z.object({ company_ids: z.string().min(1).max(2000) }),
  reply: z.object({
    data: z
      .array(
        z.object({
          id,
          departures: z.int(),
          modules: z.array(z.object({ slug: moduleSlug, people: z.int() })).max(planModules.length),
        }),
      )
      .max(50),
  }),
});
