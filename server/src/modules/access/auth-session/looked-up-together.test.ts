import type { Role } from '@leme/contract/access/roles';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { newId } from '../../../kit/ids.ts';
import { notify } from '../../../kit/realtime/pg-notifications.ts';
import { byNotice } from '../../../testing/by-notice.ts';
import { openWorld, type Person } from '../../../testing/world.ts';
import { accessChannel } from './session-cache.ts';

const world = await openWorld();
const roles: readonly Role[] = ['admin', 'manager', 'marinheiro', 'user', 'supplier_user', 'agent_user'];

type Known = { company: { id: string }; witness: Person };

/** Nobody of the company is known any more in this process: it knows a witness by a new name. */
async function forget({ company: { id: tenant_id }, witness }: Known) {
  const full_name = `Pessoa ${newId()}`;
  await world.authTx.write(tenant_id, async (tx) => {
    const renamed = db.updateTable('profiles').set({ full_name }).where('tenant_id', '=', tenant_id);
    await tx.change(renamed.where('id', '=', witness.id));
    notify(tx, accessChannel, tenant_id);
  });
  const name = async () => (await witness.get('/auth/session')).body.user.user_metadata.full_name;
  await expect.poll(name, byNotice).toBe(full_name);
}

async function saysOf(person: Person) {
  const { user, role, permissions, permissions_state } = (await person.get('/auth/session')).body;
  return { id: user?.id, role, permissions: permissions?.toSorted(), permissions_state };
}

async function aCompany() {
  const company = await world.company();
  const tenant_id = company.id;
  const people: Person[] = [];
  for (const role of roles) people.push(await world.user(company, role), await world.user(company, role));
  const withException = people[6] as Person;
  await world.tenantTx.write(tenant_id, async (tx) => {
    tx.send(
      db
        .insertInto('role_permissions')
        .values({ tenant_id, role: 'marinheiro', resource: 'sessions', granted: true }),
    );
  });
  const admin = people[0] as Person;
  const { version } = (await admin.get(`/users/${withException.id}/permissions`)).body.user;
  const exception = { resource: 'leads', action: 'read', granted: true, reason: 'ajuda no balcão' };
  const exceptions = [{ ...exception, expires_at: null }];
  expect((await admin.put(`/users/${withException.id}/permissions`, { version, exceptions })).status).toBe(
    200,
  );
  return { company, people, withException, witness: await world.user(company, 'user') };
}

test('people of one company who are looked up together each get their own rights, differences and exceptions', async () => {
  const [mine, theirs] = [await aCompany(), await aCompany()];
  const everybody = [...mine.people, ...theirs.people];
  const alone: unknown[] = [];
  for (const person of everybody) {
    await forget(mine.people.includes(person) ? mine : theirs);
    alone.push(await saysOf(person));
  }
  await forget(mine);
  await forget(theirs);
  const together = await Promise.all(everybody.map(saysOf));
  expect(together).toEqual(alone);
  const reads = (person: Person) =>
    together.find(({ id }) => id === person.id)?.permissions.includes('leads:read');
  expect([reads(mine.withException), reads(mine.people[7] as Person)]).toEqual([true, false]);
});

test('whoever has left or was never there gets nothing while the others beside are let in', async () => {
  const known = await aCompany();
  const { people } = known;
  const [admin, , , , gone] = people as [Person, Person, Person, Person, Person];
  await gone.post('/auth/sign-out');
  await forget(known);
  const answers = await Promise.all([admin, gone, people[5] as Person].map(saysOf));
  expect(answers.map(({ id }) => id)).toEqual([admin.id, undefined, people[5]?.id]);
});
