import { expect, test } from 'vitest';
import { plans } from '../../tenancy/companies/plans.ts';
import { moduleNeeds, unmetNeeds } from './module-needs.ts';
import type { ModuleSlug } from './module-slug.ts';
import { planModules } from './modules.ts';

test('no module needs itself, by however many steps', () => {
  const reach = (module: ModuleSlug, on: readonly ModuleSlug[] = []): boolean =>
    (moduleNeeds[module] ?? []).every((need) => !on.includes(need) && reach(need, [...on, need]));
  expect(planModules.filter((module) => !reach(module, [module]))).toEqual([]);
});

test('every plan holds what its modules need, and a module taken out of one is missed by those that do', () => {
  expect(plans.flatMap(({ modules }) => unmetNeeds(modules))).toEqual([]);
  expect(unmetNeeds(planModules.filter((slug) => slug !== 'fleet'))).toEqual([
    { module: 'operations', needs: ['fleet'] },
    { module: 'maintenance', needs: ['fleet'] },
  ]);
});
