import type { KnownOfPerson } from '@leme/contract/access/sign-in/common-password';
import { judgePassword } from '@leme/contract/access/sign-in/password';
import { faults } from '@leme/contract/kit/problem';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';

/** Refuses a new password that is weak, or soon guessed by anybody or, where the person is known, by who knows it. */
export function requireGoodPassword(password: string, person?: KnownOfPerson): void {
  const verdict = judgePassword(password, person);
  if (verdict === 'weak' || verdict === 'common')
    throw faults([{ pointer: '/password', code: `${verdict}-password` }]);
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
