import { countsTo } from '@leme/contract/kit/resource/counts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/select/select.tsx';
import { useLocale, useText } from '../../../text/i18n.ts';
import { canSort, columnLabel } from '../../fields-of.ts';
import { usualOrder } from '../list-address.ts';
import type { List, ListProps } from '../use-list.ts';
import { filterTexts } from './texts/texts.ts';

/** Whether the list as it is can be ordered by a field: one of many rows not by the titles of what they point to. */
export function mayOrder({ resource, query }: List, name: string): boolean {
  const isLong = query.data?.countIsEstimate === true && query.data.count > countsTo.all;
  return canSort(resource, name) && !(isLong && resource.fields[name]?.to);
}

/** The order, which cards have no headings for. */
export function SortField({ list }: ListProps) {
  const t = useText(filterTexts);
  const locale = useLocale();
  const { resource, address } = list;
  const usual = usualOrder(resource);
  const names = [resource.title, ...Object.keys(resource.fields), 'created_at'];
  const options = [...new Set(names)]
    .filter((name) => mayOrder(list, name))
    .flatMap((name) => {
      const label = columnLabel(resource, name, locale);
      return [
        { value: name, label: t('ascending', { name: label }) },
        { value: `-${name}`, label: t('descending', { name: label }) },
      ];
    });
  return (
    <Field label={t('sortBy')}>
      <Select
        value={String(address.sort ?? usual)}
        options={options}
        onValueChange={(sort) => list.filter({ sort: sort === usual ? undefined : sort })}
      />
    </Field>
  );
}
