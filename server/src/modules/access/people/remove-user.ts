import { peopleWords } from '@leme/contract/access/people/texts/texts';
import { removeUser } from '@leme/contract/access/people/user-endpoints';
import { users } from '@leme/contract/access/people/users';
import { textsIn } from '@leme/contract/kit/language/texts';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { type Served, servePeople } from '#kit/http/serve';
import { forgetValues } from '#kit/resource/history/audit';
import { record } from '#kit/resource/history/record';
import { defaultLocale } from '../links/send-link.ts';
import { shutOut } from './auth-session/shut-out.ts';
import { keptPerson } from './rights/keeper.ts';
import { requireAnother } from './rights/last-administrator.ts';

/**
 * Role, account, address and rights go; the row stays without name and address, because the trail of everybody points there:
 * at least who made the account, and who removed it.
 */
export const servesRemoveUser: Served = servePeople(removeUser, async ({ input, tx, actor, clock }) => {
  const { id } = input;
  const tenant_id = actor.tenantId;
  const { person } = await keptPerson({ tx, actor }, id);
  await requireAnother(tx, tenant_id, person);
  const at = clock.now().toString();
  const full_name = textsIn(peopleWords, await defaultLocale(tx, tenant_id))('users.removed');
  const removed = await tx.change(
    db
      .updateTable('profiles')
      .set({
        full_name,
        email: `${id}@removed.invalid`,
        status: 'inactive',
        removed_at: at,
        updated_at: at,
        supplier_id: null,
        agent_id: null,
        version: sql`version + 1`,
      })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .where('removed_at', 'is', null),
  );
  // Of two at once the second finds nobody.
  if (removed === 0) throw new Problem('not-found');
  tx.send(db.deleteFrom('login_emails').where('user_id', '=', id).where('tenant_id', '=', tenant_id));
  for (const table of [
    'user_roles',
    'user_permissions',
    'user_preferences',
    'auth_second_factors',
    'auth_recovery_codes',
  ] as const)
    tx.send(db.deleteFrom(table).where('tenant_id', '=', tenant_id).where('user_id', '=', id));
  tx.send(db.deleteFrom('auth_accounts').where('tenant_id', '=', tenant_id).where('id', '=', id));
  shutOut(tx, tenant_id, id);
  forgetValues(tx, { tenant_id, resource: users.name, ids: [id] });
  record({ tx, actor }, users, { id, action: 'deleted', before: { role: person.role } });
  return null;
});
