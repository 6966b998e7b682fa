import { RefreshCw } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import { usePageStar } from '#kit/page-star.tsx';
import { DateBar, SessionsLink } from '#modules/bookings/public.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterBar, type FilterFieldsProps } from './filter-fields.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { manifestMessages } from './messages.ts';

export type ManifestBarProps = FilterFieldsProps & {
  date: string;
  today: string;
  onDateChange: (date: string) => void;
  narrow: boolean;
  refreshing: boolean;
  onRefresh: () => void;
};

/** Title, date and filters of the day. */
export function ManifestBar({
  narrow,
  refreshing,
  onRefresh,
  date,
  today,
  onDateChange,
  ...filter
}: ManifestBarProps) {
  const t = useText(manifestMessages);
  const star = usePageStar();
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
                <RefreshButton busy={refreshing} onPress={onRefresh} />
              </>
            )
          }
        />
      </div>
      <DateBar date={date} today={today} onDateChange={onDateChange} narrow={narrow}>
        {narrow ? <FilterSheet {...filter} /> : <FilterBar {...filter} />}
      </DateBar>
      <FilterChips {...filter} />
    </>
  );
}

export type RefreshButtonProps = { busy: boolean; onPress: () => void; large?: boolean };

/** "Atualizar": in the title row, or under the day on a phone. */
export function RefreshButton({ busy, onPress, large = false }: RefreshButtonProps) {
  const t = useText(manifestMessages);
  return (
    <Button size={large ? 'pier' : 'md'} block={large} busy={busy} onClick={onPress}>
      <RefreshCw aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('refresh')}
    </Button>
  );
}
