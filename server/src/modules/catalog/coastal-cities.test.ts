import { coastalCities } from '@leme/contract/catalog/coastal-cities';
import { describe, expect, test } from 'vitest';
import { checkResource } from '../../testing/registers/check-resource.ts';
import { openWorld } from '../../testing/world.ts';

checkResource(coastalCities);

describe('one list for all companies', async () => {
  const world = await openWorld();

  test('companies choose from it and cannot change it', async () => {
    const keeper = await world.operator('saas_super_admin');
    const staff = await world.user(await world.company(), 'admin');
    const fields = { name: 'Porto Imaginário', uf: 'SC', ibge_code: '9999999' };
    const city = (await keeper.post('/coastal-cities', fields)).body;
    const { data } = (await staff.get('/boats/options/home_port_id?q=imaginario')).body;
    expect(data).toEqual([{ id: city.id, label: 'Porto Imaginário' }]);
    const boat = (await staff.post('/boats', { boat_name: 'Vela', capacity: 4, home_port_id: city.id })).body;
    expect(boat.labels.home_port_id).toBe('Porto Imaginário');
    const answers = [
      await staff.get('/coastal-cities'),
      await staff.post('/coastal-cities', fields),
      await staff.patch(`/coastal-cities/${city.id}`, { name: 'Meu Porto', version: 1 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test('its keeper may be at work in a company meanwhile, and the trail stays with the platform', async () => {
    const company = await world.company();
    const keeper = await world.operator('saas_super_admin');
    const reason = { reason: 'Chamado 7: porto novo' };
    await keeper.post('/auth/acting-tenant', { tenant_id: company.id, ...reason });
    const inCompany = { 'leme-tenant': company.id };
    const fields = { name: 'Porto do Chamado', uf: 'BA', ibge_code: '9999996' };
    const city = (await keeper.post('/coastal-cities', fields, inCompany)).body;
    const changed = await keeper.patch(
      `/coastal-cities/${city.id}`,
      { active: false, version: 1 },
      inCompany,
    );
    expect(changed.body).toMatchObject({ active: false, version: 2 });
    const { data } = (await keeper.get(`/coastal-cities/${city.id}/history`)).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['updated', 'created']);
  });

  test('the database refuses a company that writes it past every guard', async () => {
    const company = await world.company();
    const write = world.tenantTx.write(company.id, async (tx) => {
      const { sql } = await import('kysely');
      const { statement } = await import('../../kit/resource/statement.ts');
      return await tx.change(
        statement(
          sql`insert into coastal_cities (id, name, uf, ibge_code) values (gen_random_uuid(), 'X', 'SC', '9999998')`,
        ),
      );
    });
    await expect(write).rejects.toThrow(/row-level security/);
  });
});
