import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { Suspense } from 'react';
import { useText } from '#kit/i18n.ts';
import { usePageStar } from '#kit/page-star.tsx';
import { DateBar, SellOnDay, SessionsLink } from '#modules/bookings/public.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { DayActions } from './day-actions.tsx';
import { FilterSheet } from './day-layout.tsx';
import { FilterChips } from './filter-chips.tsx';
import { type FilterFieldsProps, useFilters } from './filter-controls.ts';
import { manifestTexts } from './texts/texts.ts';

export type ManifestBarProps = FilterFieldsProps & {
  date: string;
  today: string;
  onDateChange: (date: string) => void;
  narrow: boolean;
  refreshing: boolean;
  onRefresh: () => void;
  sessions: readonly ManifestSession[];
};

/** Title, date and filters of the day. */
export function ManifestBar({ narrow, refreshing, onRefresh, date, sessions, ...props }: ManifestBarProps) {
  const t = useText(manifestTexts);
  const star = usePageStar();
  const { today, onDateChange, ...filter } = props;
  const act = { refreshing, onRefresh, sessions };
  const filters = useFilters(filter);
  return (
    <>
      <div className={narrow ? 'max-md:sr-only' : undefined}>
        <PageHeader
          title={t('title')}
          subtitle={t('subtitle')}
          star={<span className="max-md:hidden">{star}</span>}
          actions={
            !narrow && (
              <>
                <SessionsLink date={date} />
                <DayActions {...act} />
                <SellOnDay date={date} />
              </>
            )
          }
        />
      </div>
      <DateBar date={date} today={today} onDateChange={onDateChange} narrow={narrow}>
        {narrow && (
          <Suspense fallback={<span className="size-14" />}>
            <FilterSheet {...filters} />
          </Suspense>
        )}
      </DateBar>
      {narrow && <SellOnDay date={date} large />}
      <FilterChips {...filters} />
    </>
  );
}
