import { may } from '@leme/contract/access/permission';
import { Printer } from 'lucide-react';
import { Suspense } from 'react';
import { useOpenPages, usePageTitle } from '#kit/auth-session/open-pages.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useMedia } from '#kit/browser/use-media.ts';
import { isStale, StaleNotice } from '#kit/list/stale/stale-notice.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { usePageStar } from '#kit/shell/page-star.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { actionLink } from '#ui/style/link-style.ts';
import { useToday } from '../days/use-today.ts';
import {
  prefetchAvailability,
  useAvailability,
  useProducts,
  wantedProducts,
} from './availability.queries.ts';
import { readAvailabilityAddress } from './availability-address.ts';
import { AvailabilityBar } from './availability-bar.tsx';
import { AvailabilityCards, AvailabilityGrid } from './availability-grid.tsx';
import { NextRoom } from './next-room.tsx';
import { ProofCard } from './proof-card.tsx';
import { daysAround, type Span, spanFor } from './shown-days.ts';
import { availabilityTexts } from './texts/texts.ts';
import { useFilters } from './use-filters.ts';

const TimesDialog = lazyPart(async () => (await import('./lazy/times/times-dialog.tsx')).TimesDialog);

/** What can be sold, day by day and product by product: read, and sold from. */
export const screen = Object.assign(Availability, { prefetch: prefetchAvailability });

function Availability() {
  const t = useText(availabilityTexts);
  const { state: address, change } = useUrlState(readAvailabilityAddress);
  const today = useToday();
  const span = useSpan();
  const mayProve = useCan()(may('manage-availability', 'read'));
  const products = useProducts();
  const { date = today, party, of, on } = address;
  const days = daysAround(date, span);
  const query = useAvailability(days, party);
  const filters = useFilters(products, address, (part) => change(part, { push: true }));
  const wants = wantedProducts(products, address);
  const clear = () => change({ product: undefined, category: undefined, city: undefined }, { push: true });
  const cells = (query.data?.data ?? []).filter(({ product }) => !wants || wants(product.id));
  const Shown = span === 'day' ? AvailabilityCards : AvailabilityGrid;
  const open = (product: string, day: string) => change({ of: product, on: day }, { push: true });
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3">
      <Head mayPrint={span === 'month'} />
      <AvailabilityBar
        date={date}
        today={today}
        span={span}
        days={days}
        onDate={(day) => change({ date: day === today ? undefined : day })}
        filters={filters}
        party={party}
        onParty={(next) => change({ party: next })}
        onClear={clear}
      />
      {party !== undefined && (
        <NextRoom
          today={today}
          party={party}
          wants={wants}
          onGo={(product, day) => change({ date: day, of: product, on: day }, { push: true })}
        />
      )}
      {isStale(query) && <StaleNotice query={query} onRetry={() => void query.refetch()} />}
      <QueryView
        query={query}
        skeleton={span === 'day' ? 'card' : 'table'}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={() => cells.length === 0}
        empty={<Nothing isFiltered={wants !== null} onClear={clear} />}
      >
        {() => (
          <Shown
            days={days}
            today={today}
            cells={cells}
            party={party}
            onOpen={(cell) => open(cell.product.id, cell.date)}
          />
        )}
      </QueryView>
      {mayProve && <ProofCard />}
      <Suspense>
        {of !== undefined && on !== undefined && (
          <TimesDialog
            product={of}
            date={on}
            party={party}
            onClose={() => change({ of: undefined, on: undefined })}
          />
        )}
      </Suspense>
    </div>
  );
}

function useSpan(): Span {
  const [isNarrow, isPhone] = [useMedia('(width < 768px)'), useMedia('(width < 480px)')];
  return spanFor({ isNarrow, isPhone });
}

/** The title, and where it is changed what is only read here. */
function Head({ mayPrint }: { mayPrint: boolean }) {
  const t = useText(availabilityTexts);
  const kit = useText(kitTexts);
  const titleOf = usePageTitle();
  const star = usePageStar();
  const manage = useOpenPages().has('manage-availability');
  return (
    <PageHeader
      title={titleOf({ name: 'availability' })}
      star={<span className="max-md:hidden print:hidden">{star}</span>}
      subtitle={
        <span className="print:hidden">
          {t('here')}{' '}
          {manage && (
            <PageLink path="/manage-availability" className={actionLink}>
              {titleOf({ name: 'manage-availability' })}
            </PageLink>
          )}
        </span>
      }
      actions={
        mayPrint && (
          <Button variant="quiet" className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {kit('print')}
          </Button>
        )
      }
    />
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useText(availabilityTexts);
  return (
    <Card>
      <EmptyState
        title={t(isFiltered ? 'noneFits' : 'none')}
        text={isFiltered ? undefined : t('noneText')}
        action={isFiltered && <Button onClick={onClear}>{t('clear')}</Button>}
      />
    </Card>
  );
}
