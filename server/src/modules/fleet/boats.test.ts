import { boats } from '@leme/contract/fleet/boats';
import { describe, expect, test } from 'vitest';
import { aSession, aTrade } from '../../testing/companies/trade.ts';
import { checkResource } from '../../testing/registers/check-resource.ts';
import { openWorld } from '../../testing/world.ts';

checkResource(boats);

describe('boats and what sails with them', async () => {
  const world = await openWorld();

  test('a boat with sailings to come is not deleted, and they are named', async () => {
    const company = await world.company();
    const staff = await world.user(company, 'admin');
    const trade = await aTrade(world, company);
    await aSession(staff, trade, { date: '2099-11-21', boat_ids: [trade.boats[0]] });
    const { status, body } = await staff.delete(`/boats/${trade.boats[0]}`);
    expect([status, body.type]).toEqual([409, '/problems/in-use']);
    expect(body.params.by).toEqual([expect.objectContaining({ resource: 'sessions', count: 1 })]);
  });

  test('a supplier that owns boats is not deleted, and they are named', async () => {
    const staff = await world.user(await world.company(), 'admin');
    const owner = (await staff.post('/suppliers', { name: 'Náutica Pacheco' })).body;
    const boat = { boat_name: 'Albatroz', capacity: 8, owner_supplier_id: owner.id };
    expect((await staff.post('/boats', boat)).body.labels).toMatchObject({
      owner_supplier_id: 'Náutica Pacheco',
    });
    const { body } = await staff.delete(`/suppliers/${owner.id}`);
    expect(body.params.by).toEqual([{ resource: 'boats', count: 1, names: ['Albatroz'] }]);
  });

  test('what a boat has on board is named, chosen by name, and goes when the feature is deleted', async () => {
    const staff = await world.user(await world.company(), 'admin');
    const made = await Promise.all(
      ['Banheiro', 'Churrasqueira'].map((name) => staff.post('/boat-features', { name: { 'pt-BR': name } })),
    );
    const [bathroom, grill] = made.map(({ body }) => body);
    const boat = (
      await staff.post('/boats', { boat_name: 'Bar', capacity: 8, features: [grill.id, bathroom.id] })
    ).body;
    expect(boat.labels.features).toEqual(['Churrasqueira', 'Banheiro']);
    expect((await staff.get('/boats/options/features?q=churras')).body.data).toEqual([
      { id: grill.id, label: 'Churrasqueira' },
    ]);
    await staff.delete(`/boat-features/${grill.id}`);
    expect((await staff.get(`/boats/${boat.id}`)).body).toMatchObject({
      features: [bathroom.id],
      labels: { features: ['Banheiro'] },
    });
    const { data } = (await staff.get(`/boats/${boat.id}/history`)).body;
    expect(data[0].changes).toContainEqual(
      expect.objectContaining({ field: 'features', after: ['Churrasqueira', 'Banheiro'] }),
    );
  });
});
