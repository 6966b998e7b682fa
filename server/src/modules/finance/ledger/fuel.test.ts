import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { statement } from '../../../kit/resource/statement.ts';
import { aCompanyWithBooks, inMonth } from '../../../testing/companies/money/books.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A company with books whose boat was fuelled. */
async function aFuelled(values: object = {}) {
  const day = await aCompanyWithBooks(world);
  const [boat_id] = day.trade.boats;
  const fill = { id: newId(), boat_id, taken_at: '2026-11-20T10:00:00.000Z', litres: 80, total: 520 };
  const note = async (...events: object[]) => {
    const { body } = await day.admin.post('/quick-fuel', { events });
    return body.results.map(({ outcome }: { outcome: string }) => outcome);
  };
  const event = { ...fill, ...values };
  expect(await note(event)).toEqual(['stored']);
  return { ...day, boat_id, event, note };
}

test('fuel is a cost of its boat on its day, once however often a phone tells it, owed until its bill comes', async () => {
  const { admin, on, results, boat_id, event, note, broken } = await aFuelled({ payer: 'conta' });
  expect(await note(event, event)).toEqual(['known', 'known']);
  await Promise.all(Array.from({ length: 5 }, () => admin.get('/finance/accounts')));
  expect(await on('services')).toEqual([520]);
  expect((await results())['4.1']).toBe(-520);
  const { data } = (await admin.get(`/finance/postings?${inMonth}&line=4.1`)).body;
  expect(data).toMatchObject([{ boat_id, amount: 520, source: { kind: 'service', label: '80 L' } }]);
  expect(await broken()).toEqual([]);
});

test('what the till paid is gone from the cash, and what is taken back has cost nothing', async () => {
  const { admin, on, results, event, note, broken } = await aFuelled();
  const [before] = await on('cash');
  expect((await results())['4.1']).toBe(-520);
  const back = { ...event, id: newId(), reverses_id: event.id, reason: 'Outro barco' };
  expect(await note(back, back)).toEqual(['stored', 'known']);
  expect((await results())['4.1'] ?? 0).toBe(0);
  expect(await on('cash')).toEqual([(before ?? 0) + 520]);
  const { data } = (await admin.get(`/finance/postings?${inMonth}&line=4.1`)).body;
  expect(data).toHaveLength(2);
  expect(await broken()).toEqual([]);
});

test('what was noted before the books heard of fuel stays typed by hand, also when it is taken back', async () => {
  const { company, admin, boat_id, results } = await aFuelled({ total: 0, payer: 'conta' });
  const id = newId();
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      statement(sql`insert into fuel_entries (tenant_id, id, boat_id, taken_at, litres, total, is_full, is_after_forgotten, payer,
          created_at, user_id)
        values (${company.id}, ${id}, ${boat_id ?? ''}, '2026-11-19T10:00:00Z', 40, 260, false, false, 'caixa',
          '2026-11-19T10:00:00Z', ${admin.id})`),
    ),
  );
  expect(await results()).toEqual({});
  expect((await admin.post(`/quick-fuel/${id}/reversal`, { reason: 'Outro barco' })).status).toBe(201);
  expect(await results()).toEqual({});
});

test('what was noted before there were books is posted when they are opened', async () => {
  const { company, on } = await aFuelled({ payer: 'cartao' });
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(statement(sql`delete from finance_due where tenant_id = ${company.id}`)),
  );
  expect(await on('services')).toEqual([520]);
});
