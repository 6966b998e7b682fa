import { useText } from '#kit/i18n.ts';
import type { Filters } from './filter-panel.tsx';
import { countFilters } from './manifest-filters.ts';
import type { ManifestFilters, ManifestSearch } from './manifest-search.ts';
import { manifestTexts } from './texts/texts.ts';

const everything = '';

export type FilterFieldsProps = {
  filters: ManifestFilters;
  guides: readonly string[];
  onChange: (part: ManifestSearch) => void;
};

/** The three filters with their options; "Todos" leaves the address. */
export function useFilters({ filters, guides, onChange }: FilterFieldsProps): Filters {
  const t = useText(manifestTexts);
  const { guide, checkin, no_show } = filters;
  const named = guide !== undefined && !guides.includes(guide) ? [guide, ...guides] : guides;
  const controls = [
    { id: 'guide', label: t('guide'), value: guide, options: named.map((name) => [name, name] as const) },
    {
      id: 'checkin',
      label: t('checkin'),
      value: checkin === 'all' ? undefined : checkin,
      options: [['checked', t('checked')] as const, ['not-checked', t('notChecked')] as const],
    },
    {
      id: 'no_show',
      label: t('noShow'),
      value: no_show === 'all' ? undefined : no_show,
      options: [['no-show', t('noShow')] as const, ['present', t('present')] as const],
    },
  ];
  const count = countFilters(filters);
  return {
    controls: controls.map(({ id, label, value = everything, options }) => ({
      id,
      label,
      value,
      options: [
        { value: everything, label: t('all') },
        ...options.map(([code, word]) => ({ value: code, label: word })),
      ],
      onChoose: (code) => onChange({ [id]: code || undefined }),
    })),
    count,
    onClear: () => onChange({ guide: undefined, checkin: undefined, no_show: undefined }),
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
