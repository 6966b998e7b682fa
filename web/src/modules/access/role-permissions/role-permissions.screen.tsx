import { isEditable } from '@leme/contract/access/grants';
import { may } from '@leme/contract/access/permission';
import type { Role } from '@leme/contract/access/roles';
import { Printer, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { usePageTitle } from '#kit/auth-session/open-pages.ts';
import { useAccess, useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { useDirtyGuard } from '#kit/form/dirty-guard.tsx';
import { NothingFits } from '#kit/list/empty/nothing-fits.tsx';
import { isStale, StaleNotice } from '#kit/list/stale/stale-notice.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { usePageStar } from '#kit/shell/page-star.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { cellsOf, type Differences, type Looker, noDraft } from './matrix/cells.ts';
import { MatrixCards } from './matrix/matrix-cards.tsx';
import { MatrixTable } from './matrix/matrix-table.tsx';
import { useMatrix } from './matrix/use-matrix.ts';
import { PendingPanel } from './pending-panel.tsx';
import { ResetRole } from './reset-role.tsx';
import { RightSetsMenu } from './right-sets-menu.tsx';
import { RightsBar } from './rights-bar.tsx';
import { RightsNotice } from './rights-notice.tsx';
import { prefetchDifferences, useRoleDifferences } from './role-permissions.queries.ts';
import { readRolePermissionsSearch } from './role-permissions-search.ts';
import { rolePermissionsTexts } from './texts/texts.ts';
import { type RoleDraft, useRoleDraft } from './use-role-draft.ts';

/** What each role may do, and what the company changed of it. */
export const screen = Object.assign(RolePermissions, { prefetch: prefetchDifferences });

const first: Role = 'marinheiro';
const none: Differences = { data: [], versions: {}, active_resources: null };

function useLooker(): Looker {
  const { role, permissions } = useAccess();
  const mayChange = useCan()(may('role-permissions', 'update'));
  return useMemo(() => ({ role, permissions, mayChange }), [role, permissions, mayChange]);
}

function RolePermissions() {
  const t = useText(rolePermissionsTexts);
  const { state: search, change } = useUrlState(readRolePermissionsSearch);
  const [measure, compact] = useIsCompact();
  const { query, refresh } = useRoleDifferences();
  const looker = useLooker();
  const differences = query.data ?? none;
  const { role = first, compare } = search;
  const rights = useRoleDraft(role, differences, looker);
  const otherOf = compare ? cellsOf({ role: compare, differences, draft: noDraft, looker }) : null;
  const groups = useMatrix(rights.cellOf, otherOf, search);
  const isDirty = rights.pending.length > 0;
  const guard = useDirtyGuard(isDirty, {
    leaves: (from, to) => (from.role ?? first) !== (to.role ?? first),
    onDiscard: rights.discard,
  });
  const Matrix = compact ? MatrixCards : MatrixTable;
  return (
    <div ref={measure} className="rights-page grid grid-cols-1 gap-4 max-md:gap-3">
      <RightsHead rights={rights} looker={looker} onReset={() => change({ open: 'reset' }, { push: true })} />
      <RightsBar role={role} search={search} differences={differences} compact={compact} onChange={change} />
      {isStale(query) && <StaleNotice query={query} onRetry={refresh} />}
      <RightsNotice rights={rights} looker={looker} />
      <QueryView
        query={query}
        skeleton={compact ? 'card' : 'table'}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={() => groups.length === 0}
        empty={<NothingFits title={t('noMatch')} onClear={() => change({ q: undefined, show: undefined })} />}
      >
        {() => <Matrix role={role} compare={compare} groups={groups} onPress={rights.choose} />}
      </QueryView>
      {isDirty && <PendingPanel rights={rights} compact={compact} />}
      <ResetRole rights={rights} open={search.open === 'reset'} onClose={() => change({ open: undefined })} />
      {guard.dialog}
    </div>
  );
}

type HeadProps = { rights: RoleDraft; looker: Looker; onReset: () => void };

function RightsHead({ rights, looker, onReset }: HeadProps) {
  const t = useText(rolePermissionsTexts);
  const star = usePageStar();
  const title = usePageTitle()({ name: 'role-permissions' });
  const mayFill = isEditable(rights.role) && looker.mayChange && looker.role !== rights.role;
  const mayReset = isEditable(rights.role) && rights.resettable.length > 0;
  return (
    <PageHeader
      title={title}
      star={<span className="max-md:hidden print:hidden">{star}</span>}
      actions={
        <span className="flex flex-wrap gap-2 print:hidden">
          <Button variant="quiet" className="max-md:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('print')}
          </Button>
          {mayFill && <RightSetsMenu rights={rights} />}
          {mayReset && (
            <Button variant="quiet" onClick={onReset}>
              <RotateCcw aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('reset')}
            </Button>
          )}
        </span>
      }
    />
  );
}
