import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { roleKey } from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import { CardList } from '#kit/list/cards/list-card.tsx';
import { actionsColumn } from '#kit/list/table/column.ts';
import { ListTable } from '#kit/list/table/list-table.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Card } from '#ui/layout/card.tsx';
import { nothing } from '#ui/layout/empty-value.tsx';
import { FactList } from '../../person/fact-list.tsx';
import { PersonCard } from '../../person/person-card.tsx';
import { UserStatus } from '../../users/list/user-status.tsx';
import { usersTexts } from '../../users/texts/texts.ts';
import type { Visit } from '../operators.queries.ts';
import { saasUserPermissionsTexts } from '../texts/texts.ts';
import { OperatorMenu, type OperatorMenuProps } from './operator-menu.tsx';

export type OperatorsListProps = {
  users: readonly UserRow[];
  /** How often each entered a company; missing until it is known. */
  visits: ReadonlyMap<string, Visit> | undefined;
  menu: OperatorMenuProps;
};

/** Operators as rows to compare. */
export function OperatorsTable({ users, visits, menu }: OperatorsListProps) {
  const t = useText(saasUserPermissionsTexts);
  const words = useText(usersTexts);
  const { levelOf, signInOf, visitsOf, lastVisitOf } = useOperatorWords(visits);
  return (
    <Card className="overflow-clip">
      <ListTable<UserRow>
        name={t('tab.operators')}
        rows={users}
        rowClass={({ status }) => (status === 'inactive' ? 'text-muted-fg' : undefined)}
        columns={[
          {
            id: 'name',
            head: words('name'),
            cellClass: 'py-1',
            titleOf: (user) => user.full_name,
            cell: (user) => (
              <span className="grid max-w-80">
                <strong className="truncate font-semibold">{user.full_name}</strong>
                <span className="truncate text-muted-fg text-xs">{user.email}</span>
              </span>
            ),
          },
          { id: 'level', head: words('level'), cell: levelOf },
          {
            id: 'status',
            head: words('status'),
            cellClass: 'py-1',
            cell: (user) => <UserStatus user={user} />,
          },
          { id: 'sign-in', head: t('lastSignIn'), cell: signInOf },
          { id: 'visits', head: t('visits'), numeric: true, cell: visitsOf },
          { id: 'visit', head: t('lastVisit'), cell: lastVisitOf },
          actionsColumn<UserRow>(words('actions'), (user) => <OperatorMenu {...menu} user={user} />),
        ]}
      />
    </Card>
  );
}

/** The same operators as cards. */
export function OperatorsCards({ users, visits, menu }: OperatorsListProps) {
  const t = useText(saasUserPermissionsTexts);
  const { levelOf, signInOf, visitsOf, lastVisitOf } = useOperatorWords(visits);
  return (
    <CardList>
      {users.map((user) => (
        <PersonCard
          key={user.id}
          id={user.id}
          title={<strong className="wrap-anywhere min-w-0 flex-1 text-base">{user.full_name}</strong>}
          menu={<OperatorMenu {...menu} user={user} large />}
        >
          <p className="wrap-anywhere text-muted-fg">{user.email}</p>
          <p className="flex flex-wrap items-start justify-between gap-2">
            {levelOf(user)}
            <UserStatus user={user} />
          </p>
          <FactList
            small
            facts={[
              [t('lastSignIn'), signInOf(user)],
              [t('visits'), visitsOf(user)],
              [t('lastVisit'), lastVisitOf(user)],
            ]}
          />
        </PersonCard>
      ))}
    </CardList>
  );
}

/** What is told of an operator, in words. */
function useOperatorWords(visits: OperatorsListProps['visits']) {
  const t = useText(saasUserPermissionsTexts);
  const words = useText(accessWords);
  const { dateTime, number } = useFormat();
  const moment = (at: string | null | undefined) => (at ? dateTime(at) : null);
  return {
    levelOf: ({ role }: UserRow) => words(roleKey(role)),
    signInOf: ({ last_sign_in_at }: UserRow) => moment(last_sign_in_at) ?? t('never'),
    visitsOf: ({ id }: UserRow) => (visits ? number(visits.get(id)?.visits ?? 0) : nothing),
    lastVisitOf: ({ id }: UserRow) => moment(visits?.get(id)?.last_visit_at) ?? nothing,
  };
}
