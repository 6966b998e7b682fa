import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statement } from '../../../kit/resource/statement.ts';
import { aCompanyWithBooks, theDayIsOver } from '../../../testing/companies/money/books.ts';
import { addCustomer } from '../../../testing/companies/remembered-person.ts';
import { aBooking, paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';
import { lookForFacts } from '../public.ts';

const world = await openWorld();

test('what a customer paid to the agent is owed by the agent, and nobody asks for it again [A7.5-20]', async () => {
  const { company, staff, trade, session, on, broken } = await aCompanyWithBooks(world);
  const { id: agent_id } = await addCustomer(staff, { name: 'Agência Sol', kind: 'agente' });
  const sold = await aBooking(staff, session, trade, { agent_id });
  const pay = (id: string, amount: number) =>
    staff.post(`/bookings/${id}/payments`, paymentBody({ amount, method: 'parceiro' }));
  const { body } = await pay(sold.id, 450);
  expect(body).toMatchObject({ paid_amount: 450, remaining_amount: 0 });
  expect(await on('agencies', 'advances', 'receivable')).toEqual([450, 450, 0]);
  const { rows } = await world.tenantTx.read(company.id, async (tx) => ({
    rows: await tx.rows(
      statement<{ party_id: string }>(sql`select p.party_id from finance_postings p
        where p.tenant_id = ${company.id} and p.fact_kind = 'payment'`),
    ),
  }));
  expect(rows).toEqual([{ party_id: agent_id }]);
  await pay(sold.id, -50);
  expect(await on('agencies', 'advances')).toEqual([400, 400]);
  await theDayIsOver(world, company);
  expect(await on('agencies', 'advances', 'receivable')).toEqual([400, 0, 50]);
  const direct = await aBooking(staff, session, trade);
  expect((await pay(direct.id, 100)).body.errors).toEqual([
    expect.objectContaining({ pointer: '/method', code: 'option' }),
  ]);
  expect(await broken()).toEqual([]);
});

test('credit is held until it is used; what nobody used in time is the company’s, once [A7.5-21]', async () => {
  const { company, staff, trade, session, on, broken } = await aCompanyWithBooks(world);
  const paid = await aBooking(staff, session, trade, { payment: { amount: 100, method: 'pix' } });
  await staff.post(`/bookings/${paid.id}/payments`, paymentBody({ amount: -60, method: 'credito' }));
  expect(await on('credits', 'advances', '1.6')).toEqual([60, 40, 0]);
  const look = async () => await world.tenantTx.write(company.id, (tx) => lookForFacts(tx, company.id));
  expect(await look()).toBe(0);
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      statement(sql`update credits set expires_on = '2026-11-10', amount_left = 45
      where tenant_id = ${company.id}`),
    ),
  );
  expect(await look()).toBe(1);
  expect(await on('credits', 'advances', '1.6')).toEqual([15, 40, 45]);
  expect(await look()).toBe(0);
  expect(await broken()).toEqual([]);
});
