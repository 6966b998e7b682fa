import { ListChecks } from 'lucide-react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useNow, useToday } from '../../days/use-today.ts';
import { readCreateAddress } from '../create-address.ts';
import { createTexts } from '../texts/texts.ts';
import { useDepartures } from '../tour/departures.queries.ts';
import { QuickForm } from './quick-form.tsx';

/** The next departures of today with room, counted, paid and done: for a queue at the counter. */
export function QuickSale() {
  const t = useText(createTexts);
  const today = useToday();
  const now = useNow();
  const { change } = useUrlState(readCreateAddress);
  const query = useDepartures(today, 1);
  const next = (query.data?.data ?? []).filter(
    ({ state, starts_at }) => state === 'open' && Date.parse(starts_at) > now - 900_000,
  );
  const wizard = (
    <Button onClick={() => change({ mode: undefined })}>
      <ListChecks aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('wholeSale')}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader title={t('quick')} subtitle={t('quickText')} actions={wizard} />
      <QueryView query={query} skeleton="form" loadingLabel={t('loadingTours')} errorTitle={t('toursFailed')}>
        {({ fares }) =>
          next.length > 0 ? (
            <QuickForm departures={next} fares={fares} />
          ) : (
            <EmptyState title={t('nothingToday')} text={t('nothingTodayText')} action={wizard} />
          )
        }
      </QueryView>
    </div>
  );
}
