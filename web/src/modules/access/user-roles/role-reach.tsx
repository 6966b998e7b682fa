import { effectivePermissions } from '@leme/contract/access/grants';
import { visibleMenu } from '@leme/contract/access/menu/navigation';
import type { Role } from '@leme/contract/access/roles';
import { useAccess } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { pageTitles } from '../rights/page-titles.ts';
import { useRightsWords } from '../rights/use-rights-words.ts';
import { userRolesTexts } from './texts/texts.ts';
import { useDifferences } from './user-roles.queries.ts';

/** The menu as somebody of the role has it. */
export function RoleReach({ role }: { role: Role }) {
  const t = useText(userRolesTexts);
  const locale = useLocale();
  const { groupName } = useRightsWords();
  const { activePaths } = useAccess();
  return (
    <QueryView
      query={useDifferences()}
      skeleton="card"
      loadingLabel={t('loading')}
      errorTitle={t('loadFailed')}
    >
      {({ data, active_resources }) => {
        const permissions = effectivePermissions({
          role,
          differences: data.filter((difference) => difference.role === role) as never,
          activeResources: active_resources && new Set(active_resources),
        });
        const menu = visibleMenu({ role, permissions, activePaths, isPlatformTenant: false });
        if (menu.length === 0) return <p className="text-muted-fg">{t('noPages')}</p>;
        return (
          <dl className="grid gap-3 sm:grid-cols-2">
            {menu.map(({ group, entries }) => (
              <div key={group.id}>
                <dt className="font-semibold text-muted-fg text-xs">{groupName(group.id)}</dt>
                {entries.map(({ entry }) => (
                  <dd key={entry.name}>{pageTitles[entry.name]?.[locale] ?? entry.name}</dd>
                ))}
              </div>
            ))}
          </dl>
        );
      }}
    </QueryView>
  );
}
