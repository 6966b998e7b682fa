import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { ListPager } from '#kit/list/pager/list-pager.tsx';
import { isStale, StaleNotice } from '#kit/list/stale/stale-notice.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { GuardedButton } from '#ui/records/guarded-button.tsx';
import { useUserActions } from '../../users/act/use-user-actions.tsx';
import { useUserRights } from '../../users/act/use-user-rights.ts';
import { useUser } from '../../users/users.queries.ts';
import { pageSize, useOperators, useVisits } from '../operators.queries.ts';
import { closed, type OperatorsSearch } from '../operators-search.ts';
import { saasUserPermissionsTexts } from '../texts/texts.ts';
import { OperatorsCards, OperatorsTable } from './operators-list.tsx';
import { useResend } from './use-resend.ts';

const Invite = lazyPart(async () => (await import('../lazy/invite-operator.tsx')).InviteOperator);
const EditUser = lazyPart(
  async () => (await import('../../users/lazy/user-form/edit-user-dialog.tsx')).EditUserDialog,
);

type Props = {
  search: OperatorsSearch;
  onChange: (part: Partial<OperatorsSearch>, options?: { push?: boolean }) => void;
};

/** Who works for the platform, how often they enter companies, and what is done to them. */
export function OperatorsTab({ search, onChange }: Props) {
  const t = useText(saasUserPermissionsTexts);
  const [measure, compact] = useIsCompact();
  const { query, refresh, isRefreshing } = useOperators(search.page);
  const visits = useVisits();
  const rights = useUserRights();
  const actions = useUserActions();
  const resend = useResend();
  const user = useUser(
    search.user,
    query.data?.data.find(({ id }) => id === search.user),
  );
  const close = () => onChange(closed);
  const List = compact ? OperatorsCards : OperatorsTable;
  return (
    <div ref={measure} className="grid grid-cols-1 gap-3">
      <div className="flex justify-end">
        <GuardedButton
          reason={rights.create}
          variant="primary"
          size={compact ? 'touch' : 'md'}
          block={compact}
          onClick={() => onChange({ open: 'invite', user: undefined }, { push: true })}
        >
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('invite')}
        </GuardedButton>
      </div>
      {isStale(query) && <StaleNotice query={{ ...query, isFetching: isRefreshing }} onRetry={refresh} />}
      {visits.isError && <Banner tone="warning">{t('visitsFailed')}</Banner>}
      <QueryView
        query={query}
        skeleton={compact ? 'list' : 'table'}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <Card>
            <EmptyState title={t('empty')} />
          </Card>
        }
      >
        {(found) => (
          <div className="grid grid-cols-1 gap-2">
            <List
              users={found.data}
              visits={visits.data}
              menu={{
                rights,
                actions,
                resend,
                onEdit: ({ id }) => onChange({ open: 'edit', user: id }, { push: true }),
              }}
            />
            {(found.hasMore || search.page > 1) && (
              <ListPager
                {...found}
                shown={found.data.length}
                page={search.page}
                limit={pageSize}
                onTurn={(page) => onChange({ page }, { push: true })}
              />
            )}
          </div>
        )}
      </QueryView>
      {actions.question}
      <Suspense fallback={null}>
        {search.open === 'invite' && rights.create === null && <Invite rights={rights} onClose={close} />}
        {search.open === 'edit' && user?.is_kept && rights.mayUpdate && (
          <EditUser key={user.id} user={user} rights={rights} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
