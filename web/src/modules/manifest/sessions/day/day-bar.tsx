import { RefreshCw } from 'lucide-react';
import { FilterChips } from '#kit/list/filter/filter-chips.tsx';
import { FilterButton } from '#kit/list/filter/lazy/filter-button.tsx';
import { FilterSelects } from '#kit/list/filter/selects/filter-selects.tsx';
import { SearchField, type SearchFieldProps } from '#kit/list/search/search-field.tsx';
import { usePageStar } from '#kit/shell/page-star.tsx';
import { useText } from '#kit/text/i18n.ts';
import { DateBar, SellOnDay } from '#modules/bookings/public.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { type FilterFieldsProps, useFilters } from '../cards/use-filters.ts';
import { noFilters } from '../sessions-manifest-search.ts';
import { sessionsTexts } from '../texts/texts.ts';
import { PrintDay } from './print-day.tsx';

export type DayBarProps = FilterFieldsProps & {
  date: string;
  today: string;
  onDateChange: (date: string) => void;
  compact: boolean;
  refreshing: boolean;
  onRefresh: () => void;
  find: Omit<SearchFieldProps, 'size' | 'className'>;
};

/** Title, date, filters and, on wide screens, the search. On a phone "Atualizar" stands under the day. */
export function DayBar({
  compact,
  refreshing,
  onRefresh,
  date,
  today,
  onDateChange,
  find,
  ...filter
}: DayBarProps) {
  const t = useText(sessionsTexts);
  const star = usePageStar();
  const { search, onChange } = filter;
  const filters = useFilters(filter);
  const clear = () => onChange({ ...noFilters, q: search.q });
  return (
    <>
      <div className={compact ? 'max-md:sr-only' : undefined}>
        <PageHeader
          title={t('title')}
          star={<span className="max-md:hidden">{star}</span>}
          actions={
            !compact && (
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
      <DateBar date={date} today={today} onDateChange={onDateChange} compact={compact}>
        {compact ? (
          <FilterButton filters={filters} onClear={clear}>
            <PrintDay date={date} large />
          </FilterButton>
        ) : (
          <>
            <FilterSelects filters={filters} />
            <SearchField {...find} size="sm" className="ms-auto w-80" />
          </>
        )}
      </DateBar>
      {compact && <SellOnDay date={date} large />}
      <FilterChips filters={filters} onClear={clear} />
    </>
  );
}
