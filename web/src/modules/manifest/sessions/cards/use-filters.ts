import { sessionStates } from '@leme/contract/bookings/rules';
import { type Filter, oneValue } from '#kit/list/filter/filter.ts';
import { useText } from '#kit/text/i18n.ts';
import type { SelectOption } from '#ui/select/use-select.ts';
import { gaps, type SessionsManifestSearch } from '../sessions-manifest-search.ts';
import { sessionsTexts } from '../texts/texts.ts';

export type FilterFieldsProps = {
  search: SessionsManifestSearch;
  products: readonly SelectOption[];
  onChange: (part: SessionsManifestSearch) => void;
};

/** Product and status, to choose from, and beside them what the totals line chooses: sessions that lack something. */
export function useFilters({ search, products, onChange }: FilterFieldsProps): Filter[] {
  const t = useText(sessionsTexts);
  const wordsOf = <T extends string>(codes: readonly T[], wordOf: (code: T) => string) =>
    codes.map((value) => ({ value, label: wordOf(value) }));
  return [
    {
      id: 'product',
      label: t('product'),
      values: oneValue(search.product),
      options: products,
      onChange: ([product]) => onChange({ product }),
    },
    {
      id: 'status',
      label: t('status'),
      values: oneValue(search.status),
      options: wordsOf(sessionStates, (state) => t(state)),
      onChange: ([value]) => onChange({ status: sessionStates.find((state) => state === value) }),
    },
    {
      id: 'missing',
      label: t('missing'),
      values: oneValue(search.missing),
      isElsewhere: true,
      options: wordsOf(gaps, (gap) => t(gap)),
      onChange: () => onChange({ missing: undefined }),
    },
  ];
}
