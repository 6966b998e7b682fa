import { may } from '@leme/contract/access/permission';
import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import { useRef, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import type { ChangeOptions } from '#kit/browser/url-state.ts';
import type { RowAction } from '#kit/list/actions/action-menu.tsx';
import { isStale, StaleNotice } from '#kit/list/stale/stale-notice.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { useQueue } from './queue.queries.ts';
import type { QueueAddress } from './queue-address.ts';
import { QueueItem } from './queue-item.tsx';
import { insideSalesTexts } from './texts/texts.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import { useSalesVerbs } from './use-sales-verbs.ts';

export type Change = (part: Partial<QueueAddress>, options?: ChangeOptions) => void;
export type QueueListProps = { live: ReturnType<typeof useQueue>; address: QueueAddress; change: Change };

/** The queue, one lead under the other, and the keys that lead through it. */
export function QueueList({ live: { query, refresh }, address, change }: QueueListProps) {
  const t = useText(insideSalesTexts);
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const isOffline = useConnectivity() === 'offline';
  const mayWrite = useCan()(may('leads', 'update'));
  const open = (part: Partial<QueueAddress>) => change(part, { push: true });
  const verbs = useSalesVerbs((work) => open({ work, owner: undefined, page: undefined }));
  const rows = query.data?.data ?? [];
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === current),
  );
  const isFree = (row: QueueRow) => address.owner === 'pool' && !row.is_shared;
  const onNext = (row: QueueRow) => (isFree(row) ? void verbs.taking.run(row.id) : open({ work: row.id }));
  const withCurrent = (does: (row: QueueRow) => void) => () => {
    const row = rows[at];
    if (row && mayWrite && !isOffline) does(row);
  };
  const step = (by: number) => () => {
    const next = rows[current === null ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (!next) return;
    setCurrent(next.id);
    list.current?.querySelectorAll<HTMLElement>('[data-row-link]')[rows.indexOf(next)]?.focus();
  };
  useQueueKeys({
    next: step(1),
    previous: step(-1),
    chat: withCurrent(({ id }) => open({ chat: id })),
    call: withCurrent((row) => {
      callUp(row);
      open({ work: row.id });
    }),
    note: withCurrent(({ id }) => open({ talk: id })),
    postpone: withCurrent(({ id }) => open({ postpone: id })),
    lose: withCurrent(({ id }) => open({ lose: id })),
    win: withCurrent((row) => void verbs.winning.run(row)),
  });
  const actionsOf = (row: QueueRow): RowAction[] => [
    { id: 'chat', label: t('chat'), onSelect: () => open({ chat: row.id }) },
    { id: 'call', label: t('call'), onSelect: () => callUp(row) },
    { id: 'talk', label: t('talk'), onSelect: () => open({ talk: row.id }) },
    { id: 'postpone', label: t('postpone'), disabled: isOffline, onSelect: () => open({ postpone: row.id }) },
    ...(row.cadence
      ? [
          {
            id: 'cadence',
            label: t(row.cadence.paused ? 'goOn' : 'pause'),
            disabled: isOffline,
            onSelect: () => void verbs.following.run(row),
          },
        ]
      : []),
    { id: 'win', label: t('win'), disabled: isOffline, onSelect: () => void verbs.winning.run(row) },
    {
      id: 'lose',
      label: t('lose'),
      danger: true,
      disabled: isOffline,
      onSelect: () => open({ lose: row.id }),
    },
  ];
  return (
    <>
      {isStale(query) && <StaleNotice query={query} onRetry={refresh} />}
      <QueryView
        query={query}
        skeleton="list"
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState title={t('empty')} text={t(address.owner === 'pool' ? 'emptyPool' : 'emptyText')} />
        }
      >
        {({ data, now, hasMore, page, count }) => (
          <>
            <p className="text-muted-fg text-sm" role="status">
              {t('count', { count })}
            </p>
            <ul ref={list} aria-label={t('title')} className="divide-y rounded-md border bg-surface">
              {data.map((row) => (
                <QueueItem
                  key={row.id}
                  row={row}
                  now={now}
                  isCurrent={row.id === current}
                  isBusy={verbs.taking.busyWith === row.id}
                  isOffline={isOffline}
                  mayWrite={mayWrite}
                  isFree={isFree(row)}
                  actions={actionsOf(row)}
                  onOpen={() => open({ talk: row.id })}
                  onNext={() => onNext(row)}
                />
              ))}
            </ul>
            <div className="flex justify-center gap-2 empty:hidden">
              {page > 1 && (
                <Button onClick={() => change({ page: page > 2 ? page - 1 : undefined })}>
                  {t('before')}
                </Button>
              )}
              {hasMore && <Button onClick={() => change({ page: page + 1 })}>{t('after')}</Button>}
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}

/** Hands the number to whatever makes calls here. */
function callUp({ country_code, phone }: QueueRow): void {
  window.location.href = `tel:${phone.startsWith('+') ? '' : country_code}${phone}`;
}
