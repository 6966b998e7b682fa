import { expect, test } from 'vitest';
import { openWorld } from '../../../testing/world.ts';
import { personActor } from './person-actor.ts';

const world = await openWorld();
const ask = (homeTenantId: string, userId: string, tenantId = homeTenantId) =>
  personActor(world.authTx, { homeTenantId, userId, tenantId, now: world.clock.now() }, []);

test('somebody outside a request has the rights, the partner and the zone of this moment', async () => {
  const company = await world.company({ timezone: 'America/Noronha' });
  const [admin, owner] = [await world.user(company, 'admin'), await world.user(company, 'supplier_admin')];
  expect(await ask(company.id, admin.id)).toMatchObject({
    userId: admin.id,
    role: 'admin',
    tenantId: company.id,
    timezone: 'America/Noronha',
    partner: null,
  });
  expect((await ask(company.id, admin.id))?.permissions.has('tags:create')).toBe(true);
  const partner = await ask(company.id, owner.id);
  expect(partner?.partner).toEqual({ kind: 'supplier', id: owner.partner });
  expect(partner?.permissions.has('tags:create')).toBe(false);
});

test('who is inactive or unknown, or whose company is shut, is nobody; nor is a stranger in another company', async () => {
  const [company, other] = [await world.company(), await world.company({ status: 'suspended' })];
  const gone = await world.user(company, 'admin', { status: 'inactive', signsIn: false });
  const shut = await world.user(other, 'admin', { signsIn: false });
  const admin = await world.user(company, 'admin');
  const answers = [
    await ask(company.id, gone.id),
    await ask(company.id, crypto.randomUUID()),
    await ask(other.id, shut.id),
    await ask(company.id, admin.id, other.id),
    await ask(other.id, admin.id),
  ];
  expect(answers).toEqual([null, null, null, null, null]);
});
