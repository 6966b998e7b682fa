import { routeTable } from '@leme/contract/access/route-table';
import type { Localised } from '@leme/contract/kit/language/locale';
import { titlesOf } from '@leme/contract/page-words';

/**
 * What every page is called, those too that are not open to the person or do not exist yet: rights to them are given all
 * the same. The build writes it here, without all that it is told with.
 */
export const pageTitles: Readonly<Partial<Record<string, Localised>>> = Object.fromEntries(
  routeTable.filter(({ resource }) => resource !== null).map((page) => [page.name, titlesOf(page)]),
);
