import { expect, test } from 'vitest';
import { sellsOutside } from '../../testing/companies/outside/octo-world.ts';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();

test('a guest who is forgotten stands in nothing a partner sent; what was asked is kept without names from the first', async () => {
  const at = await sellsOutside(world, { session: { date: '2026-11-23' } });
  const contact = {
    fullName: 'Zuleica Quintanilha',
    emailAddress: 'zuleica@milano.example',
    phoneNumber: '+5548988776655',
  };
  const { uuid, unitItems } = (await at.octo.post('/bookings', at.reservation({ notes: 'Zuleica enjoa' })))
    .body;
  const named = unitItems.map((item: { uuid: string; unitId: string }) => ({ ...item, contact }));
  const confirmed = await at.octo.post(`/bookings/${uuid}/confirm`, {
    contact,
    unitItems: named.map(({ uuid: own, unitId }: { uuid: string; unitId: string }) => ({
      uuid: own,
      unitId,
      contact,
    })),
  });
  expect(confirmed.body.contact.fullName).toBe('Zuleica Quintanilha');
  const messages = async () => JSON.stringify((await at.staff.get('/channel-messages')).body);
  await expect.poll(messages).toContain('/confirm');
  expect(await messages()).not.toContain('uleica');
  const [customer] = (await at.staff.get('/customers?q=Zuleica')).body.data;
  const held = (await at.staff.get(`/customers/${customer.id}/personal-data`)).body;
  expect(JSON.stringify(held)).toContain('Quintanilha');
  // Nobody is forgotten who is still to sail.
  await at.octo.post(`/bookings/${uuid}/cancel`, {});
  const erased = await at.staff.post(`/customers/${customer.id}/erasure`, { reason: 'Pedido por email' });
  expect(erased.status).toBe(200);
  expect(JSON.stringify((await at.octo.get(`/bookings/${uuid}`)).body)).not.toContain('uleica');
  expect(JSON.stringify((await at.staff.get('/external-bookings')).body)).not.toContain('uleica');
});
