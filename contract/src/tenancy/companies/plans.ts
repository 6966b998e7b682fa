import type { ModuleSlug } from '../../access/plans/module-slug.ts';
import { planModules } from '../../access/plans/modules.ts';

/** What is sold under a name: a set of modules to begin with. What each company has of it stands with the company. */
export const plans = [
  {
    slug: 'essencial',
    modules: ['core', 'sales', 'catalog', 'operations', 'fleet'],
  },
  {
    slug: 'profissional',
    modules: [
      'core',
      'sales',
      'catalog',
      'pricing',
      'operations',
      'fleet',
      'maintenance',
      'crew',
      'communication',
      'insights',
    ],
  },
  { slug: 'completo', modules: planModules },
] as const satisfies readonly { slug: string; modules: readonly ModuleSlug[] }[];

export const planSlugs = plans.map(({ slug }) => slug);

/** The modules a plan begins with. */
export function modulesOf(plan: string): readonly ModuleSlug[] {
  return plans.find(({ slug }) => slug === plan)?.modules ?? [];
}
