import { Users as UsersIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { NothingFits } from '#kit/list/empty/nothing-fits.tsx';
import { ListPager } from '#kit/list/pager/list-pager.tsx';
import { deepestPage } from '#kit/list/pager/place.ts';
import { isStale, StaleNotice } from '#kit/list/stale/stale-notice.tsx';
import { useRowKeys } from '#kit/list/table/use-row-keys.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { ThumbBar } from '#kit/shell/thumb-bar.tsx';
import { useText } from '#kit/text/i18n.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { GuardedButton } from '#ui/records/guarded-button.tsx';
import { cn } from '#ui/style/cn.ts';
import { useUserActions } from './act/use-user-actions.tsx';
import { useUserFailure } from './act/use-user-failure.tsx';
import { useUserRights } from './act/use-user-rights.ts';
import { NewUserButton, UsersHead } from './head/users-head.tsx';
import { UsersToolbar } from './head/users-toolbar.tsx';
import { UsersCards } from './list/users-cards.tsx';
import { UsersTable } from './list/users-table.tsx';
import { useLook } from './look/look.ts';
import { usersTexts } from './texts/texts.ts';
import { prefetchUsers, usePageSize, useUsers } from './users.queries.ts';
import { UsersDialogs } from './users-dialogs.tsx';
import {
  closed,
  everybody,
  fromStart,
  isNarrowed,
  pageSizes,
  readUsersSearch,
  usualOrder,
} from './users-search.ts';

/** Who signs in, with which level, and what is done to them. */
export const screen = Object.assign(Users, { prefetch: prefetchUsers });

function Users() {
  const t = useText(usersTexts);
  const { state: search, change } = useUrlState(readUsersSearch);
  const [measure, compact] = useIsCompact();
  const [limit, keepLimit] = usePageSize();
  const [look, changeLook] = useLook();
  const { query, refresh, isRefreshing, isOld } = useUsers(search, limit);
  const rights = useUserRights();
  const actions = useUserActions();
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  useFailureToast(query.isError && query.data === undefined ? query.errorUpdatedAt : null);
  const { sort = usualOrder } = search;
  const open = (dialog: 'new' | 'invite') => change({ open: dialog, user: undefined }, { push: true });
  const List = compact ? UsersCards : UsersTable;
  const tools = { search, compact, found: query.data, rights, onOpen: open };
  return (
    <div ref={measure} className="grid grid-cols-1 gap-3">
      <UsersHead {...tools} />
      <UsersToolbar {...tools} look={look} onLook={changeLook} onChange={change} />
      {isStale(query) && <StaleNotice query={{ ...query, isFetching: isRefreshing }} onRetry={refresh} />}
      <QueryView
        query={query}
        skeleton={compact ? 'list' : 'table'}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={
          isNarrowed(search) ? (
            <NothingFits title={t('empty')} text={t('noMatch')} onClear={() => change(everybody)} />
          ) : (
            <NobodyYet reason={rights.create} onCreate={() => open('new')} />
          )
        }
      >
        {(found) => (
          <Rows within={rows} isOld={isOld} compact={compact}>
            <List
              users={found.data}
              rights={rights}
              actions={actions}
              look={look}
              sort={sort}
              onSort={(next) => change({ ...fromStart, sort: next })}
              onOpen={(dialog, user) => change({ open: dialog, user: user.id }, { push: true })}
            />
            <ListPager
              {...found}
              shown={found.data.length}
              page={search.page ?? 1}
              limit={limit}
              deepest={deepestPage(limit)}
              sizes={pageSizes}
              onTurn={(page) => change(turnedTo(page, limit, found), { push: true })}
              onLimit={(size) => {
                keepLimit(size);
                change(fromStart);
              }}
            />
          </Rows>
        )}
      </QueryView>
      {compact && (
        <ThumbBar>
          <NewUserButton reason={rights.create} onCreate={() => open('new')} large />
        </ThumbBar>
      )}
      {actions.question}
      <UsersDialogs
        search={search}
        users={query.data?.data ?? []}
        rights={rights}
        onClose={() => change(closed)}
      />
    </div>
  );
}

/** Beyond the pages that are counted to, the next one goes on behind the last row of this. */
function turnedTo(page: number, limit: number, { nextCursor }: { nextCursor: string | null }) {
  const isDeep = page > deepestPage(limit);
  return { page: page === 1 ? undefined : page, cursor: (isDeep && nextCursor) || undefined };
}

type RowsProps = {
  within: RefObject<HTMLDivElement | null>;
  isOld: boolean;
  compact: boolean;
  children: ReactNode;
};

function Rows({ within, isOld, compact, children }: RowsProps) {
  return (
    <div
      ref={within}
      aria-busy={isOld}
      className={cn('transition-opacity duration-200', isOld && 'opacity-60')}
    >
      {compact ? (
        <div className="grid gap-2">{children}</div>
      ) : (
        <Card className="overflow-clip">{children}</Card>
      )}
    </div>
  );
}

function NobodyYet({ reason, onCreate }: { reason: string | null; onCreate: () => void }) {
  const t = useText(usersTexts);
  return (
    <Card>
      <EmptyState
        icon={<UsersIcon />}
        title={t('empty')}
        text={t('emptyText')}
        action={
          <GuardedButton reason={reason} onClick={onCreate}>
            {t('createFirst')}
          </GuardedButton>
        }
      />
    </Card>
  );
}

/** Says that the list did not come, once for each time; `failedAt` is null while it did. */
function useFailureToast(failedAt: number | null): void {
  const t = useText(usersTexts);
  const fails = useUserFailure();
  const tell = useEffectEvent(() => fails(t('loadFailed')));
  // Outside system: the answer of the server.
  useEffect(() => {
    if (failedAt !== null) tell();
  }, [failedAt]);
}
