import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { may } from '@leme/contract/access/permission';
import { ArrowRightLeft, Users } from 'lucide-react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useSelection } from '#kit/list/bulk/selection.ts';
import { ListPager } from '#kit/list/pager/list-pager.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { RoleView } from '../role-view.ts';
import { userRolesTexts } from '../texts/texts.ts';
import { useRolePeople } from '../user-roles.queries.ts';
import { MoveDialog } from './move-dialog.tsx';
import { MoveReport } from './move-report.tsx';
import { PeopleList } from './people-list.tsx';
import { useMoves } from './use-moves.ts';

/** The people of a role; some of them are chosen and given another. */
export function RolePeople({ role, roles, search, compact, onChange }: RoleView) {
  const t = useText(userRolesTexts);
  const can = useCan();
  const page = search.page ?? 1;
  const { query } = useRolePeople(role.name, page);
  const selection = useSelection<UserRow>(`${role.name} ${page}`);
  const { report, move, closeReport } = useMoves();
  const offered = roles.filter(({ name, is_assignable }) => is_assignable && name !== role.name);
  const mayMove = can(may('users', 'update')) && role.is_assignable && offered.length > 0;
  // As they are now: somebody may have changed them since they were chosen.
  const chosen = (query.data?.data ?? []).filter(({ id }) => selection.selected.has(id));
  return (
    <div className="grid gap-3">
      {report && <MoveReport report={report} onClose={closeReport} />}
      <QueryView
        query={query}
        skeleton="list"
        loadingLabel={t('loading')}
        errorTitle={t('peopleFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState level={3} icon={<Users />} title={t('nobody')} />}
      >
        {(found) => (
          <>
            {mayMove && (
              <div className="flex flex-wrap items-center gap-3">
                <Button
                  disabled={chosen.length === 0}
                  className="max-md:h-12"
                  onClick={() => onChange({ open: 'move' }, { push: true })}
                >
                  <ArrowRightLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
                  {t('move')}
                </Button>
                <span role="status" className="text-muted-fg">
                  {t('chosen', { count: chosen.length })}
                </span>
              </div>
            )}
            <PeopleList people={found.data} selection={mayMove ? selection : null} compact={compact} />
            <ListPager
              {...found}
              shown={found.data.length}
              onTurn={(next) => onChange({ page: next === 1 ? undefined : next })}
            />
          </>
        )}
      </QueryView>
      {search.open === 'move' && chosen.length > 0 && (
        <MoveDialog
          people={chosen}
          offered={offered}
          onClose={() => onChange({ open: undefined })}
          onMove={async (target) => {
            await move(chosen, target);
            selection.clear();
          }}
        />
      )}
    </div>
  );
}
