import { isPlatformRole, isRole, partnerKind } from '@leme/contract/access/roles';
import { type Actor, operatorName } from '#kit/actor';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { resolvePermissions } from './resolve-permissions.ts';

type Who = { homeTenantId: string; userId: string; tenantId: string; now: Temporal.Instant };

/**
 * Somebody who asked for work that is done after the request, with the rights of this moment; null once the account or the
 * company is shut. An operator keeps working in the company the work was asked for in.
 */
export async function personActor(
  authTx: AuthTx,
  { homeTenantId, userId, tenantId, now }: Who,
  fallbackAdmins: readonly string[],
): Promise<Actor | null> {
  const person = await authTx.read(homeTenantId, (tx) => personOf(tx, homeTenantId, userId));
  if (person?.status !== 'active' || person.tenant_status !== 'active') return null;
  const role = isRole(person.role) ? person.role : 'user';
  if (homeTenantId !== tenantId && !isPlatformRole(role)) return null;
  const { email } = person;
  const rights = await resolvePermissions(
    authTx,
    { tenantId: homeTenantId, userId, role, email, now },
    fallbackAdmins,
  );
  if (rights.state !== 'loaded') throw new Error('Rights could not be read');
  const kind = partnerKind(role);
  const partner = kind && (kind === 'supplier' ? person.supplier_id : person.agent_id);
  return {
    userId,
    fullName: homeTenantId === tenantId ? person.full_name : operatorName(person.full_name),
    email,
    role,
    tenantId,
    homeTenantId,
    timezone: (await authTx.read(tenantId, (tx) => zoneOf(tx, tenantId))) ?? 'America/Sao_Paulo',
    permissions: rights.granted,
    denied: rights.denied,
    partner: kind && partner ? { kind, id: partner } : null,
    isOperator: isPlatformRole(role),
    modulesKnown: true,
    rightsKnown: true,
    rightsUntil: rights.until,
    isReadOnly: false,
    mustChangePassword: false,
    mustSetSecondFactor: false,
    isCrew: rights.granted.has('attendance:create'),
    tokenHash: '',
  };
}

function personOf(tx: Tx, tenantId: string, userId: string) {
  return tx.first(
    db
      .selectFrom('profiles as p')
      .innerJoin('saas_tenants as t', 't.id', 'p.tenant_id')
      .leftJoin('user_roles as r', (join) =>
        join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.user_id', '=', 'p.id'),
      )
      .select([
        'p.full_name',
        'p.email',
        'p.status',
        'p.supplier_id',
        'p.agent_id',
        'r.role',
        't.status as tenant_status',
      ])
      .where('p.tenant_id', '=', tenantId)
      .where('p.id', '=', userId),
  );
}

async function zoneOf(tx: Tx, tenantId: string): Promise<string | undefined> {
  const row = await tx.first(
    db.selectFrom('company_settings').select('timezone').where('tenant_id', '=', tenantId),
  );
  return row?.timezone;
}
