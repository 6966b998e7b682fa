import { decider, isEditable, mayStoreGrant } from '@leme/contract/access/grants';
import { listRoleDifferences, putRolePermissions } from '@leme/contract/access/people/rights-endpoints';
import { rolePermissions } from '@leme/contract/access/people/role-permissions';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { db } from '#kit/database/sql';
import { type Served, servePeople } from '#kit/http/serve';
import { platformTenantId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';
import { modulesOf } from '../../rights/resolve-permissions.ts';
import { activeResources } from '../../rights/rights-of-lines.ts';
import { tellAccess } from '../auth-session/shut-out.ts';

export const servesRoleDifferences: Served[] = [
  servePeople(listRoleDifferences, async ({ tx, actor }) => {
    const tenant_id = actor.tenantId;
    const [rows, versions, modules] = await Promise.all([
      tx.rows(
        db
          .selectFrom('role_permissions as r')
          .leftJoin('profiles as p', (join) =>
            join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.id', '=', 'r.changed_by'),
          )
          .select([
            'r.role',
            'r.resource',
            'r.action',
            'r.granted',
            'r.changed_at',
            'p.full_name as changed_by',
          ])
          .where('r.tenant_id', '=', tenant_id)
          .orderBy('r.role')
          .orderBy('r.resource')
          .orderBy('r.action'),
      ),
      tx.rows(db.selectFrom('role_versions').select(['role', 'version']).where('tenant_id', '=', tenant_id)),
      tenant_id === platformTenantId ? null : modulesOf(tx, tenant_id),
    ]);
    return {
      data: rows as never,
      versions: Object.fromEntries(versions.map(({ role, version }) => [role, version])),
      active_resources: modules && [...(activeResources(modules) ?? [])],
    };
  }),
  servePeople(putRolePermissions, async ({ input, tx, actor, clock }) => {
    const { role } = input;
    if (!isEditable(role)) throw new Problem('right-not-yours');
    requireOnce(input.changes);
    for (const { resource, action, granted } of input.changes) {
      // Taking a difference back gives where the default of the role does, and so is judged as that.
      const byDefault = decider({ role, differences: [], activeResources: null })(resource, action).granted;
      const grant = { resource, action, granted: granted ?? byDefault };
      if (!mayStoreGrant(actor, role, grant))
        throw new Problem('right-not-yours', { params: { resource, action } });
    }
    return await saveDifferences({ tx, actor, now: clock.now() }, input);
  }),
];

function requireOnce(changes: readonly { resource: string; action: string }[]): void {
  const keys = changes.map(({ resource, action }) => `${resource}:${action}`);
  const errors = keys.flatMap((key, at) =>
    keys.indexOf(key) < at ? [{ pointer: `/changes/${at}`, code: 'duplicate' }] : [],
  );
  if (errors.length > 0) throw faults(errors);
}

type Save = InputOf<typeof putRolePermissions>;

/** The version is taken first: of two who save at once the second meets what the first left. */
async function saveDifferences({ tx, actor, now }: TimedWork, { role, version, changes }: Save) {
  const tenant_id = actor.tenantId;
  const own = { tenant_id, role };
  await tx.change(
    db
      .insertInto('role_versions')
      .values(own)
      .onConflict((conflict) => conflict.doNothing()),
  );
  const next = await tx.first(
    db
      .updateTable('role_versions')
      .set({ version: sql`version + 1` })
      .where('tenant_id', '=', tenant_id)
      .where('role', '=', role)
      .where('version', '=', version)
      .returning('version'),
  );
  if (!next) throw new Problem('stale-version', { params: { current: null, yours: null } });
  const keys = changes.map(({ resource, action }) => `${resource}:${action}`);
  const before = await tx.rows(
    db
      .deleteFrom('role_permissions')
      .where('tenant_id', '=', tenant_id)
      .where('role', '=', role)
      .where(sql<string>`resource || ':' || action`, '=', sql<string>`any(${keys}::text[])`)
      .returning(['resource', 'action', 'granted']),
  );
  const rows = changes.flatMap(({ resource, action, granted }) =>
    granted === null
      ? []
      : [{ ...own, resource, action, granted, changed_by: actor.userId, changed_at: now.toString() }],
  );
  for (const insert of insertRows('role_permissions', rows)) tx.send(insert);
  const told = (list: readonly { resource: string; action: string; granted: boolean | null }[]) =>
    list
      .filter(({ granted }) => granted !== null)
      .map(({ resource, action, granted }) => `${granted ? '+' : '-'}${resource}:${action}`)
      .toSorted()
      .join(' ');
  record({ tx, actor }, rolePermissions, {
    id: tenant_id,
    action: 'updated',
    changes: { role: [null, role], differences: [told(before), told(changes)] },
  });
  tellAccess(tx, tenant_id);
  return { role, version: next.version };
}
