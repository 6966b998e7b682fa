import { users } from '@leme/contract/access/people/users';
import type { Role } from '@leme/contract/access/roles';
import { Problem } from '@leme/contract/kit/problem';
import { db } from '#kit/database/sql';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import type { Work } from '#kit/work';
import type { PartnerColumns } from './partner-of.ts';

export type NewPerson = PartnerColumns & {
  full_name: string;
  email: string;
  role: Role;
  /** A temporary password and until when it is good; without one the person comes in by a link. */
  password?: { hash: string; until: Temporal.Instant };
};

/** Address, profile, role and account of somebody new, all or none; one address is one account in the installation. */
export async function addPerson({ tx, actor }: Work, person: NewPerson): Promise<string> {
  const { full_name, email, role, supplier_id, agent_id, password } = person;
  const tenant_id = actor.tenantId;
  const id = newId();
  const isFree = await tx.change(
    db
      .insertInto('login_emails')
      .values({ email, tenant_id, user_id: id })
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (isFree === 0) throw new Problem('email-in-use');
  await tx.change(
    db.insertInto('profiles').values({ tenant_id, id, full_name, email, supplier_id, agent_id }),
  );
  tx.send(
    db.insertInto('auth_accounts').values({
      tenant_id,
      id,
      password_hash: password?.hash ?? null,
      must_change_password: password !== undefined,
      temporary_until: password?.until.toString() ?? null,
    }),
  );
  tx.send(db.insertInto('user_roles').values({ tenant_id, user_id: id, role }));
  const after = { full_name, email, role, status: 'active', ...(password && { password: 'temporary' }) };
  record({ tx, actor }, users, { id, action: 'created', after });
  return id;
}
