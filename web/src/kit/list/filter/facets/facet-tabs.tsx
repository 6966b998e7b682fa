import { Select } from '#ui/select/select.tsx';
import { useFormat } from '../../../text/format.ts';
import { useText } from '../../../text/i18n.ts';
import { kitTexts } from '../../../texts/texts.ts';
import type { Filter } from '../filter.ts';
import { FittingTabs } from './fitting-tabs.tsx';

const every = '*';

export type FacetTabsProps = {
  filter: Filter;
  /** How many rows each value has, and all of them together; what is not counted has no number. */
  counts: Readonly<Record<string, number>> | undefined;
  all: number | undefined;
  /** Each is counted to this; what is more says so. */
  countedTo: number;
  compact: boolean;
};

/** The values of a filter over the list, each with how many there are; on a phone one field. */
export function FacetTabs({ filter, counts, all, countedTo, compact }: FacetTabsProps) {
  const t = useText(kitTexts);
  const { number } = useFormat();
  const { label: name, values, options, onChange } = filter;
  const textOf = (count: number | undefined) => {
    if (count === undefined) return undefined;
    return count > countedTo ? `${number(countedTo)}+` : number(count);
  };
  const items = [
    { value: every, label: t('all'), count: textOf(all) },
    ...options.map(({ value, label }) => ({ value, label, count: textOf(counts?.[value]) })),
  ];
  const choice = {
    value: values.length === 0 ? every : values.length === 1 ? (values[0] ?? every) : '',
    onValueChange: (next: string) => onChange(next === every ? [] : [next]),
  };
  if (!compact) return <FittingTabs {...choice} name={name} items={items} />;
  // The number of all rows stands in the header already.
  const labelOf = ({ value, label, count }: (typeof items)[number]) => {
    if (value === every) return `${name}: ${label.toLowerCase()}`;
    return count === undefined ? label : `${label} (${count})`;
  };
  return (
    <Select
      {...choice}
      name={name}
      placeholder={name}
      options={items.map((item) => ({ value: item.value, label: labelOf(item) }))}
    />
  );
}
