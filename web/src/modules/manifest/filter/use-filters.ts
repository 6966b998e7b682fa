import type { Filter } from '#kit/list/filter/filter.ts';
import { useText } from '#kit/text/i18n.ts';
import { manifestTexts } from '../texts/texts.ts';
import type { ManifestFilters, ManifestSearch } from './manifest-search.ts';

export type FilterFieldsProps = {
  filters: ManifestFilters;
  guides: readonly string[];
  onChange: (part: ManifestSearch) => void;
};

/** Guide, check-in and no-show with what can be chosen; what lets everybody through leaves the address. */
export function useFilters({ filters, guides, onChange }: FilterFieldsProps): Filter[] {
  const t = useText(manifestTexts);
  const { guide } = filters;
  const named = guide !== undefined && !guides.includes(guide) ? [guide, ...guides] : guides;
  const filter = (id: 'guide' | 'checkin' | 'no_show', label: string, words: readonly [string, string][]) => {
    const value = filters[id];
    return {
      id,
      label,
      values: value && value !== 'all' ? [value] : [],
      options: words.map(([code, word]) => ({ value: code, label: word })),
      onChange: ([chosen]: string[]) => onChange({ [id]: chosen }),
    };
  };
  return [
    filter(
      'guide',
      t('guide'),
      named.map((name) => [name, name]),
    ),
    filter('checkin', t('checkin'), [
      ['checked', t('checked')],
      ['not-checked', t('notChecked')],
    ]),
    filter('no_show', t('noShow'), [
      ['no-show', t('noShow')],
      ['present', t('present')],
    ]),
  ];
}

/** Takes the three out of the address. */
export const noChoice: ManifestSearch = { guide: undefined, checkin: undefined, no_show: undefined };
