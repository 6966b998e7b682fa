import pg from 'pg';
import { expect, test } from 'vitest';
import { superuserUrlOf } from '../../testing/database/database.ts';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();
const company = await world.company();
const manager = await world.user(company, 'admin');

async function make(path: string, values: Record<string, unknown>): Promise<string> {
  const { status, body } = await manager.post(path, values);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.id;
}
const rowOf = async (path: string, id: string) => (await manager.get(`${path}/${id}`)).body;
const listed = async (path: string, id: string) =>
  (await manager.get(`${path}?limit=200`)).body.data.find((row: { id: string }) => row.id === id);

test('a supplier tells how many contacts and boats it has, a type how many suppliers, a feature how many boats; not those deleted or of others', async () => {
  const type = await make('/supplier-types', { name: 'Estaleiro' });
  const feature = await make('/boat-features', { name: { 'pt-BR': 'Toldo' } });
  const [supplier, other] = [
    await make('/suppliers', { name: 'Marina Azul', types: [type] }),
    await make('/suppliers', { name: 'Náutica Sul', types: [type] }),
  ];
  for (const name of ['Ana', 'Rui']) await make('/supplier-contacts', { supplier_id: supplier, name });
  const gone = await make('/supplier-contacts', { supplier_id: supplier, name: 'Léo' });
  await manager.delete(`/supplier-contacts/${gone}`);
  await make('/boats', {
    boat_name: 'Netuno',
    capacity: 10,
    owner_supplier_id: supplier,
    features: [feature],
  });
  expect(await rowOf('/suppliers', supplier)).toMatchObject({ contacts: 2, boats: 1 });
  expect(await listed('/suppliers', other)).toMatchObject({ contacts: 0, boats: 0 });
  expect(await listed('/supplier-types', type)).toMatchObject({ suppliers: 2 });
  expect(await listed('/boat-features', feature)).toMatchObject({ boats: 1 });
  await manager.delete(`/suppliers/${other}`);
  expect(await rowOf('/supplier-types', type)).toMatchObject({ suppliers: 1 });
  const saved = (await manager.patch(`/suppliers/${supplier}`, { rating: 5, version: 1 })).body;
  expect(saved).toMatchObject({ rating: 5, contacts: 2, boats: 1 });
});

test('a count ends one beyond a thousand', async () => {
  const supplier = await make('/suppliers', { name: 'Frota Grande' });
  const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
  await client.connect();
  await client.query(
    `insert into supplier_contacts (tenant_id, id, supplier_id, name)
     select $1, gen_random_uuid(), $2, 'Contato ' || n from generate_series(1, 1500) n`,
    [company.id, supplier],
  );
  await client.end();
  expect(await rowOf('/suppliers', supplier)).toMatchObject({ contacts: 1001 });
});
