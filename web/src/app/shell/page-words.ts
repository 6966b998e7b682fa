import { routeTable } from '@leme/contract/access/route-table';

/** Further words a page is found by. The build leaves these out of the route table and writes them here. */
export const pageWords: Readonly<Partial<Record<string, readonly string[]>>> = Object.fromEntries(
  routeTable.map(({ path, keywords }) => [path, keywords]),
);
