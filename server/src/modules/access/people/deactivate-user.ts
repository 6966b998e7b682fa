import { activateUser, deactivateUser } from '@leme/contract/access/people/user-endpoints';
import { users } from '@leme/contract/access/people/users';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { AllHooks } from '#kit/hooks';
import { type Served, servePeople } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';
import { shutOut, tellAccess } from './auth-session/shut-out.ts';
import { shownPerson } from './person-queries.ts';
import { keptPerson } from './rights/keeper.ts';
import { requireAnother } from './rights/last-administrator.ts';

export const servesDeactivation: Served[] = [
  servePeople(deactivateUser, async ({ input, tx, actor, clock, hooks }) =>
    setStatus({ tx, actor, hooks, now: clock.now() }, input.id, 'inactive'),
  ),
  servePeople(activateUser, async ({ input, tx, actor, clock, hooks }) =>
    setStatus({ tx, actor, hooks, now: clock.now() }, input.id, 'active'),
  ),
];

/** Asking for the state that is already there changes nothing and is no fault: whoever asks twice sees it done. */
async function setStatus(work: TimedWork & { hooks: AllHooks }, id: string, status: 'active' | 'inactive') {
  const { tx, actor, now } = work;
  const { person, keeper } = await keptPerson(work, id);
  const tenant_id = actor.tenantId;
  if (status === 'inactive') await requireAnother(tx, tenant_id, person);
  const changed = await tx.change(
    db
      .updateTable('profiles')
      .set({ status, version: sql`version + 1`, updated_at: now.toString() })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .where('status', '<>', status)
      .where('removed_at', 'is', null),
  );
  if (changed === 0) return await shownPerson(work, keeper, id);
  if (status === 'inactive') shutOut(tx, tenant_id, id);
  else tellAccess(tx, tenant_id, id);
  record(work, users, { id, action: 'updated', before: { status: person.status }, after: { status } });
  return await shownPerson(work, keeper, id);
}
