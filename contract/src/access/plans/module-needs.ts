import type { ModuleSlug } from './module-slug.ts';

/** What a module cannot do without; `core` is always there and named by none. */
export const moduleNeeds: Readonly<Partial<Record<ModuleSlug, readonly ModuleSlug[]>>> = {
  pricing: ['catalog'],
  operations: ['catalog', 'fleet'],
  maintenance: ['fleet'],
  crew: ['operations'],
  finance: ['operations'],
  pickup: ['operations'],
  channels: ['operations'],
};

/** Of these modules each that stands without one it needs. */
export function unmetNeeds(
  modules: readonly ModuleSlug[],
): readonly { module: ModuleSlug; needs: readonly ModuleSlug[] }[] {
  return modules.flatMap((module) => {
    const needs = (moduleNeeds[module] ?? []).filter((need) => !modules.includes(need));
    return needs.length > 0 ? [{ module, needs }] : [];
  });
}

/** A module with everything it cannot do without, however far away. */
export function withNeeds(module: ModuleSlug): readonly ModuleSlug[] {
  const needs = (moduleNeeds[module] ?? []).flatMap(withNeeds);
  return [...new Set([module, ...needs])];
}

/** Of these modules those that cannot do without one. */
export function neededBy(module: ModuleSlug, modules: readonly ModuleSlug[]): readonly ModuleSlug[] {
  return modules.filter((each) => each !== module && withNeeds(each).includes(module));
}
