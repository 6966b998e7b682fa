import type { UseQueryResult } from '@tanstack/react-query';
import { CalendarOff, SearchX } from 'lucide-react';
import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { SellOnDay } from '#modules/bookings/public.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { sessionsTexts } from './texts/texts.ts';

/** A day on which nothing sails, and the way to the first departure. */
export function NoSessions({ date }: { date: string }) {
  const t = useText(sessionsTexts);
  return (
    <Card>
      <EmptyState
        icon={<CalendarOff />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        // A phone has both above the day.
        action={<SellOnDay date={date} className="max-md:hidden" />}
      />
    </Card>
  );
}

/** Everything is filtered away. */
export function NothingMatches({ count, onClear }: { count: number; onClear: () => void }) {
  const t = useText(sessionsTexts);
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title={t('emptyTitle')}
        text={t('noMatchText', { count })}
        action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
      />
    </Card>
  );
}

type StaleDayProps = {
  query: Pick<UseQueryResult, 'isError' | 'data' | 'dataUpdatedAt' | 'isFetching'>;
  onRetry: () => void;
};

/** Says that the cards shown are of an earlier moment because they could not be fetched again. */
export function StaleDay({ query, onRetry }: StaleDayProps) {
  const t = useText(sessionsTexts);
  const kit = useText(kitTexts);
  const { time } = useFormat();
  if (!query.isError || query.data === undefined) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" busy={query.isFetching} onClick={onRetry}>
          {kit('retry')}
        </Button>
      }
    >
      {t('stale', { time: time(new Date(query.dataUpdatedAt)) })}
    </Banner>
  );
}
