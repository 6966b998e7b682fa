import * as endpoints from '@leme/contract/access/endpoints';
import { type Grant, grantList } from '@leme/contract/access/grants';
import { highestRole, isRole, type Role } from '@leme/contract/access/roles';
import { Problem } from '@leme/contract/kit/problem';
import type { Actor } from '#kit/actor';
import type { Clock } from '#kit/clock';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, serve, serveOpen } from '#kit/http/serve';
import { differencesOf, resolvePermissions } from './resolve-permissions.ts';

const rolesAtOnce = 200;

/** The reads of access: of oneself for anyone, of others for who may see users or roles. */
export function accessReads(
  { authTx, clock }: { authTx: AuthTx; clock: Clock },
  fallbackAdmins: readonly string[],
): Served[] {
  return [
    serve(
      endpoints.highestRole,
      async ({ input, tx, actor }) => (await personOf(tx, actor, input._user_id)).role,
    ),

    serveOpen(endpoints.userPermissions, async ({ input, actor }) => {
      if (!actor) throw new Problem('signed-out');
      if (input._user_id === actor.userId) return [...grantList(actor.permissions as ReadonlySet<never>)];
      const person = await authTx.read(actor.tenantId, (tx) => personOf(tx, actor, input._user_id));
      const { role, email } = person;
      const who = { tenantId: actor.tenantId, userId: person.id, role, email, now: clock.now() };
      const { granted } = await resolvePermissions(authTx, who, fallbackAdmins);
      return [...grantList(granted as ReadonlySet<never>)];
    }),

    serve(endpoints.listRolePermissions, async ({ input, tx, actor }) => {
      const role = input.role ?? actor.role;
      if (role !== actor.role && !actor.permissions.has('role-permissions:read'))
        throw new Problem('forbidden');
      const rows: Grant[] = await differencesOf(tx, { tenantId: actor.tenantId, role });
      return { data: rows.map((row) => ({ ...row, role })) };
    }),

    serve(endpoints.listUserRoles, async ({ input, tx, actor }) => {
      const mayReadAll = actor.permissions.has('user-roles:read') && !actor.partner;
      const user_id = input.user_id ?? (mayReadAll ? undefined : actor.userId);
      if (user_id !== actor.userId && !mayReadAll) throw new Problem('not-found');
      const rows = await tx.rows(
        db
          .selectFrom('user_roles')
          .select(['user_id', 'role'])
          .where('tenant_id', '=', actor.tenantId)
          .$if(user_id !== undefined, (query) => query.where('user_id', '=', user_id ?? ''))
          .$if(input.role !== undefined, (query) => query.where('role', '=', input.role ?? ''))
          .$if(input.after !== undefined, (query) => query.where('user_id', '>', input.after ?? ''))
          .orderBy('user_id')
          .limit(rolesAtOnce + 1),
      );
      return { data: rows.slice(0, rolesAtOnce), hasMore: rows.length > rolesAtOnce };
    }),

    serve(endpoints.getProfile, async ({ input, tx, actor }) => {
      const { supplier_id: _, agent_id: __, role: ___, ...profile } = await personOf(tx, actor, input.id);
      return profile;
    }),

    serve(endpoints.listTenantModules, async ({ tx, actor }) => {
      const rows = await tx.rows(
        db
          .selectFrom('tenant_modules as t')
          .innerJoin('saas_modules as m', 'm.id', 't.module_id')
          .select(['t.module_id', 't.is_enabled', 'm.slug', 'm.name'])
          .where('t.tenant_id', '=', actor.tenantId)
          .where('t.is_enabled', '=', true)
          .orderBy('m.slug'),
      );
      return { data: rows.map(({ slug, name, ...row }) => ({ ...row, module: { slug, name } })) };
    }),

    serve(endpoints.listModuleRoutes, async ({ tx, actor }) => {
      const rows = await tx.rows(
        db
          .selectFrom('tenant_modules as t')
          .innerJoin('module_routes as r', 'r.module_id', 't.module_id')
          .select(['r.module_id', 'r.route_path', 'r.is_active'])
          .where('t.tenant_id', '=', actor.tenantId)
          .where('t.is_enabled', '=', true)
          .orderBy('r.route_path'),
      );
      return { data: rows };
    }),
  ];
}

/** A person of the actor's company: oneself, or anyone if the actor may see users (a partner only the same partner's). */
async function personOf(tx: Tx, actor: Actor, id: string) {
  const row = await tx.first(
    db
      .selectFrom('profiles as p')
      .leftJoin('user_roles as r', (join) =>
        join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.user_id', '=', 'p.id'),
      )
      .select([
        'p.id',
        'p.tenant_id',
        'p.full_name',
        'p.email',
        'p.status',
        'p.supplier_id',
        'p.agent_id',
        'r.role',
      ])
      .where('p.tenant_id', '=', actor.tenantId)
      .where('p.id', '=', id)
      .where('p.removed_at', 'is', null),
  );
  const isSelf = id === actor.userId;
  const isVisible = isSelf || (actor.permissions.has('users:read') && row && isSamePartner(actor, row));
  if (!row || !isVisible) throw new Problem('not-found');
  const role: Role = highestRole(isRole(row.role) ? [row.role] : []) ?? 'user';
  return { ...row, role };
}

function isSamePartner(actor: Actor, row: { supplier_id: string | null; agent_id: string | null }): boolean {
  if (!actor.partner) return true;
  return (actor.partner.kind === 'supplier' ? row.supplier_id : row.agent_id) === actor.partner.id;
}
