import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { roleKey } from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import { dayIn } from '@leme/contract/kit/values/days';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { actionsColumn, type Column, takesTheRest } from '#kit/list/table/column.ts';
import { ListTable } from '#kit/list/table/list-table.tsx';
import { OutLink } from '#kit/resource/kinds/words/out-link.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import type { UserColumn, UsersLook } from '../look/look.ts';
import { useColumnHeads } from '../look/use-column-heads.ts';
import { usersTexts } from '../texts/texts.ts';
import { bare, orderAfter, type UserOrder } from '../users-search.ts';
import { PersonLink } from './person-link.tsx';
import { UserMenu, type UserMenuProps } from './user-menu.tsx';
import { UserStatus } from './user-status.tsx';

export type UsersListProps = Omit<UserMenuProps, 'user'> & {
  users: readonly UserRow[];
  look: UsersLook;
  sort: UserOrder;
  onSort: (sort: UserOrder | undefined) => void;
};

/** People as rows to compare. */
export function UsersTable({ users, look, sort, onSort, ...menu }: UsersListProps) {
  const t = useText(usersTexts);
  const columns = useColumns();
  const ordered = ({ order, ...column }: UsersColumn): Column<UserRow> => ({
    ...column,
    ...(order && {
      sort: bare(sort) === bare(order) ? (sort.startsWith('-') ? 'descending' : 'ascending') : null,
      onSort: () => onSort(orderAfter(sort, order)),
    }),
  });
  return (
    <ListTable<UserRow>
      name={t('title')}
      rows={users}
      compact={look.compact}
      rowClass={({ status }) => (status === 'inactive' ? 'text-muted-fg' : undefined)}
      columns={[
        ordered({
          id: 'name',
          head: t('name'),
          order: 'full_name',
          titleOf: (user) => user.full_name,
          className: 'w-full min-w-50',
          cell: (user) => (
            <div className={takesTheRest}>
              <PersonLink user={user} className="block truncate" />
            </div>
          ),
        }),
        ...look.shown.map((name, at) => ordered({ ...columns[name], goesAt: look.shown.length - at })),
        actionsColumn<UserRow>(t('actions'), (user) => <UserMenu {...menu} user={user} />),
      ]}
    />
  );
}

/** A column, and the order a press on its head begins with. */
type UsersColumn = Column<UserRow> & { order?: UserOrder };

function useColumns(): Record<UserColumn, UsersColumn> {
  const heads = useColumnHeads();
  const { dayOf, levelOf } = useUserWords();
  return {
    email: {
      id: 'email',
      head: heads.email,
      order: 'email',
      titleOf: (user) => user.email,
      cellClass: 'max-w-60 truncate',
      cell: (user) => <OutLink href={`mailto:${user.email}`}>{user.email}</OutLink>,
    },
    role: {
      id: 'role',
      head: heads.role,
      cellClass: 'min-w-36 whitespace-normal py-1',
      cell: (user) => (
        <span className="grid">
          {levelOf(user)}
          {user.partner_name && <span className="text-muted-fg text-xs">{user.partner_name}</span>}
        </span>
      ),
    },
    status: {
      id: 'status',
      head: heads.status,
      cellClass: 'py-1',
      cell: (user) => <UserStatus user={user} />,
    },
    created_at: { id: 'created', head: heads.created_at, numeric: true, order: '-created_at', cell: dayOf },
  };
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
