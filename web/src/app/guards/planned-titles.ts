import { routeTable } from '@leme/contract/access/route-table';
import type { Localised } from '@leme/contract/kit/locale';

/** What pages that do not exist yet will be called. The build leaves this out of the route table and writes it here. */
export const plannedTitles: Readonly<Partial<Record<string, Localised>>> = Object.fromEntries(
  routeTable.filter(({ state }) => state === 'planned').map(({ path, title }) => [path, title]),
);
