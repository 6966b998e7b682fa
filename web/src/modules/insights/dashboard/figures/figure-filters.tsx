import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { leads } from '@leme/contract/leads/leads';
import { type Filter, oneValue } from '#kit/list/filter/filter.ts';
import { FilterSelects } from '#kit/list/filter/selects/filter-selects.tsx';
import { useOptions } from '#kit/resource/list/filter/use-options.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { DashboardSearch } from '../dashboard-search.ts';
import { dashboardTexts } from '../texts/texts.ts';
import { WindowSelect, type WindowSelectProps } from './window-select.tsx';

const { product_id, source, owner_id } = leads.fields;
const nothing: DashboardSearch = {
  months: undefined,
  from: undefined,
  to: undefined,
  product: undefined,
  source: undefined,
  owner: undefined,
};

/** What the charts are about: a window, a product, where leads came from and whose they are. */
export function FigureFilters({ search, today, onChange }: WindowSelectProps) {
  const t = useText(dashboardTexts);
  const locale = useLocale();
  const filter = (id: 'product' | 'source' | 'owner', label: string, options: Filter['options']): Filter => ({
    id,
    label,
    values: oneValue(search[id]),
    options,
    onChange: ([value]) => onChange({ [id]: value }),
  });
  const filters = [
    filter('product', labelOf(product_id, locale), useChoices('product_id', search.product)),
    filter(
      'source',
      labelOf(source, locale),
      (source.options ?? []).map((value) => ({ value, label: choiceOf(source, value, locale) })),
    ),
    filter('owner', labelOf(owner_id, locale), useChoices('owner_id', search.owner)),
  ];
  const isFiltered = Object.keys(nothing).some((name) => search[name as keyof DashboardSearch] !== undefined);
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2 print:hidden">
      <legend className="sr-only">{t('filters')}</legend>
      <WindowSelect search={search} today={today} onChange={onChange} />
      <FilterSelects filters={filters} />
      {isFiltered && (
        <Button variant="quiet" size="sm" onClick={() => onChange(nothing)}>
          {t('clear')}
        </Button>
      )}
    </fieldset>
  );
}

/** The rows a reference of leads may point to; one that is chosen and not among them stays chosen. */
function useChoices(field: 'product_id' | 'owner_id', chosen: string | undefined) {
  const { data = [] } = useOptions(leads as Resource, { field, typed: '' });
  const options = data.map(({ id, label }) => ({ value: id, label }));
  const isKnown = chosen === undefined || options.some(({ value }) => value === chosen);
  return isKnown ? options : [{ value: chosen, label: '…' }, ...options];
}
