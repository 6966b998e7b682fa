import { type GroupId, groupsOf, menuGroups } from '@leme/contract/access/menu/menu';
import { platformResources, resources, type Subject } from '@leme/contract/access/resources';
import type { RouteEntry } from '@leme/contract/access/route-entry';
import { routeTable } from '@leme/contract/access/route-table';

export type ResourceGroupId = GroupId | 'others';
export type ResourceGroup = { id: ResourceGroupId; resources: readonly Subject[] };

const inMenu = menuGroups.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages));
const placeOf = ({ name }: RouteEntry) => (inMenu.includes(name) ? inMenu.indexOf(name) : inMenu.length);

/** The pages a resource opens, as the menu lists them; where it lists none, those that others lead to. */
export function pagesOf(resource: Subject): readonly RouteEntry[] {
  const own = routeTable.filter((entry) => entry.resource === resource && !entry.action);
  const listed = own.filter(({ name }) => inMenu.includes(name));
  return listed.length > 0 ? listed.toSorted((one, other) => placeOf(one) - placeOf(other)) : own;
}

function groupOfPage(entry: RouteEntry): GroupId | undefined {
  const [group] = groupsOf(entry);
  const parent = routeTable.find(({ path }) => path === entry.parent);
  return group ?? (parent && groupOfPage(parent));
}

function groupOf(resource: Subject): ResourceGroupId {
  if (platformResources.has(resource)) return 'saas-admin';
  const [page] = pagesOf(resource);
  return (page && groupOfPage(page)) ?? 'others';
}

function rankOf(resource: Subject): number {
  const [page] = pagesOf(resource);
  return page ? placeOf(page) : inMenu.length;
}

/** All that rights are about, grouped and ordered as the menu lists the pages; what has no page comes last. */
export const resourceGroups: readonly ResourceGroup[] = [...menuGroups.map(({ id }) => id), 'others' as const]
  .map((id) => ({
    id,
    resources: resources
      .filter((resource) => groupOf(resource) === id)
      .toSorted((one, other) => rankOf(one) - rankOf(other)),
  }))
  .filter((group) => group.resources.length > 0);
