import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statement } from '../../../kit/resource/statement.ts';
import { aCompanyWithBooks, inMonth } from '../../../testing/companies/money/books.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A company in whose book of a boat a service stands that cost something. */
async function aServiced(cost: number) {
  const day = await aCompanyWithBooks(world);
  const [boat_id] = day.trade.boats;
  const service = { date: '2026-11-19', description: 'Bomba trocada', boat_id, cost };
  const { status, body } = await day.admin.post('/maintenance-logs', service);
  expect(status).toBe(201);
  return { ...day, boat_id, log: body as { id: string } };
}

test('what a service cost is a cost of its boat on its day, owed until its bill comes', async () => {
  const { admin, on, results, boat_id, log, broken } = await aServiced(350.5);
  expect(await on('services')).toEqual([350.5]);
  expect((await results())['4.5']).toBe(-350.5);
  const { data } = (await admin.get(`/finance/postings?${inMonth}&line=4.5`)).body;
  expect(data).toMatchObject([
    {
      boat_id,
      amount: 350.5,
      fact_kind: 'service',
      source: { kind: 'service', id: log.id, label: 'Bomba trocada' },
    },
  ]);
  expect(await broken()).toEqual([]);
});

test('a service that is taken back costs nothing, and both rows stay', async () => {
  const { admin, on, results, log } = await aServiced(100);
  await admin.post(`/maintenance-logs/${log.id}/reversal`, { reason: 'Outro barco' });
  expect(await on('services')).toEqual([0]);
  expect(await results()).toEqual({});
  const { data } = (await admin.get(`/finance/postings?${inMonth}&line=4.5`)).body;
  expect(data).toHaveLength(2);
});

test('a service that cost nothing is not posted, and asked often one is posted once', async () => {
  const free = await aServiced(0);
  expect(await free.on('services')).toEqual([0]);
  const { admin, on } = await aServiced(80);
  await Promise.all(Array.from({ length: 10 }, () => admin.get('/finance/accounts')));
  expect(await on('services')).toEqual([80]);
});

test('what was noted before there were books is posted when they are opened', async () => {
  const { company, on } = await aServiced(120);
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(statement(sql`delete from finance_due where tenant_id = ${company.id}`)),
  );
  expect(await on('services')).toEqual([120]);
});
