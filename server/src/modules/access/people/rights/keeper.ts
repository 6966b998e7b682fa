import { type Grant, holdsAny } from '@leme/contract/access/grants';
import { type Keeper, mayKeep } from '@leme/contract/access/people/manage';
import { assignableRoles, type Role } from '@leme/contract/access/roles';
import { Problem } from '@leme/contract/kit/problem';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { platformTenantId } from '#kit/ids';
import type { Work } from '#kit/work';
import { type Person, personOf } from '../person-queries.ts';

/** Whether a company holds the module Full Admin. */
export async function holdsFullAdmin(tx: Tx, tenant_id: string): Promise<boolean> {
  const row = await tx.first(
    db
      .selectFrom('tenant_modules as t')
      .innerJoin('saas_modules as m', 'm.id', 't.module_id')
      .select('t.is_enabled')
      .where('t.tenant_id', '=', tenant_id)
      .where('m.slug', '=', 'full-admin'),
  );
  return row?.is_enabled === true;
}

/** What of an actor counts for changing people. */
export async function keeperOf(tx: Tx, actor: Actor): Promise<Keeper> {
  const { userId, role, partner, tenantId } = actor;
  return {
    userId,
    role,
    partner,
    withheld: await withheldFrom(tx, actor),
    ofPlatform: tenantId === platformTenantId,
    // Only of roles the table does not name it changes anything.
    holdsFullAdmin: assignableRoles(role, false).length === 0 && (await holdsFullAdmin(tx, tenantId)),
  };
}

/** The roles that hold what is denied to the actor, as the company made them. */
async function withheldFrom(tx: Tx, { denied, role, tenantId }: Actor): Promise<readonly Role[]> {
  if (denied.size === 0) return [];
  const differences = await tx.rows(
    db
      .selectFrom('role_permissions')
      .select(['role', 'resource', 'action', 'granted'])
      .where('tenant_id', '=', tenantId),
  );
  const byRole = Map.groupBy(differences, (each) => each.role);
  // With Full Admin roles the table does not name give some too.
  const [own, more] = [assignableRoles(role, false), assignableRoles(role, true)];
  return [...new Set([...own, ...more])].filter((each) =>
    holdsAny(each, (byRole.get(each) ?? []) as Grant[], denied),
  );
}

/** A person the actor may change; another company's and another partner's are as unknown as one nobody is. */
export async function keptPerson(
  { tx, actor }: Work,
  id: string,
): Promise<{ person: Person; keeper: Keeper }> {
  const [person, keeper] = await Promise.all([personOf({ tx, actor }, id), keeperOf(tx, actor)]);
  if (!mayKeep(keeper, person)) throw new Problem('person-not-yours');
  return { person, keeper };
}
