import { read } from '@leme/contract/access/permission';
import { products } from '@leme/contract/catalog/products';
import { costCentres } from '@leme/contract/finance/registers/cost-centres';
import { boats } from '@leme/contract/fleet/boats';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { mostChildren } from '@leme/contract/kit/resource/resource-limits';
import { useCan } from '#kit/auth-session/rights.ts';
import { type Filter, oneValue } from '#kit/list/filter/filter.ts';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import type { DreSearch } from './dre-search.ts';
import { reportsDreTexts } from './texts/texts.ts';

/** Of which boat, product or cost centre the figures are; of what somebody may not read nothing is offered. */
export function useDreFilters(search: DreSearch, onChange: (part: DreSearch) => void): Filter[] {
  const t = useText(reportsDreTexts);
  const all = [
    { id: 'boat', label: t('boat'), options: useOptions(boats) },
    { id: 'product', label: t('product'), options: useOptions(products) },
    { id: 'centre', label: t('centre'), options: useOptions(costCentres) },
  ] as const;
  return all
    .filter(({ id, options }) => options.length > 0 || search[id] !== undefined)
    .map(({ id, ...filter }) => ({
      id,
      ...filter,
      values: oneValue(search[id]),
      onChange: ([value]) => onChange({ [id]: value }),
    }));
}

function useOptions(resource: Resource) {
  const mayRead = useCan()(read(resource.subject));
  const { query } = useRows(resource, { limit: mostChildren }, { waits: !mayRead });
  const rows = query.data?.data ?? [];
  return rows.map((row) => ({ value: row.id, label: String(row[resource.title]) }));
}
