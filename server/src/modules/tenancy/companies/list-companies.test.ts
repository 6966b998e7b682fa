import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { anOpenedCompany } from '../../../testing/opened-company.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const operator = await world.operator('saas_admin');
const mark = newId().slice(-12);
const namesOf = async (query: string) => {
  const { status, body } = await operator.get(`/saas-tenants?${query}`);
  expect([query, status, body.errors]).toEqual([query, 200, undefined]);
  return body.data.map(({ name }: { name: string }) => name);
};

test('companies are found by name, address, tax id and contact, in the order of their names, with what they bought [B2.2-69]', async () => {
  await world.company({ name: `Zarpa ${mark}` });
  await world.company({ name: `Águas ${mark}`, status: 'suspended' });
  const opened = await anOpenedCompany(operator, { name: `Maré ${mark}`, contact_name: `Ieda ${mark}x` });
  expect(await namesOf(`q=${mark}`)).toEqual([`Águas ${mark}`, `Maré ${mark}`, `Zarpa ${mark}`]);
  expect(await namesOf(`q=${mark}&status=suspended`)).toEqual([`Águas ${mark}`]);
  expect(await namesOf(`q=${mark}x`)).toEqual([`Maré ${mark}`]);
  const [row] = (await operator.get(`/saas-tenants?q=${opened.subdomain}`)).body.data;
  expect(row).toMatchObject({ plan: 'essencial', status: 'opening' });
  const { facets } = (await operator.get(`/saas-tenants?q=${mark}&facets=1`)).body;
  expect(facets.status).toMatchObject({ opening: 1, active: 1, suspended: 1 });
});

test('a list that was filtered is kept as a file, and the platform and what was undone stand in neither', async () => {
  const undone = await anOpenedCompany(operator, { name: `Desfeita ${mark}` });
  await operator.delete(`/saas-tenants/${undone.id}`);
  expect(await namesOf(`q=${encodeURIComponent(`Desfeita ${mark}`)}`)).toEqual([]);
  expect(await namesOf('q=admin-tenant')).toEqual([]);
  const file = String((await operator.get(`/saas-tenants/export?q=${mark}`)).body);
  expect(file).toContain(`Zarpa ${mark}`);
  expect(file).not.toContain('Desfeita');
});

test('nobody of a company and no lower operator reads the list', async () => {
  const staff = await world.user(await world.company(), 'admin');
  const lower = await world.operator('saas_manager');
  for (const by of [staff, lower])
    for (const path of ['/saas-tenants', '/saas-tenants/export'])
      expect((await by.get(path)).status).toBe(403);
});
