import { routeTable } from '@leme/contract/access/route-table';
import type { Localised } from '@leme/contract/kit/language/locale';
import { titlesOf } from '@leme/contract/page-words';

/** What pages that do not exist yet will be called. The build writes it here, without all that it is told with. */
export const plannedTitles: Readonly<Partial<Record<string, Localised>>> = Object.fromEntries(
  routeTable.filter(({ state }) => state === 'planned').map((page) => [page.path, titlesOf(page)]),
);
