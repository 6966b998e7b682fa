import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/select/select.tsx';
import { useLocale, useText } from '../../../text/i18n.ts';
import { canSort, columnLabel } from '../../fields-of.ts';
import type { ListProps } from '../use-list.ts';
import { filterTexts } from './texts/texts.ts';

/** The order, which cards have no headings for. */
export function SortField({ list }: ListProps) {
  const t = useText(filterTexts);
  const locale = useLocale();
  const { resource, address } = list;
  const names = [resource.title, ...Object.keys(resource.fields), 'created_at'];
  const options = [...new Set(names)]
    .filter((name) => canSort(resource, name))
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
        value={String(address.sort ?? resource.title)}
        options={options}
        onValueChange={(sort) => list.filter({ sort: sort === resource.title ? undefined : sort })}
      />
    </Field>
  );
}
