import { Shield } from 'lucide-react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { NothingFits } from '#kit/list/empty/nothing-fits.tsx';
import { usePagerLabels } from '#kit/list/pager/use-pager-labels.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { usePageStar } from '#kit/shell/page-star.tsx';
import type { Screen } from '#kit/shell/screen.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Pager } from '#ui/records/pager.tsx';
import { operationsTexts } from '../texts/texts.ts';
import { eventsAPage, useSecurityEvents } from './access-log.queries.ts';
import { everything, isFiltered, readAccessLogSearch } from './access-log-search.ts';
import { EventFilters } from './event-filters.tsx';
import { EventsCards, EventsTable } from './events-list.tsx';
import { ExportButton } from './export-button.tsx';

/** Who came in, who was kept out and who saw what of people. */
export const screen: Screen = AccessLog;

function AccessLog() {
  const t = useText(operationsTexts);
  const { state: search, change } = useUrlState(readAccessLogSearch);
  const [measure, compact] = useIsCompact();
  const star = usePageStar();
  const query = useSecurityEvents(search);
  const List = compact ? EventsCards : EventsTable;
  return (
    <div ref={measure} className="grid grid-cols-1 gap-4 max-md:gap-3">
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        star={<span className="max-md:hidden">{star}</span>}
        actions={<ExportButton search={search} />}
      />
      <EventFilters search={search} compact={compact} onChange={change} />
      <QueryView
        query={query}
        skeleton={compact ? 'card' : 'table'}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={
          isFiltered(search) ? (
            <NothingFits title={t('noMatch')} onClear={() => change(everything)} />
          ) : (
            <Card>
              <EmptyState icon={<Shield />} title={t('emptyTitle')} text={t('emptyText')} />
            </Card>
          )
        }
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
      labels={usePagerLabels()}
    />
  );
}
