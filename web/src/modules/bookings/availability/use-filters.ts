import { products as declared } from '@leme/contract/catalog/products';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { type Filter, oneValue } from '#kit/list/filter/filter.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import type { AvailabilityAddress } from './availability-address.ts';
import { availabilityTexts } from './texts/texts.ts';

/** What a field of products points to, by name. */
function pointedTo(products: readonly AnyRow[], field: string) {
  const named = products.flatMap((row) =>
    typeof row[field] === 'string' ? [[row[field], String(row.labels[field] ?? '')] as const] : [],
  );
  return [...new Map(named)]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** What of the days is shown: by product, by its category and by its city. */
export function useFilters(
  products: readonly AnyRow[],
  { product, category, city }: AvailabilityAddress,
  onChange: (part: Partial<AvailabilityAddress>) => void,
): Filter[] {
  const t = useText(availabilityTexts);
  const locale = useLocale();
  return [
    {
      id: 'product',
      label: t('product'),
      values: oneValue(product),
      options: products.map(({ id, name }) => ({ value: id, label: String(name) })),
      onChange: ([id]) => onChange({ product: id }),
    },
    {
      id: 'category',
      label: labelOf(declared.fields.category_id, locale),
      values: oneValue(category),
      options: pointedTo(products, 'category_id'),
      onChange: ([id]) => onChange({ category: id }),
    },
    {
      id: 'city',
      label: labelOf(declared.fields.coastal_city_id, locale),
      values: oneValue(city),
      options: pointedTo(products, 'coastal_city_id'),
      onChange: ([id]) => onChange({ city: id }),
    },
  ];
}
