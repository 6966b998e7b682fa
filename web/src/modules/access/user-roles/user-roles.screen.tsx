import type { Role } from '@leme/contract/access/roles';
import { usePageTitle } from '#kit/auth-session/open-pages.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { isStale, StaleNotice } from '#kit/list/stale/stale-notice.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { usePageStar } from '#kit/shell/page-star.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Tabs } from '#ui/records/tabs.tsx';
import { FullAdminNote, GivesList, GivesTable } from './gives-table.tsx';
import { RoleDetail } from './role-detail.tsx';
import { RolesList } from './roles-list.tsx';
import { userRolesTexts } from './texts/texts.ts';
import { prefetchRoles, type RoleRow, useRoleList } from './user-roles.queries.ts';
import { readUserRolesSearch, type UserRolesSearch } from './user-roles-search.ts';

/** The roles there are: who holds them, what they reach and who gives them. */
export const screen = Object.assign(UserRoles, { prefetch: prefetchRoles });

function UserRoles() {
  const t = useText(userRolesTexts);
  const { state: search, change, hrefOf } = useUrlState(readUserRolesSearch);
  const [measure, compact] = useIsCompact();
  const { query, refresh } = useRoleList();
  const star = usePageStar();
  const title = usePageTitle()({ name: 'user-roles' });
  const partOf = (role: Role): UserRolesSearch => ({ role, page: undefined, tab: search.tab });
  const props = {
    search,
    compact,
    onChange: change,
    hrefOf: (role: Role) => hrefOf(partOf(role)),
    onOpen: (role: Role) => change(partOf(role), { push: true }),
  };
  return (
    <div ref={measure} className="grid grid-cols-1 gap-4 max-md:gap-3">
      <PageHeader title={title} star={<span className="max-md:hidden">{star}</span>} />
      <Tabs
        name={title}
        value={search.view ?? 'roles'}
        onValueChange={(view) => change({ view: view === 'gives' ? 'gives' : undefined, role: undefined })}
        items={[
          { value: 'roles', label: t('roles') },
          { value: 'gives', label: t('gives') },
        ]}
      />
      {isStale(query) && <StaleNotice query={query} onRetry={refresh} />}
      <QueryView
        query={query}
        skeleton="card"
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={null}
      >
        {({ data }) => {
          if (search.view === 'gives')
            return (
              <div className="grid gap-3">
                {compact ? <GivesList roles={data} /> : <GivesTable roles={data} />}
                <FullAdminNote roles={data} />
              </div>
            );
          return <Roles roles={data} {...props} />;
        }}
      </QueryView>
    </div>
  );
}

type RolesProps = {
  roles: readonly RoleRow[];
  search: UserRolesSearch;
  compact: boolean;
  hrefOf: (role: Role) => string;
  onOpen: (role: Role) => void;
  onChange: (part: UserRolesSearch, how?: { push: boolean }) => void;
};

/** Beside each other where there is room; on a phone one after the other. */
function Roles({ roles, search, compact, hrefOf, onOpen, onChange }: RolesProps) {
  const chosen = roles.find(({ name }) => name === search.role) ?? (compact ? undefined : roles[0]);
  const list = <RolesList roles={roles} chosen={chosen?.name} hrefOf={hrefOf} onOpen={onOpen} />;
  const detail = chosen && (
    <RoleDetail
      key={chosen.name}
      role={chosen}
      roles={roles}
      search={search}
      compact={compact}
      onChange={onChange}
      onBack={() => onChange({ role: undefined, page: undefined })}
    />
  );
  if (compact) return detail ?? list;
  return (
    <div className="grid grid-cols-[18rem_minmax(0,1fr)] items-start gap-4">
      <Card className="overflow-hidden">{list}</Card>
      {detail}
    </div>
  );
}
