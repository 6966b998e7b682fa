import { peopleWords } from '@leme/contract/access/people/texts/texts';
import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { roleKey } from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import type { ReactNode } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { nothing } from '#ui/layout/empty-value.tsx';
import { FactList } from '../../person/fact-list.tsx';
import { UserStatus } from '../../users/list/user-status.tsx';
import { userTexts } from '../texts/texts.ts';
import { PersonLetters } from './person-letters.tsx';
import { PersonSessions } from './person-sessions.tsx';

/** What is known of the person, where it is signed in and which letters it got. */
export function PersonFacts({ user }: { user: UserRow }) {
  const t = useText(userTexts);
  const words = useText(peopleWords);
  const named = useText(accessWords);
  const { dateTime } = useFormat();
  const partner = user.supplier_id ? 'supplier_id' : user.agent_id && 'agent_id';
  const facts: (readonly [string, ReactNode])[] = [
    [named('access.field.role'), named(roleKey(user.role))],
    ...(partner ? [[words(`users.field.${partner}`), user.partner_name ?? nothing] as const] : []),
    [words('users.field.status'), <UserStatus key="status" user={user} />],
    [
      words('users.field.second_factor'),
      words(`users.choice.second_factor.${user.has_second_factor ? 'on' : 'off'}`),
    ],
    [t('created'), dateTime(user.created_at)],
    [t('lastSignIn'), user.last_sign_in_at ? dateTime(user.last_sign_in_at) : t('never')],
  ];
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Card>
        <CardHead title={t('facts')} />
        <CardBody>
          <FactList facts={facts} />
        </CardBody>
      </Card>
      {user.is_kept && <PersonSessions user={user} />}
      <PersonLetters id={user.id} />
    </div>
  );
}
