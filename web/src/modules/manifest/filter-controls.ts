import { useText } from '#kit/i18n.ts';
import type { SelectOption } from '#ui/select.tsx';
import type { ManifestFilters, ManifestSearch } from './manifest-search.ts';
import { manifestMessages } from './messages.ts';

const everyGuide = '';

export type FilterFieldsProps = {
  filters: ManifestFilters;
  guides: readonly string[];
  onChange: (part: ManifestSearch) => void;
};

type FilterControl = {
  id: 'guide' | 'checkin' | 'no_show';
  label: string;
  value: string;
  options: readonly SelectOption[];
};

/** The three filters with their options, and the word for a chosen one. */
export function useFilterControls(
  filters: ManifestFilters,
  guides: readonly string[],
): readonly FilterControl[] {
  const t = useText(manifestMessages);
  const named =
    filters.guide !== undefined && !guides.includes(filters.guide) ? [filters.guide, ...guides] : guides;
  return [
    {
      id: 'guide',
      label: t('guide'),
      value: filters.guide ?? everyGuide,
      options: [
        { value: everyGuide, label: t('all') },
        ...named.map((name) => ({ value: name, label: name })),
      ],
    },
    {
      id: 'checkin',
      label: t('checkin'),
      value: filters.checkin,
      options: [
        { value: 'all', label: t('all') },
        { value: 'checked', label: t('checked') },
        { value: 'not-checked', label: t('notChecked') },
      ],
    },
    {
      id: 'no_show',
      label: t('noShow'),
      value: filters.no_show,
      options: [
        { value: 'all', label: t('all') },
        { value: 'no-show', label: t('noShow') },
        { value: 'present', label: t('present') },
      ],
    },
  ];
}

/** What a choice puts into the address; "Todos" leaves it. */
export function changeOf(id: FilterControl['id'], value: string): ManifestSearch {
  return { [id]: value === everyGuide || value === 'all' ? undefined : value };
}
