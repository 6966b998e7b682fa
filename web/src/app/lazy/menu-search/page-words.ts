import { routeTable } from '@leme/contract/access/route-table';
import { keywordsOf } from '@leme/contract/page-words';

/** Further words a page is found by, of all languages. The build writes them here, without all that they are told with. */
export const pageWords: Readonly<Partial<Record<string, readonly string[]>>> = Object.fromEntries(
  routeTable.map((page) => [page.path, keywordsOf(page)]),
);
