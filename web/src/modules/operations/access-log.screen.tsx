import { FilterX, Shield } from 'lucide-react';
import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/i18n.ts';
import { usePageStar } from '#kit/page-star.tsx';
import { QueryView } from '#kit/query-view.tsx';
import { useUrlState } from '#kit/url-state.ts';
import { useNarrow } from '#kit/use-narrow.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Pager } from '#ui/pager.tsx';
import { eventsAPage, useSecurityEvents } from './access-log.queries.ts';
import { everything, isNarrowed, readAccessLogSearch } from './access-log-search.ts';
import { EventFilters } from './event-filters.tsx';
import { EventsCards, EventsTable } from './events-list.tsx';
import { ExportButton } from './export-button.tsx';
import { operationsTexts } from './texts/texts.ts';

/** Who came in, who was kept out and who saw what of people. */
export function AccessLogScreen() {
  const t = useText(operationsTexts);
  const { state: search, change } = useUrlState(readAccessLogSearch);
  const [measure, narrow] = useNarrow();
  const star = usePageStar();
  const query = useSecurityEvents(search);
  const List = narrow ? EventsCards : EventsTable;
  return (
    <div ref={measure} className="grid grid-cols-1 gap-4 max-md:gap-3">
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        star={<span className="max-md:hidden">{star}</span>}
        actions={<ExportButton search={search} />}
      />
      <EventFilters search={search} narrow={narrow} onChange={change} />
      <QueryView
        query={query}
        skeleton={narrow ? 'card' : 'table'}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<Nothing narrowed={isNarrowed(search)} onClear={() => change(everything)} />}
      >
        {(found) => (
          <Card className="overflow-hidden">
            <List events={found.data} onNetwork={(address) => change({ address, page: undefined })} />
            <EventsPager found={found} onPage={(page) => change({ page: page === 1 ? undefined : page })} />
          </Card>
        )}
      </QueryView>
    </div>
  );
}

type PagerProps = {
  found: { data: readonly unknown[]; count: number; countIsEstimate: boolean; page: number };
  onPage: (page: number) => void;
};

function EventsPager({ found, onPage }: PagerProps) {
  const t = useText(operationsTexts);
  const { number } = useFormat();
  const first = (found.page - 1) * eventsAPage + 1;
  const summary = {
    first: number(first),
    last: number(first + found.data.length - 1),
    total: number(found.count),
  };
  return (
    <Pager
      page={found.page}
      pageCount={Math.max(1, Math.ceil(found.count / eventsAPage))}
      onPageChange={onPage}
      summary={t(found.countIsEstimate ? 'shownOfMany' : 'shown', summary)}
      labels={{
        nav: t('pages'),
        previous: t('previousPage'),
        next: t('nextPage'),
        page: (page) => t('pageNumber', { page: number(page) }),
      }}
    />
  );
}

function Nothing({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const t = useText(operationsTexts);
  return (
    <Card>
      <EmptyState
        icon={narrowed ? <FilterX /> : <Shield />}
        title={t(narrowed ? 'noMatch' : 'emptyTitle')}
        text={narrowed ? undefined : t('emptyText')}
        action={narrowed && <Button onClick={onClear}>{t('clearFilters')}</Button>}
      />
    </Card>
  );
}
