import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { CardList, cardLink } from '#kit/list/cards/list-card.tsx';
import { useText } from '#kit/text/i18n.ts';
import { PersonCard } from '../../person/person-card.tsx';
import { usersTexts } from '../texts/texts.ts';
import { PersonLink } from './person-link.tsx';
import { UserMenu } from './user-menu.tsx';
import { UserStatus } from './user-status.tsx';
import { type UsersListProps, useUserWords } from './users-table.tsx';

/** The same people as cards. */
export function UsersCards({ users, look: _look, sort: _sort, onSort: _onSort, ...menu }: UsersListProps) {
  return (
    <CardList>
      {users.map((user) => (
        <PersonCard
          key={user.id}
          id={user.id}
          title={<PersonLink user={user} className={cardLink} />}
          menu={<UserMenu {...menu} user={user} large />}
        >
          <UserFacts user={user} />
        </PersonCard>
      ))}
    </CardList>
  );
}

function UserFacts({ user }: { user: UserRow }) {
  const t = useText(usersTexts);
  const { dayOf, levelOf } = useUserWords();
  return (
    <dl className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1.5 *:min-w-0">
      <div className="col-span-full [overflow-wrap:anywhere]">
        <dt className="sr-only">{t('email')}</dt>
        <dd>{user.email}</dd>
      </div>
      <div className="col-span-full">
        <dt className="sr-only">{t('level')}</dt>
        <dd className="flex flex-wrap gap-x-2">
          {levelOf(user)}
          {user.partner_name && <span className="text-muted-fg">{user.partner_name}</span>}
        </dd>
      </div>
      <div>
        <dt className="sr-only">{t('status')}</dt>
        <dd>
          <UserStatus user={user} />
        </dd>
      </div>
      <div className="flex items-baseline gap-1.5 text-muted-fg text-sm">
        <dt>{t('createdAt')}</dt>
        <dd className="tabular-nums">{dayOf(user)}</dd>
      </div>
    </dl>
  );
}
