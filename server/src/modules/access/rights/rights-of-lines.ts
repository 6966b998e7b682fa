import { deniedBy, effectivePermissions, type Grant } from '@leme/contract/access/grants';
import { activeResourcesOf } from '@leme/contract/access/plans/module-routes';
import { isPlatformRole, type Role } from '@leme/contract/access/roles';

export type Modules = { slugs: string[]; paths: ReadonlySet<string>; inactivePaths: ReadonlySet<string> };
export type Exception = Grant & {
  reason: string;
  expires_at: string | null;
  created_at: string;
  created_by: string | null;
};
/** What decides the rights of somebody, as it is stored; `modules` is null where none limits. */
export type Lines = {
  differences: readonly Grant[];
  exceptions: readonly Exception[];
  modules: Modules | null;
};

type Rights = {
  granted: ReadonlySet<string>;
  /** What exceptions take away. */
  denied: ReadonlySet<string>;
  activePaths: ReadonlySet<string> | null;
};

/** Ten kilobytes each, and at most as much again for what decides them. */
const most = 500;
const decided = new Map<string, Rights>();

/** The resources that the company's modules leave; null where no module limits. */
export function activeResources(modules: Modules | null) {
  return modules && activeResourcesOf(modules.slugs, modules.inactivePaths);
}

/**
 * The rights that follow from stored lines. Who has the same lines, as most of a company's people of one role have, gets
 * the same sets: they are found by what decides them, so that none can be out of date.
 */
export function rightsOfLines(role: Role, { differences, exceptions, ...lines }: Lines): Rights {
  const modules = isPlatformRole(role) ? null : lines.modules;
  const say = ({ resource, action, granted }: Grant) => [resource, action, granted];
  const key = JSON.stringify([
    role,
    differences.map(say),
    exceptions.map(say),
    modules && [modules.slugs, [...modules.paths], [...modules.inactivePaths]],
  ]);
  const known = decided.get(key);
  const rights = known ?? {
    granted: effectivePermissions({
      role,
      differences,
      exceptions,
      activeResources: activeResources(modules),
    }),
    denied: deniedBy(role, exceptions),
    activePaths: modules?.paths ?? null,
  };
  // Those asked for longest ago stand first.
  decided.delete(key);
  decided.set(key, rights);
  if (decided.size > most) for (const [oldest] of decided.entries().take(1)) decided.delete(oldest);
  return rights;
}
