import { read } from '@leme/contract/access/permission';
import { ArrowLeft } from 'lucide-react';
import { useOpenPages } from '#kit/auth-session/open-pages.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { Tabs } from '#ui/records/tabs.tsx';
import { useRightsWords } from '../rights/use-rights-words.ts';
import { givesByFullAdmin } from './by-full-admin.ts';
import { RolePeople } from './people/role-people.tsx';
import { RightsLink } from './rights-link.tsx';
import { RoleReach } from './role-reach.tsx';
import type { RoleView } from './role-view.ts';
import { userRolesTexts } from './texts/texts.ts';

export type RoleDetailProps = RoleView & { onBack: () => void };

/** One role: who gives it, what it gives, its people and the pages it reaches. */
export function RoleDetail({ role, roles, search, compact, onChange, onBack }: RoleDetailProps) {
  const t = useText(userRolesTexts);
  const { roleName } = useRightsWords();
  const can = useCan();
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const hasRightsPage = useOpenPages().has('role-permissions');
  const givers = roles.filter(({ gives }) => gives.includes(role.name)).map(({ name }) => roleName(name));
  const facts = [
    [t('givenBy'), list.format(givers)],
    [t('givesTo'), list.format(role.gives.map(roleName))],
  ] as const;
  const seesPeople = can(read('users'));
  const seesReach = can(read('role-permissions'));
  const tab = seesReach && (search.tab === 'reach' || !seesPeople) ? 'reach' : 'people';
  return (
    <Card className="grid gap-4 p-4" aria-label={roleName(role.name)}>
      <div className="flex flex-wrap items-center gap-2">
        {compact && (
          <Button variant="quiet" onClick={onBack}>
            <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('back')}
          </Button>
        )}
        <h2 className="font-semibold text-lg">{roleName(role.name)}</h2>
        {hasRightsPage && <RightsLink role={role.name} />}
      </div>
      <dl className="grid gap-x-4 gap-y-1 md:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="md:contents">
            <dt className="text-muted-fg">{name}</dt>
            <dd>{value || <EmptyValue />}</dd>
          </div>
        ))}
      </dl>
      {givesByFullAdmin(role) && (
        <p className="text-muted-fg">{t('byFullAdmin', { role: roleName(role.name) })}</p>
      )}
      <Tabs
        name={roleName(role.name)}
        value={tab}
        onValueChange={(next) => onChange({ tab: next === 'reach' ? 'reach' : undefined })}
        items={[
          ...(seesPeople
            ? [
                {
                  value: 'people',
                  label: t('holders'),
                  count: role.people,
                  content: (
                    <RolePeople
                      role={role}
                      roles={roles}
                      search={search}
                      compact={compact}
                      onChange={onChange}
                    />
                  ),
                },
              ]
            : []),
          ...(seesReach
            ? [{ value: 'reach', label: t('reach'), content: <RoleReach role={role.name} /> }]
            : []),
        ]}
      />
    </Card>
  );
}
