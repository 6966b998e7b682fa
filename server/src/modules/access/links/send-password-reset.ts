import { mayKeep } from '@leme/contract/access/people/manage';
import type { sendPasswordReset } from '@leme/contract/access/sign-in/link-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { Problem } from '@leme/contract/kit/problem';
import type { Actor } from '#kit/actor';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { keeperOf } from '../people/rights/keeper.ts';
import { defaultLocale, limitMail, queueLink } from './send-link.ts';

type Order = Pick<InputOf<typeof sendPasswordReset>, 'email' | 'isNewUser' | 'redirectUrl' | 'locale'>;

/**
 * Mails somebody of the actor's company a link to set a password. For others it takes the right to update users, a
 * role the actor may give and, for a partner, the same partner; anybody else is as unknown as an address nobody has.
 */
export async function sendReset(
  authTx: AuthTx,
  actor: Actor,
  order: Order,
  now: Temporal.Instant,
): Promise<void> {
  const isSelf = order.email === actor.email;
  if (!isSelf && !actor.permissions.has('users:update')) {
    const params = { resource: 'users', role: actor.role, permissions: actor.permissions.size };
    throw new Problem('forbidden', { params });
  }
  const tenant_id = isSelf ? actor.homeTenantId : actor.tenantId;
  await authTx.write(tenant_id, async (tx) => {
    const person = await personOf(tx, tenant_id, order.email);
    const isReachable = person && (isSelf || mayKeep(await keeperOf(tx, actor), person));
    if (person?.status !== 'active' || !isReachable) throw new Problem('not-found');
    await limitMail(tx, { tenant_id, email: order.email, by: 'member' });
    const type = order.isNewUser || person.password_hash === null ? 'first_access' : 'password_reset';
    const locale = order.locale ?? (await defaultLocale(tx, tenant_id));
    queueLink(tx, tenant_id, person.id, { ...order, type, locale, urgency: 'waiting', now });
  });
}

function personOf(tx: Tx, tenant_id: string, email: string) {
  return tx.first(
    db
      .selectFrom('profiles as p')
      .innerJoin('auth_accounts as a', (join) =>
        join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.id'),
      )
      .leftJoin('user_roles as r', (join) =>
        join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.user_id', '=', 'p.id'),
      )
      .select(['p.id', 'p.status', 'p.supplier_id', 'p.agent_id', 'r.role', 'a.password_hash'])
      .where('p.tenant_id', '=', tenant_id)
      .where('p.email', '=', email),
  );
}
