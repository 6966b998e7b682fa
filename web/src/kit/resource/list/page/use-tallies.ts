import type { Page, Resource } from '@leme/contract/kit/resource/resource';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Freshness } from '../../freshness.ts';
import { useRows } from '../../resource-calls.ts';
import { hasChoices, type ListAddress, talliesOf } from '../list-address.ts';

type Listed = { resource: Resource; address: ListAddress; freshness: Freshness | undefined };

/**
 * The page of a list with how many rows each choice leaves, and with the whole count where the page stopped counting.
 * Asked once the rows are there, and once for all pages and orders of them; those of the filter before stay meanwhile.
 */
export function useTallies(
  { resource, address, freshness }: Listed,
  query: UseQueryResult<Page>,
): UseQueryResult<Page> {
  const page = query.data;
  const isWanted = hasChoices(resource) || page?.countIsEstimate === true;
  const { query: tallies } = useRows(resource, talliesOf(resource, address), {
    freshness,
    staysMeanwhile: true,
    waits: !(isWanted && query.isSuccess),
  });
  const told = tallies.data as Page | undefined;
  const isOfThese = told !== undefined && !tallies.isPlaceholderData;
  const data = useMemo(() => {
    if (!page) return page;
    const { count, countIsEstimate, totals } = page.countIsEstimate && isOfThese ? told : page;
    return { ...page, facets: told?.facets ?? {}, count, countIsEstimate, totals };
  }, [page, told, isOfThese]);
  return { ...query, data } as UseQueryResult<Page>;
}
