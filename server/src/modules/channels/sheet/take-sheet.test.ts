import { expect, test } from 'vitest';
import { type Outside, sellsOutside } from '../../../testing/companies/outside/octo-world.ts';
import { openWorld } from '../../../testing/world.ts';
import { likeness } from './suggest.ts';

const world = await openWorld();

const head = 'Referência;Produto;Data;Hora;Adultos;Crianças;Quem vai;Nome do cliente;E-mail;Total';
const sheetOf = (...rows: string[]) => [head, ...rows].join('\n');
const row = (n: number, more = '1;;;Helena Prado;helena@exemplo.com.br;180,00') =>
  `BR-${n};Campeche VIP;23/11/2026;08:00;${more}`;

async function partnerWithFiles() {
  const at = await sellsOutside(world, {
    partner: { protocol: 'csv' },
    session: { date: '2026-11-23', total_capacity: 60 },
  });
  const send = async (csv: string, query = '') =>
    await at.staff.send('POST', `/external-bookings/sheet?partner_id=${at.partner.id}${query}`, csv, {
      'content-type': 'text/csv',
    });
  return { ...at, send };
}

async function map({ staff, partner, trade }: Outside, more: object = {}) {
  const mapping = { their_name: 'campeche vip', partner_id: partner.id, kind: 'product', ...more };
  return await staff.post('/channel-mappings', { product_id: trade.product_id, ...mapping });
}

test('three bad rows of a hundred stay out and come back as a file; ninety-seven are booked or wait [A2.3-99]', async () => {
  const at = await partnerWithFiles();
  await map(at);
  const good = Array.from({ length: 37 }, (_, n) => row(n));
  const dear = Array.from({ length: 60 }, (_, n) => row(100 + n, '1;;;Rui Paz;;999,00'));
  const bad = [
    row(300, ';;;Ana Paz;;180,00'),
    row(301).replace('23/11/2026', '30/02/2026'),
    row(302).replace('Helena Prado', ''),
  ];
  const csv = sheetOf(...good, ...dear, ...bad);
  const dry = await at.send(csv, '&dry_run=true');
  expect(dry.body).toMatchObject({ rows: 100, booked: 97, review: 0, there: 0, refused: 3 });
  expect((await at.staff.get('/external-bookings')).body.count).toBe(0);
  const { body } = await at.send(csv);
  expect(body).toMatchObject({ rows: 100, booked: 37, review: 60, there: 0, refused: 3 });
  expect(body.refused_file.split('\r\n').filter(Boolean).length).toBe(4);
  expect(body.refused_file).toContain('BR-302');
  // Sixty seats: thirty-seven sold at our price, twenty-three for another one, and the rest finds no room.
  expect((await at.seats()).remaining_capacity).toBe(0);
  const again = await at.send(csv);
  expect(again.body).toMatchObject({ booked: 0, review: 0, there: 97 });
});

test('names nobody knows wait with a suggestion; once they are mapped two presses book what waits', async () => {
  const at = await partnerWithFiles();
  const csv = sheetOf(row(1, ';;2 Adulto inteira, 1 Kid;Helena Prado;;450,00'), row(1));
  expect((await at.send(csv)).body).toMatchObject({ booked: 0, review: 1, there: 1 });
  const [waiting] = (await at.staff.get('/external-bookings')).body.data;
  expect(waiting).toMatchObject({ state: 'needs_review', fault: 'unknown-product', source: 'csv' });
  const accept = () => at.staff.post(`/external-bookings/${waiting.id}/acceptance`);
  const why = { type: '/problems/external-unbooked', params: { fault: 'unknown-product' } };
  expect((await accept()).body).toMatchObject(why);
  const suggestions = async () => (await at.staff.get('/channel-mappings/suggestions')).body.data;
  const [product] = await suggestions();
  expect(product).toMatchObject({ their_name: 'Campeche VIP', kind: 'product' });
  const change = { version: product.version, product_id: at.trade.product_id };
  expect((await at.staff.patch(`/channel-mappings/${product.id}`, change)).status).toBe(200);
  expect(await suggestions()).toEqual([]);
  const unit = { kind: 'unit', product_id: null };
  await map(at, { ...unit, their_name: 'Adulto Inteira', fare_code: 'ADULT' });
  await map(at, { ...unit, their_name: 'kid', fare_code: 'CHILD' });
  expect((await accept()).body).toMatchObject({ state: 'mapped' });
  const [booked] = (await at.staff.get('/external-bookings')).body.data;
  expect(booked).toMatchObject({ state: 'mapped', total_price: 450, fault: null });
});

test('a departure that is not there, and units nobody knows, are said; another company’s partner is unknown', async () => {
  const at = await partnerWithFiles();
  await map(at);
  const csv = sheetOf(row(1).replace('08:00', '09:30'), row(2, ';;2 Mergulho;Rui Paz;;360'));
  expect((await at.send(csv)).body).toMatchObject({ booked: 0, review: 2 });
  const { data } = (await at.staff.get('/external-bookings?sort=-created_at')).body;
  expect(data.map(({ fault }: { fault: string }) => fault).toSorted()).toEqual([
    'no-departure',
    'unknown-unit',
  ]);
  const foreign = await partnerWithFiles();
  const path = `/external-bookings/sheet?partner_id=${foreign.partner.id}`;
  const refused = await at.staff.send('POST', path, csv, { 'content-type': 'text/csv' });
  expect(refused.body.errors).toMatchObject([{ pointer: '/partner_id', code: 'unknown' }]);
});

test('names are alike by the words they share', () => {
  expect(likeness('Campeche VIP', 'campeche vip')).toBe(1);
  expect(likeness('Ilha do Campeche', 'Campeche Sunset')).toBeCloseTo(0.4);
  expect(likeness('Mergulho', 'Jet ski')).toBe(0);
});
