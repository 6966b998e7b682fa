import { tenantPath } from '@leme/contract/access/menu/navigation';
import type { lookUpPerson } from '@leme/contract/access/people/rights-endpoints';
import { roleKey } from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { FactList } from '../../person/fact-list.tsx';
import type { UserSearch } from '../../user/user-search.ts';
import { PersonRights } from '../../user/why/person-rights.tsx';
import { UserStatus } from '../../users/list/user-status.tsx';
import { usersTexts } from '../../users/texts/texts.ts';
import { saasUserPermissionsTexts } from '../texts/texts.ts';

export type Found = ReplyOf<typeof lookUpPerson>;

/** Somebody who was looked up: where the person belongs, the level, and every right with what decides it. */
export function PersonFound({ found }: { found: Found }) {
  const t = useText(saasUserPermissionsTexts);
  const words = useText(usersTexts);
  const levels = useText(accessWords);
  const { dateTime } = useFormat();
  const [shown, setShown] = useState<UserSearch>({ tab: 'permissions', show: 'held', q: '' });
  const { tenant, user } = found;
  const isOperator = user.role?.startsWith('saas_') ?? false;
  const facts = [
    [t('company'), tenant.name],
    [words('email'), user.email],
    [words('level'), levels(roleKey(user.role))],
    [words('status'), <UserStatus key="status" user={user} />],
    [t('lastSignIn'), user.last_sign_in_at ? dateTime(user.last_sign_in_at) : t('never')],
  ] as const;
  return (
    <>
      <Card>
        <CardHead
          title={user.full_name}
          actions={
            !isOperator && (
              <Link
                to={tenantPath(tenant.subdomain, `/users/${user.id}`)}
                search={{ tab: 'permissions' }}
                className={buttonStyle({})}
              >
                <ChevronRight aria-hidden="true" className="size-4" strokeWidth={1.75} />
                {t('enter')}
              </Link>
            )
          }
        />
        <CardBody>
          <FactList facts={facts} />
        </CardBody>
      </Card>
      <PersonRights
        told={found}
        search={shown}
        onChange={(part) => setShown((before) => ({ ...before, ...part }))}
        readOnly
      />
    </>
  );
}
