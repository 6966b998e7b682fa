import type { KnownOfPerson } from '@leme/contract/access/sign-in/common-password';
import { judgePassword, shortestPassword } from '@leme/contract/access/sign-in/password';
import { sessionSettings } from '@leme/contract/access/sign-in/session-settings';
import { faults } from '@leme/contract/kit/problem';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { decidedBy } from '#kit/settings/decided';

/** Refuses a new password that is weak, or soon guessed by anybody or, where the person is known, by who knows it. */
export function requireGoodPassword(password: string, person?: KnownOfPerson, pointer = '/password'): void {
  const verdict = judgePassword(password, person);
  if (verdict === 'weak' || verdict === 'common') throw faults([{ pointer, code: `${verdict}-password` }]);
}

/** The same of a person's, who also needs as many characters as the company says. */
export async function requirePasswordOf(
  tx: Tx,
  { tenant_id, user_id }: { tenant_id: string; user_id: string },
  password: string,
  pointer = '/password',
): Promise<void> {
  requireGoodPassword(password, await knownOfPerson(tx, tenant_id, user_id), pointer);
  const { password_least } = await decidedBy(tx, tenant_id, sessionSettings);
  const minimum = password_least ?? shortestPassword;
  if ([...password].length < minimum)
    throw faults([{ pointer, code: 'short-password', params: { minimum } }]);
}

/** The names of a person and of the company it works for. */
export async function knownOfPerson(
  tx: Tx,
  tenant_id: string,
  id: string,
): Promise<KnownOfPerson | undefined> {
  return await tx.first(
    db
      .selectFrom('profiles as p')
      .innerJoin('saas_tenants as t', 't.id', 'p.tenant_id')
      .select(['p.email', 'p.full_name', 't.name as company', 't.subdomain'])
      .where('p.tenant_id', '=', tenant_id)
      .where('p.id', '=', id),
  );
}
