import { RefreshCw } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import { usePageStar } from '#kit/page-star.tsx';
import { DateBar, SellOnDay } from '#modules/bookings/public.tsx';
import { Button } from '#ui/button.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { FilterBar } from '#ui/filter-selects.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { FilterChips } from '../filter-chips.tsx';
import { FilterSheet } from '../filter-sheet.tsx';
import { DaySearch, type DaySearchProps } from './day-search.tsx';
import { type FilterFieldsProps, useFilters } from './filter-controls.ts';
import { PrintDay } from './print-day.tsx';
import { sessionsTexts } from './texts/texts.ts';

export type DayBarProps = FilterFieldsProps & {
  date: string;
  today: string;
  onDateChange: (date: string) => void;
  narrow: boolean;
  refreshing: boolean;
  onRefresh: () => void;
  typed: DaySearchProps;
};

/** Title, date, filters and, on wide screens, the search. On a phone "Atualizar" stands under the day. */
export function DayBar({
  narrow,
  refreshing,
  onRefresh,
  date,
  today,
  onDateChange,
  typed,
  ...filter
}: DayBarProps) {
  const t = useText(sessionsTexts);
  const star = usePageStar();
  const { search, onChange } = filter;
  const filters = useFilters(filter);
  return (
    <>
      <div className={narrow ? 'max-md:sr-only' : undefined}>
        <PageHeader
          title={t('title')}
          star={<span className="max-md:hidden">{star}</span>}
          actions={
            !narrow && (
              <>
                <PrintDay date={date} />
                <Button busy={refreshing} onClick={onRefresh}>
                  <RefreshCw aria-hidden="true" className="size-4" strokeWidth={1.75} />
                  {t('refresh')}
                </Button>
                <SellOnDay date={date} />
              </>
            )
          }
        />
      </div>
      <DateBar date={date} today={today} onDateChange={onDateChange} narrow={narrow}>
        {narrow ? (
          <FilterSheet {...filters}>
            <PrintDay date={date} large />
          </FilterSheet>
        ) : (
          <>
            <FilterBar controls={filters.controls} />
            <DaySearch {...typed} />
          </>
        )}
      </DateBar>
      {narrow && <SellOnDay date={date} large />}
      <FilterChips {...filters}>
        {search.missing && (
          <FilterChip
            label={t('missing')}
            value={t(search.missing)}
            removeLabel={filters.words.remove(t('missing'))}
            onRemove={() => onChange({ missing: undefined })}
          />
        )}
      </FilterChips>
    </>
  );
}
