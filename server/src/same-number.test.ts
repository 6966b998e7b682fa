import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { expect, test } from 'vitest';
import { send } from './kit/resource/transfer/import/importing.testing.ts';
import { openWorld } from './testing/world.ts';

const world = await openWorld();

/** One number: with its ninth digit and without, with its country and without. */
const ways = ['12988117001', '1288117001', '5512988117001', '551288117001', '+55 (12) 8811-7001'];

/** A company that knows the same two numbers as people wrote them in two decades. */
async function aCompany() {
  const staff = await world.user(await world.company(), 'admin');
  const add = async (path: string, values: object) => {
    const { status, body } = await staff.post(path, values);
    expect([status, body.errors]).toEqual([201, undefined]);
    return body.id as string;
  };
  const lead = (name: string, phone: string) => add('/leads', { name, phone, offered_value: 90 });
  return {
    staff,
    leads: [await lead('Rosa Nova', '12988117001'), await lead('Velha Rosa', '1288117001')].toSorted(),
    customers: [
      await add('/customers', { name: 'Cliente Nova', phone: '12988117001' }),
      await add('/customers', { name: 'Antigo Cliente', phone: '12 8811-7001' }),
    ].toSorted(),
    supplier: await add('/suppliers', { name: 'Cais', phone: '551288117001' }),
    other: await lead('Outra pessoa', '12988117002'),
  };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();

test('whoever asks again is known by the number, however it is written, as lead and as customer', async () => {
  const { staff, leads, customers } = await aCompany();
  for (const way of ways) {
    const { body } = await staff.get(`/leads/matches?phone=${encodeURIComponent(way)}`);
    expect([way, idsOf(body.leads), idsOf(body.customers)]).toEqual([way, leads, customers]);
  }
});

test('two records of one number are duplicates by it', async () => {
  const { staff, leads, customers } = await aCompany();
  for (const [path, [one, other]] of [
    ['/leads', leads],
    ['/customers', customers],
  ] as const) {
    const { body } = await staff.get(`${path}/${one}/duplicates`);
    const found = body.data.map(({ row, shares }: { row: AnyRow; shares: string[] }) => [row.id, shares]);
    expect(found).toEqual([[other, ['phone']]]);
  }
});

test('a row of a file is the twin of who has its number', async () => {
  const { staff } = await aCompany();
  const rows = ways.map((way, at) => `De novo ${at};${way};90`);
  const file = ['Nome;Telefone;Valor', ...rows, 'Ninguém;12988117009;90'].join('\n');
  const { body } = await send(staff, '/leads', file);
  expect(body.twins.map(({ row }: { row: number }) => row)).toEqual(ways.map((_, at) => at + 2));
});

test('both searches find a number however it is written, and no other', async () => {
  const { staff, leads, customers, supplier } = await aCompany();
  for (const way of [...ways, '012 98811-7001', '98811-7001', '8811-7001']) {
    const q = encodeURIComponent(way);
    const listed = async (path: string) => {
      const { body } = await staff.get(`${path}?q=${q}`);
      return idsOf(body.data ?? body.leads);
    };
    const found = [await listed('/leads'), await listed('/customers'), await listed('/suppliers')];
    expect([way, ...found]).toEqual([way, leads, customers, [supplier]]);
    const { body } = await staff.get(`/search?q=${q}`);
    expect([way, idsOf(body.customers), idsOf(body.suppliers)]).toEqual([way, customers, [supplier]]);
    const filtered = (await staff.get(`/leads?phone=${q}`)).body.leads;
    expect([way, idsOf(filtered)]).toEqual([way, leads]);
  }
});
