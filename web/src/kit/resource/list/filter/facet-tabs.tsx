import type { Page } from '@leme/contract/kit/resource';
import { Select } from '#ui/select.tsx';
import { type TabItem, Tabs } from '#ui/tabs.tsx';
import { useFormat } from '../../../format.ts';
import { useLocalised, useText } from '../../../i18n.ts';
import { inAddress } from '../list-address.ts';
import type { ListProps } from '../use-list.ts';
import { countOfAll, type Facet, facetsCountTo } from './facets.ts';
import { filterTexts } from './texts/texts.ts';

const every = '*';

export type FacetTabsProps = ListProps & { facet: Facet; narrow: boolean };

/** The values of the first choice over the list, each with how many there are; on a phone one field. */
export function FacetTabs({ list, facet, narrow }: FacetTabsProps) {
  const localised = useLocalised();
  const t = useText(filterTexts);
  const countText = useCountText();
  const chosen = list.filters.get(facet.name) ?? [];
  const page = list.query.data;
  const items = [
    { value: every, label: t('all'), count: countText(page && countOfAll(facet, page as Page, chosen)) },
    ...facet.values.map((value) => ({
      value,
      label: localised(facet.field.options?.[value] ?? facet.field.label),
      count: countText(page?.facets[facet.name]?.[value]),
    })),
  ];
  const value = chosen.length === 0 ? every : chosen.length === 1 ? (chosen[0] ?? every) : '';
  const choose = (next: string) =>
    list.narrow({ [facet.name]: next === every ? undefined : inAddress(facet.field, [next]) });
  const name = localised(facet.field.label);
  if (!narrow)
    return (
      <Tabs
        name={name}
        value={value}
        onValueChange={choose}
        items={items}
        className="min-w-0 flex-1 [&>[role=tablist]]:border-b-0"
      />
    );
  return (
    <Select
      name={name}
      value={value}
      placeholder={name}
      onValueChange={choose}
      options={items.map((item) => ({ value: item.value, label: labelOf(name, item) }))}
    />
  );
}

/** The number of all rows stands in the header already. */
function labelOf(
  name: string,
  { value, label, count }: Pick<TabItem, 'value' | 'count'> & { label: string },
) {
  if (value === every) return `${name}: ${label.toLowerCase()}`;
  return count === undefined ? label : `${label} (${count})`;
}

function useCountText(): (count: number | undefined) => string | undefined {
  const { number } = useFormat();
  return (count) => {
    if (count === undefined) return undefined;
    return count > facetsCountTo ? `${number(facetsCountTo)}+` : number(count);
  };
}
