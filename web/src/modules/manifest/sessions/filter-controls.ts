import { sessionStates } from '@leme/contract/bookings/rules';
import { useText } from '#kit/i18n.ts';
import type { SelectOption } from '#ui/use-select.ts';
import type { Filters } from '../filter-panel.tsx';
import { countFilters, noFilters, type SessionsManifestSearch } from './sessions-manifest-search.ts';
import { sessionsTexts } from './texts/texts.ts';

const everything = '';

export type FilterFieldsProps = {
  search: SessionsManifestSearch;
  products: readonly SelectOption[];
  onChange: (part: SessionsManifestSearch) => void;
};

/** Produto and Status with their options; "Todos" leaves the address. */
export function useFilters({ search, products, onChange }: FilterFieldsProps): Filters {
  const t = useText(sessionsTexts);
  const all = { value: everything, label: t('all') };
  const count = countFilters(search);
  return {
    controls: [
      {
        id: 'product',
        label: t('product'),
        value: search.product ?? everything,
        options: [all, ...products],
        onChoose: (id) => onChange({ product: id || undefined }),
      },
      {
        id: 'status',
        label: t('status'),
        value: search.status ?? everything,
        options: [all, ...sessionStates.map((state) => ({ value: state, label: t(state) }))],
        onChoose: (value) => onChange({ status: sessionStates.find((state) => state === value) }),
      },
    ],
    count,
    onClear: () => onChange({ ...noFilters, q: search.q }),
    words: {
      title: t('filters'),
      counted: t('filtersCount', { n: count }),
      inForce: t('filtersInForce'),
      clear: t('clearFilters'),
      show: t('showResults'),
      close: t('close'),
      remove: (name) => t('removeFilter', { name }),
    },
  };
}
