import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statement } from '../../../kit/resource/statement.ts';
import { aCompanyWithABank } from '../../../testing/companies/money/bank.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('who paid is told to a person who asks, and gone with a person who is forgotten; amounts stay', async () => {
  const { admin, company, accountOf, line, lines } = await aCompanyWithABank(world, [
    {
      day: '2026-11-18',
      amount: '162.00',
      fitid: 'A',
      name: 'QUITERIA PRATES',
      memo: 'PIX DE QUITERIA PRATES',
    },
    { day: '2026-11-18', amount: '10.00', fitid: 'B', memo: 'OUTRA PESSOA' },
  ]);
  const { body: customer } = await admin.post('/customers', { name: 'Quiteria Prates' });
  const { id } = await line('PIX DE QUITERIA PRATES');
  await admin.post(`/bank-lines/${id}/entries`, { account_id: await accountOf('1.6') });
  const { body: held } = await admin.get(`/customers/${customer.id}/personal-data`);
  expect(held.bank_lines).toMatchObject([{ amount: 162, memo: 'PIX DE QUITERIA PRATES' }]);
  const { status } = await admin.post(`/customers/${customer.id}/erasure`, { reason: 'Pediu' });
  expect(status).toBe(200);
  expect((await lines()).map(({ amount, memo }) => [amount, memo])).toEqual(
    expect.arrayContaining([
      [162, 'Pessoa removida'],
      [10, 'OUTRA PESSOA'],
    ]),
  );
  const named = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      statement(sql`select e.id from finance_entries e
        where e.tenant_id = ${company.id} and e.description ilike '%quiteria%'`),
    ),
  );
  expect(named).toEqual([]);
});
