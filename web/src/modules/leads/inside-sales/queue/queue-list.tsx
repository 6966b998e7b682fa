import { may } from '@leme/contract/access/permission';
import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import { useRef, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { isStale, StaleNotice } from '#kit/list/stale/stale-notice.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import type { useQueue } from '../queue.queries.ts';
import type { Change, QueueAddress } from '../queue-address.ts';
import { insideSalesTexts } from '../texts/texts.ts';
import { callUp } from './call-up.ts';
import { EmptyQueue } from './empty-queue.tsx';
import { QueueItem } from './queue-item.tsx';
import { useQueueKeys } from './use-queue-keys.ts';
import { useRowActions } from './use-row-actions.ts';
import { useSalesVerbs } from './use-sales-verbs.ts';

export type QueueListProps = {
  live: ReturnType<typeof useQueue>;
  now: Date;
  address: QueueAddress;
  change: Change;
};

/** The queue, one lead under the other, and the keys that lead through it. */
export function QueueList({ live: { query, refresh }, now, address, change }: QueueListProps) {
  const t = useText(insideSalesTexts);
  const { time } = useFormat();
  const isOffline = useConnectivity() === 'offline';
  const mayWrite = useCan()(may('leads', 'update'));
  const open = (part: Partial<QueueAddress>) => change(part, { push: true });
  const verbs = useSalesVerbs((work) => open({ work, owner: undefined, page: undefined }));
  const isFree = (row: QueueRow) => address.owner === 'pool' && !row.is_shared;
  const onNext = (row: QueueRow) => (isFree(row) ? void verbs.taking.run(row.id) : open({ work: row.id }));
  const onOpen = (row: QueueRow) =>
    mayWrite && !isFree(row) ? open({ work: row.id }) : open({ talk: row.id });
  const { list, current } = useWalk(query.data?.data ?? [], { open, verbs, mayWrite, isOffline, onOpen });
  const actionsOf = useRowActions({ verbs, open, isOffline });
  return (
    <>
      {isOffline && query.data && (
        <Banner tone="warning">{t('offline', { time: time(new Date(query.dataUpdatedAt)) })}</Banner>
      )}
      {!isOffline && isStale(query) && <StaleNotice query={query} onRetry={refresh} />}
      <QueryView
        query={query}
        skeleton="list"
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyQueue address={address} change={change} />}
      >
        {({ data, hasMore, page, count }) => (
          <>
            <p className="text-muted-fg text-sm tabular-nums" role="status">
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
                  onOpen={() => onOpen(row)}
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

type Walk = {
  open: (part: Partial<QueueAddress>) => void;
  verbs: ReturnType<typeof useSalesVerbs>;
  mayWrite: boolean;
  isOffline: boolean;
  onOpen: (row: QueueRow) => void;
};

/** Which lead the keys are at, and what they do to it. */
function useWalk(rows: readonly QueueRow[], { open, verbs, mayWrite, isOffline, onOpen }: Walk) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === current),
  );
  const withCurrent = (does: (row: QueueRow) => void) => () => {
    const row = rows[at];
    if (row) does(row);
  };
  const writing = (does: (row: QueueRow) => void) =>
    withCurrent((row) => {
      if (mayWrite && !isOffline) does(row);
    });
  const step = (by: number) => () => {
    const next = rows[current === null ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (!next) return;
    setCurrent(next.id);
    list.current?.querySelectorAll<HTMLElement>('[data-row-link]')[rows.indexOf(next)]?.focus();
  };
  useQueueKeys({
    next: step(1),
    previous: step(-1),
    work: withCurrent(onOpen),
    chat: withCurrent(({ id }) => open({ chat: id })),
    call: withCurrent(callUp),
    note: withCurrent(({ id }) => open({ talk: id })),
    postpone: writing(({ id }) => open({ postpone: id })),
    lose: writing(({ id }) => open({ lose: id })),
    win: writing((row) => void verbs.winning.run(row)),
  });
  return { list, current };
}
