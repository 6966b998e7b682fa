import type { Window } from '@leme/contract/insights/dashboard-window';
import type { DashboardSearch } from '../dashboard-search.ts';

/** As long as a filter of an address may be: of more rows there is no list. */
const longestFilter = 2_000;

type Filters = {
  conversion?: 'card' | 'chart';
  product_id?: string | undefined;
  tags?: readonly string[];
  lacks?: 'product';
};

/** The list of exactly the leads a figure of the charts counts, by what the charts are filtered by and by these. */
export function leadsIn(search: DashboardSearch, { from, to }: Window, filters: Filters = {}): string | null {
  const { tags, ...more } = filters;
  return leadsBy({
    product_id: search.product,
    source: search.source,
    owner_id: search.owner,
    ...more,
    ...(tags && { tags: tags.join(',') }),
    created_at: `${from}..${to}`,
  });
}

/** The list of leads with these filters. */
export function leadsBy(filters: Readonly<Record<string, string | undefined>>): string | null {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  if (given.some(([, value]) => (value ?? '').length > longestFilter)) return null;
  const query = given.map(([name, value]) => `${name}=${value}`).join('&');
  return query === '' ? '/leads' : `/leads?${query}`;
}
