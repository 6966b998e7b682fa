import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { roleKey } from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import { dayIn } from '@leme/contract/kit/days';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { actionsColumn, type Column } from '#kit/list/table/column.ts';
import { ListTable } from '#kit/list/table/list-table.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { usersTexts } from '../texts/texts.ts';
import { bare, orderAfter, type UserOrder } from '../users-search.ts';
import { PersonLink } from './person-link.tsx';
import { UserMenu, type UserMenuProps } from './user-menu.tsx';
import { UserStatus } from './user-status.tsx';

export type UsersListProps = Omit<UserMenuProps, 'user'> & {
  users: readonly UserRow[];
  sort: UserOrder;
  onSort: (sort: UserOrder | undefined) => void;
};

/** People as rows to compare. */
export function UsersTable({ users, sort, onSort, ...menu }: UsersListProps) {
  const t = useText(usersTexts);
  const { dayOf, levelOf } = useUserWords();
  const sorted = (by: UserOrder): Pick<Column<UserRow>, 'sort' | 'onSort'> => ({
    sort: bare(sort) === bare(by) ? (sort.startsWith('-') ? 'descending' : 'ascending') : null,
    onSort: () => onSort(orderAfter(sort, by)),
  });
  return (
    <ListTable<UserRow>
      name={t('title')}
      rows={users}
      rowClass={({ status }) => (status === 'inactive' ? 'text-muted-fg' : undefined)}
      columns={[
        {
          ...{ id: 'name', head: t('name'), ...sorted('full_name'), titleOf: (user) => user.full_name },
          cell: (user) => <PersonLink user={user} className="block max-w-80 truncate" />,
        },
        {
          ...{ id: 'email', head: t('email'), ...sorted('email'), titleOf: (user) => user.email },
          cell: (user) => <span className="block max-w-80 truncate">{user.email}</span>,
        },
        {
          ...{ id: 'level', head: t('level'), cellClass: 'whitespace-normal py-1' },
          cell: (user) => (
            <span className="grid">
              {levelOf(user)}
              {user.partner_name && <span className="text-muted-fg text-xs">{user.partner_name}</span>}
            </span>
          ),
        },
        {
          ...{ id: 'status', head: t('status'), cellClass: 'py-1' },
          cell: (user) => <UserStatus user={user} />,
        },
        {
          ...{ id: 'created', head: t('createdAt'), numeric: true, ...sorted('-created_at') },
          cell: dayOf,
        },
        actionsColumn<UserRow>(t('actions'), (user) => <UserMenu {...menu} user={user} />),
      ]}
    />
  );
}

/** The level and the day of somebody, in words. */
export function useUserWords() {
  const words = useText(accessWords);
  const zone = useTimeZone();
  const { date } = useFormat();
  return {
    levelOf: ({ role }: UserRow) => words(roleKey(role)),
    dayOf: ({ created_at }: UserRow) => date(dayIn(zone, Temporal.Instant.from(created_at))),
  };
}
