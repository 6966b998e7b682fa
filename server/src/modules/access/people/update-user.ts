import type { Keeper } from '@leme/contract/access/people/manage';
import { partnerColumn, rolesToGive } from '@leme/contract/access/people/manage';
import { updateUser } from '@leme/contract/access/people/user-endpoints';
import { users } from '@leme/contract/access/people/users';
import type { Role } from '@leme/contract/access/roles';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { AllHooks } from '#kit/hooks';
import { type Served, servePeople } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';
import { tellOldAddress } from './address-changed.ts';
import { shutOut, tellAccess } from './auth-session/shut-out.ts';
import { pressing } from './look-ups.ts';
import { requireNewAddress } from './new-addresses.ts';
import { requirePartner } from './partner-of.ts';
import { type Person, personOf, seenAddresses, shownPerson, stalePerson } from './person-queries.ts';
import { keptPerson } from './rights/keeper.ts';
import { requireAnother } from './rights/last-administrator.ts';
import { requireLiftable } from './rights/user-rights.ts';

export const servesUpdateUser = (authTx: AuthTx): Served =>
  servePeople(updateUser, async ({ input, tx, actor, clock, hooks }) => {
    const work = { tx, actor, hooks, now: clock.now() };
    const { id, version, ...sent } = input;
    const { person, keeper } = await keptPerson(work, id);
    const { email = person.email } = sent;
    const change = () => changePerson(work, { person, keeper, version, sent });
    if (email === person.email) await change();
    else {
      // Asked before: a statement that broke a constraint ends what the transaction may ask.
      const isSeen = (await seenAddresses(work, [email])).has(email);
      await pressing({ authTx, actor, isOwn: async () => isSeen }, change);
    }
    return await shownPerson(work, keeper, id);
  });

type Sent = Partial<Omit<InputOf<typeof updateUser>, 'id' | 'version'>>;
type Hooked = TimedWork & { hooks: AllHooks };
type Change = { person: Person; keeper: Keeper; version: number; sent: Sent };

/** Changes somebody: whatever of name, address, role and partner was sent, or nothing. */
export async function changePerson(work: Hooked, { person, keeper, version, sent }: Change): Promise<void> {
  const { tx, actor, now } = work;
  const tenant_id = actor.tenantId;
  if (person.version !== version) throw await stalePerson(work, { person, keeper, yours: sent });
  const role = sent.role ?? person.role;
  const isNewRole = role !== person.role;
  if (isNewRole && role) await requireRole(work, { person, keeper, role });
  const partner = role ? await partnerFor(work, { person, keeper, role, sent }) : {};
  const next = {
    full_name: sent.full_name ?? person.full_name,
    email: sent.email ?? person.email,
    ...partner,
  };
  const isNewAddress = next.email !== person.email;
  if (isNewAddress) {
    await requireNewAddress(work);
    await takeAddress(work, person.id, next.email);
  }
  const changed = await tx.change(
    db
      .updateTable('profiles')
      .set({ ...next, version: sql`version + 1`, updated_at: now.toString() })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', person.id)
      .where('version', '=', version),
  );
  if (changed === 0) {
    const current = await personOf(work, person.id);
    throw await stalePerson(work, { person: current, keeper, yours: sent });
  }
  if (isNewRole && role) await giveRole(work, person.id, role);
  if (isNewAddress) {
    await tellOldAddress(work, person);
    shutOut(tx, tenant_id, person.id);
  } else tellAccess(tx, tenant_id, person.id);
  const before = Object.fromEntries(Object.keys(next).map((name) => [name, person[name as keyof Person]]));
  record(work, users, {
    id: person.id,
    action: 'updated',
    before: { ...before, role: person.role },
    after: { ...next, role },
  });
}

async function requireRole(
  work: TimedWork,
  { person, keeper, role }: { person: Person; keeper: Keeper; role: Role },
): Promise<void> {
  if (!rolesToGive(keeper).includes(role)) throw new Problem('role-not-yours-to-give');
  await requireLiftable(work, person, role);
  await requireAnother(work.tx, work.actor.tenantId, person);
}

/** Asked anew where role or partner change; a role of the company's own leaves none. */
async function partnerFor(
  work: Hooked,
  { person, keeper, role, sent }: { person: Person; keeper: Keeper; role: Role; sent: Sent },
) {
  const column = partnerColumn(role);
  const isAsked = role !== person.role || (column !== null && sent[column] !== undefined);
  if (!isAsked) return {};
  const given = {
    supplier_id: sent.supplier_id ?? person.supplier_id,
    agent_id: sent.agent_id ?? person.agent_id,
  };
  return await requirePartner(work, { keeper, role, given });
}

/** One address, one account in the installation: the constraint refuses what somebody else has. */
async function takeAddress({ tx, actor }: TimedWork, user_id: string, email: string): Promise<void> {
  await tx.change(
    db
      .updateTable('login_emails')
      .set({ email })
      .where('user_id', '=', user_id)
      .where('tenant_id', '=', actor.tenantId),
  );
}

async function giveRole({ tx, actor }: TimedWork, user_id: string, role: Role): Promise<void> {
  await tx.change(
    db.deleteFrom('user_roles').where('tenant_id', '=', actor.tenantId).where('user_id', '=', user_id),
  );
  await tx.change(db.insertInto('user_roles').values({ tenant_id: actor.tenantId, user_id, role }));
}
