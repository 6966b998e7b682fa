import type { Subject } from '../resources.ts';
import { routeTable } from '../route-table.ts';
import { coreModule, type ModuleSlug } from './module-slug.ts';
import { resourcesOf } from './modules.ts';

const companyRoutes = routeTable.filter((entry) => entry.scope === 'tenant');

/** The rows `module_routes` is seeded with: every page of a company under its module. */
export const moduleRoutes: readonly { module: ModuleSlug; route_path: string }[] = companyRoutes.map(
  (entry) => ({
    module: entry.module,
    route_path: entry.path,
  }),
);

/** The paths a company with these modules may open; those of core are always among them. */
export function activePathsOf(enabled: Iterable<string>): ReadonlySet<string> {
  const slugs = new Set<string>([coreModule, ...enabled]);
  return new Set(moduleRoutes.filter((row) => slugs.has(row.module)).map((row) => row.route_path));
}

/**
 * The resources a company may use: those of its modules, less those of which every page is switched off one by one.
 */
export function activeResourcesOf(
  enabled: Iterable<string>,
  inactivePaths: ReadonlySet<string>,
): ReadonlySet<Subject> {
  return new Set(
    [...resourcesOf(enabled)].filter((resource) => {
      const pages = companyRoutes.filter((entry) => entry.resource === resource);
      if (pages.length === 0 || pages.some((entry) => entry.module === coreModule)) return true;
      return pages.some((entry) => !inactivePaths.has(entry.path));
    }),
  );
}
