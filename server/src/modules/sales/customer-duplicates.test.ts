import type { Duplicates } from '@leme/contract/sales/customer-endpoints';
import { expect, test } from 'vitest';
import { openWorld, type Person } from '../../testing/world.ts';

const world = await openWorld();

async function add(by: Person, fields: Record<string, unknown>) {
  const { status, body } = await by.post('/customers', fields);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

async function alike(by: Person, id: string) {
  const { body }: { body: Duplicates } = await by.get(`/customers/${id}/duplicates`);
  return body.data.map(({ row, shares }) => [(row as Partial<{ name: string }>).name, ...shares]);
}

test('who shares phone, address or name, accents and capitals aside, may be the same person; most alike first', async () => {
  const staff = await world.user(await world.company(), 'admin');
  const own = await add(staff, {
    name: 'Maria Gonçalves',
    phone: '+5548999142207',
    email: 'maria@example.com',
  });
  await add(staff, { name: 'MARIA  goncalves', phone: '+5548999142207' });
  await add(staff, { name: 'M. Gonçalves', email: 'Maria@Example.com' });
  await add(staff, { name: 'Maria Gonçalves Prado', phone: '+5548999142208' });
  await add(staff, { name: '100% Maria_', email: 'outra@example.com' });
  expect(await alike(staff, own.id)).toEqual([
    ['MARIA  goncalves', 'phone', 'name'],
    ['M. Gonçalves', 'email'],
  ]);
});

test('nothing in common is no likeness: two without phone and address are told apart by name', async () => {
  const staff = await world.user(await world.company(), 'admin');
  const own = await add(staff, { name: 'Júlia % Prado' });
  await add(staff, { name: 'Júlia X Prado' });
  await add(staff, { name: 'Beto' });
  expect(await alike(staff, own.id)).toEqual([]);
});

test('a deleted one is none, and who took the tax id of a deleted one is', async () => {
  const staff = await world.user(await world.company(), 'admin');
  const first = await add(staff, { name: 'Ana', tax_id: '529.982.247-25', phone: '+5548999142207' });
  await staff.delete(`/customers/${first.id}`);
  const second = await add(staff, { name: 'Ana Lima', tax_id: '52998224725', phone: '+5548999142207' });
  expect(await alike(staff, second.id)).toEqual([]);
  expect(await alike(staff, first.id)).toEqual([['Ana Lima', 'tax_id', 'phone']]);
});

test('an agent sees likenesses among its own customers alone, another company none', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const agent = await world.user(company, 'agent_admin');
  const own = await add(agent, { name: 'Rui', phone: '+5548999142207' });
  await add(agent, { name: 'Rui Sá', phone: '+5548999142207' });
  await add(staff, { name: 'Rui', phone: '+5548999142207' });
  const foreign = await world.user(await world.company(), 'admin');
  await add(foreign, { name: 'Rui', phone: '+5548999142207' });
  expect(await alike(agent, own.id)).toEqual([['Rui Sá', 'phone']]);
  expect(await alike(staff, own.id)).toHaveLength(2);
  expect((await foreign.get(`/customers/${own.id}/duplicates`)).status).toBe(404);
});

test('of a crowd of namesakes twenty are shown', async () => {
  const staff = await world.user(await world.company(), 'admin');
  const made = [];
  for (let n = 0; n < 22; n += 1) made.push(await add(staff, { name: 'José Silva' }));
  expect(await alike(staff, made[0].id)).toHaveLength(20);
});
