import { Suspense } from 'react';
import { usePageStar } from '#kit/shell/page-star.tsx';
import { useText } from '#kit/text/i18n.ts';
import { DateBar, SellOnDay, SessionsLink } from '#modules/bookings/public.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { FilterChips } from '../../../kit/list/filter/filter-chips.tsx';
import { type FilterFieldsProps, noChoice, useFilters } from '../filter/use-filters.ts';
import { manifestTexts } from '../texts/texts.ts';
import { DayActions } from './day-actions.tsx';
import { FilterButton } from './day-layout.tsx';

export type ManifestBarProps = FilterFieldsProps & {
  date: string;
  today: string;
  onDateChange: (date: string) => void;
  compact: boolean;
  refreshing: boolean;
  onRefresh: () => void;
};

/** Title, date and filters of the day. */
export function ManifestBar({ compact, refreshing, onRefresh, date, ...props }: ManifestBarProps) {
  const t = useText(manifestTexts);
  const star = usePageStar();
  const { today, onDateChange, ...filter } = props;
  const clear = () => filter.onChange(noChoice);
  const act = { refreshing, onRefresh };
  const filters = useFilters(filter);
  return (
    <>
      <div className={compact ? 'max-md:sr-only' : undefined}>
        <PageHeader
          title={t('title')}
          subtitle={t('subtitle')}
          star={<span className="max-md:hidden">{star}</span>}
          actions={
            !compact && (
              <>
                <SessionsLink date={date} />
                <DayActions {...act} />
                <SellOnDay date={date} />
              </>
            )
          }
        />
      </div>
      <DateBar date={date} today={today} onDateChange={onDateChange} compact={compact}>
        {compact && (
          <Suspense fallback={<span className="size-14" />}>
            <FilterButton filters={filters} onClear={clear} />
          </Suspense>
        )}
      </DateBar>
      {compact && <SellOnDay date={date} large />}
      <FilterChips filters={filters} onClear={clear} />
    </>
  );
}
