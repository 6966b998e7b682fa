import { FilterSelects } from '#kit/list/filter/selects/filter-selects.tsx';
import { SearchField } from '#kit/list/search/search-field.tsx';
import { useText } from '#kit/text/i18n.ts';
import { type FilterFieldsProps, useFilters } from '../../../filter/use-filters.ts';
import type { ScanButtonProps } from '../../../scan/lazy/public.ts';
import { LazyScanButton } from '../../../scan/lazy-scan-button.tsx';
import { manifestTexts } from '../../../texts/texts.ts';
import { QuickToggles, type QuickTogglesProps } from './quick-toggles.tsx';

export type SearchProps = { typed: string; onType: (typed: string) => void };

export type WideFiltersProps = FilterFieldsProps &
  SearchProps &
  QuickTogglesProps & { scan: Omit<ScanButtonProps, 'size'> | null };

/** Under the date on wide screens: the search over the day, one-tap filters, the scanner; the three filters at the end. */
export function WideFilters({ typed, onType, scan, ...filter }: WideFiltersProps) {
  const t = useText(manifestTexts);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField label={t('searchLong')} typed={typed} onType={onType} size="sm" className="w-72" />
      {scan && <LazyScanButton {...scan} size="sm" />}
      <QuickToggles {...filter} />
      <div className="ms-auto flex flex-wrap gap-2">
        <FilterSelects filters={useFilters(filter)} />
      </div>
    </div>
  );
}
