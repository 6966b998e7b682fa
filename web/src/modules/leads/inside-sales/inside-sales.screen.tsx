import { may } from '@leme/contract/access/permission';
import { Suspense } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { usePhone } from '#kit/browser/use-media.ts';
import { FilterChips } from '#kit/list/filter/filter-chips.tsx';
import { FilterButton } from '#kit/list/filter/lazy/filter-button.tsx';
import { FilterSelects } from '#kit/list/filter/selects/filter-selects.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Tabs } from '#ui/records/tabs.tsx';
import { QueueList } from './queue/queue-list.tsx';
import { QueueViews } from './queue/queue-views.tsx';
import { useQueueFilters } from './queue/use-queue-filters.ts';
import { useServerMoment } from './queue/use-server-moment.ts';
import { prefetchQueue, useQueue } from './queue.queries.ts';
import { type Change, type QueueAddress, readQueueAddress, unfiltered } from './queue-address.ts';
import { QueueDialogs } from './queue-dialogs.tsx';
import { QueueMenu } from './queue-menu.tsx';
import { insideSalesTexts } from './texts/texts.ts';

const TeamTab = lazyPart(async () => (await import('./lazy/team/team-tab.tsx')).TeamTab);

/** Whom to call now. */
export const screen = Object.assign(InsideSales, { prefetch: prefetchQueue });

function InsideSales() {
  const t = useText(insideSalesTexts);
  const loading = useText(kitTexts)('loading');
  const { state: address, change } = useUrlState(readQueueAddress);
  const isPhone = usePhone();
  const maySeeAll = useCan()(may('inside-sales', 'update'));
  const queue = <QueueOf address={address} change={change} />;
  const team = (
    <Suspense fallback={<Skeleton variant="grid" label={loading} />}>
      <TeamTab days={address.days} onDays={(days) => change({ days })} />
    </Suspense>
  );
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3">
      <PageHeader title={t('title')} actions={!isPhone && <QueueMenu />} />
      {maySeeAll ? (
        <div className="relative">
          {isPhone && (
            <div className="absolute end-0 top-0.5 z-1">
              <QueueMenu />
            </div>
          )}
          <Tabs
            name={t('title')}
            value={address.tab ?? 'queue'}
            onValueChange={(tab) => change({ tab: tab === 'team' ? tab : undefined }, { push: true })}
            items={[
              { value: 'queue', label: t('queue'), content: queue },
              { value: 'team', label: t('team'), content: team },
            ]}
          />
        </div>
      ) : (
        queue
      )}
    </div>
  );
}

type QueueOfProps = { address: QueueAddress; change: Change };

function QueueOf({ address, change }: QueueOfProps) {
  const t = useText(insideSalesTexts);
  const [measure, compact] = useIsCompact();
  const live = useQueue(address);
  const { data, dataUpdatedAt } = live.query;
  const rows = data?.data ?? [];
  const now = useServerMoment(data?.now, dataUpdatedAt);
  const again = (part: Partial<QueueAddress>) => change({ page: undefined, ...part });
  const filters = useQueueFilters(address, data?.counts ?? {}, again);
  const maySeeAll = useCan()(may('inside-sales', 'update'));
  const { owner = 'me' } = address;
  const isOfOne = !['me', 'pool', 'all'].includes(owner);
  const whose = [
    { value: 'me', label: t('mine') },
    { value: 'pool', label: t('pool') },
    ...(maySeeAll ? [{ value: 'all', label: t('all') }] : []),
    // Of one seller, where the figures of the team led here.
    ...(isOfOne ? [{ value: owner, label: rows[0]?.owner ?? t('seller') }] : []),
  ];
  return (
    <div ref={measure} className="grid grid-cols-1 gap-4 max-md:gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          name={t('whose')}
          value={owner}
          options={whose}
          className={compact ? 'flex-1' : undefined}
          onValueChange={(next) => again({ owner: next === 'me' ? undefined : next })}
        />
        {compact ? (
          <>
            <FilterButton filters={filters} onClear={() => again(unfiltered)} />
            <QueueViews address={address} change={change} compact />
          </>
        ) : (
          <div className="ms-auto flex flex-wrap gap-2">
            <FilterSelects filters={filters} />
            <QueueViews address={address} change={change} compact={false} />
          </div>
        )}
      </div>
      {compact && <FilterChips filters={filters} onClear={null} />}
      <QueueList live={live} now={now} address={address} change={change} />
      <QueueDialogs address={address} change={change} rows={rows} count={data?.count ?? 0} now={now} />
    </div>
  );
}
