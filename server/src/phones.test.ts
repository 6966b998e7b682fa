import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { beforeAll, expect, test } from 'vitest';
import { finished, send } from './kit/resource/transfer/import/importing.testing.ts';
import { aSession, aTrade, bookingBody } from './testing/companies/trade.ts';
import { noNumbers } from './testing/registers/example-rows.ts';
import { openWorld } from './testing/world.ts';

const world = await openWorld({ alone: true });
// Jobs are worked once the door is open.
beforeAll(async () => void (await world.app.listen({ port: 0, host: '127.0.0.1' })));

/** What people and spreadsheets write, and what it is: the country and the rest. */
const numbers = [
  ['5512988110101', '55', '12988110101'],
  ['p:+5512988110801', '55', '12988110801'],
  ['(012) 98811-0103', '55', '12988110103'],
  ['+34 612 345 678', '34', '612345678'],
  ['00351 912 345 678', '351', '912345678'],
] as const;

test('a booking reads a telephone number as every register does, when it is made and when it is changed', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const session = await aSession(staff, trade);
  const booked = (customer_phone: string) =>
    staff.post('/bookings', { ...bookingBody(session, trade), customer_phone });
  for (const [typed, code] of noNumbers) {
    const { status, body } = await booked(typed);
    expect([status, body.errors]).toEqual([422, [{ pointer: '/customer_phone', code }]]);
  }
  const { body: booking } = await booked('(012) 98811-0103');
  expect(booking.customer_phone).toBe('12988110103');
  const change = (customer_phone: string) =>
    staff.patch(`/bookings/${booking.id}`, { customer_phone, version: booking.version });
  expect((await change('98811-0106')).body.errors).toEqual([
    { pointer: '/customer_phone', code: 'area-code' },
  ]);
  expect((await change('5512988110101')).body.customer_phone).toBe('+5512988110101');
});

test('number and code of a lead come apart by themselves, whoever sends it, and its country goes along', async () => {
  const staff = await world.user(await world.company(), 'admin');
  const lead = { name: 'Marta', offered_value: 90 };
  for (const [phone, code, number] of numbers) {
    const { status, body } = await staff.post('/leads', { ...lead, phone });
    expect([status, body.country_code, body.phone]).toEqual([201, `+${code}`, number]);
    if (code === '34') expect(body.country).toBe('Espanha');
  }
  const twice = await staff.post('/leads', { ...lead, country_code: '+351', phone: '351912345678' });
  expect([twice.body.country_code, twice.body.phone]).toEqual(['+351', '912345678']);
  const { body: own } = await staff.post('/leads', { ...lead, phone: '12988110101' });
  const moved = await staff.patch(`/leads/${own.id}`, { phone: '+598 99 552 880', version: own.version });
  expect(moved.body).toMatchObject({ country: 'Uruguai', country_code: '+598', phone: '99552880' });
});

test.each([
  ['/customers', 'Nome;Telefone'],
  ['/suppliers', 'Nome;Telefone'],
  ['/leads', 'Nome;Telefone;Valor'],
])(
  'a file of %s tells row by row what is no number, and reads the rest as the form does',
  async (path, header) => {
    const staff = await world.user(await world.company(), 'admin');
    const value = path === '/leads' ? ';90' : '';
    const rows = [...noNumbers, ...numbers].map(([typed], at) => `Pessoa ${at};${typed}${value}`);
    const { body } = await send(staff, path, [header, ...rows].join('\n'));
    expect(body.refused).toMatchObject(
      noNumbers.map(([, code], at) => ({ row: at + 2, faults: [{ pointer: '/phone', code }] })),
    );
    await staff.post(`${path}/imports/${body.id}/run`);
    await finished(staff, path, body.id);
    const { data, leads } = (await staff.get(path)).body;
    const kept = (data ?? leads).map(({ country_code = '', phone }: AnyRow) => `${country_code}${phone}`);
    expect(kept.toSorted()).toEqual(numbers.map(([, code, number]) => `+${code}${number}`).toSorted());
    const refused = await staff.get(`${path}/imports/${body.id}/refused`);
    expect(refused.bytes.toString()).toContain('parece um número que a planilha cortou');
  },
);

test('what a spreadsheet cut is no Pix key and no barcode either, by hand and from a file', async () => {
  const staff = await world.user(await world.company(), 'admin');
  for (const [path, field, values] of [
    ['/suppliers', 'pix_key', { name: 'Cais' }],
    ['/stock', 'barcode', { name: 'Colete', sku: 'COL-1' }],
  ] as const) {
    const sent = await staff.post(path, { ...values, [field]: '7,89100E+12' });
    expect([sent.status, sent.body.errors]).toEqual([422, [{ pointer: `/${field}`, code: 'number-cut' }]]);
    const { body } = await send(staff, path, `name;sku;${field}\nCais;C1;7.891E+12\n`);
    expect(body.refused).toMatchObject([{ row: 2, faults: [{ pointer: `/${field}`, code: 'number-cut' }] }]);
  }
  for (const pix_key of ['52998224725', '11222333000181', '+5512988110101', 'a@b.co', crypto.randomUUID()])
    expect((await staff.post('/suppliers', { name: `Cais ${pix_key}`, pix_key })).status).toBe(201);
});
