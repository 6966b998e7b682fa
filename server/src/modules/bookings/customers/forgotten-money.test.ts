import pg from 'pg';
import { expect, test } from 'vitest';
import { aDayOfTwo } from '../../../testing/companies/booking-day.ts';
import { bookingBody, paymentBody } from '../../../testing/companies/trade.ts';
import { superuserUrlOf } from '../../../testing/database/database.ts';
import { tenantTables } from '../../../testing/statements/watch-statements.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const tables = await tenantTables(world.urls.admin);

/** The tables in which a row of the company says the word, in any of its columns. */
async function tablesSaying(tenant_id: string, word: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
  await client.connect();
  try {
    const found: string[] = [];
    for (const table of tables) {
      if (table.startsWith('auth_')) continue;
      const { rows } = await client.query(
        `select 1 from ${table} t where tenant_id = $1 and lower(t::text) like $2 limit 1`,
        [tenant_id, `%${word}%`],
      );
      if (rows.length > 0) found.push(table);
    }
    return found;
  } finally {
    await client.end();
  }
}

test('of who is forgotten no line of a price, no credit and no trace says the name any more; the amounts stay', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  const person = (await staff.post('/customers', { name: 'Zuleica Quintanilha', phone: '48988776655' })).body;
  const extras = [{ name: 'Bolo da Zuleica', amount: 80 }];
  const body = bookingBody(session, trade, {
    customer_id: person.id,
    customer_name: 'Zuleica Quintanilha',
    extras,
    discount: { amount: 30, reason: 'Zuleica volta sempre' },
  });
  const booking = (await staff.post('/bookings', body)).body;
  const line = { version: 1, kind: 'extra', amount: 20, reason: 'Táxi para Zuleica' };
  expect((await staff.post(`/bookings/${booking.id}/adjustments`, line)).body.total_price).toBe(520);
  await staff.post(`/bookings/${booking.id}/payments`, paymentBody({ amount: 520, note: null }));
  const ended = { version: 2, kind: 'weather', as_credit: true, reason: 'Zuleica prefere crédito' };
  expect((await staff.post(`/bookings/${booking.id}/cancellation`, ended)).status).toBe(200);
  expect(await tablesSaying(company.id, 'zuleica')).toEqual(
    expect.arrayContaining(['booking_adjustments', 'bookings', 'credits', 'customers']),
  );
  const { status } = await staff.post(`/customers/${person.id}/erasure`, { reason: 'Pedido por email' });
  expect(status).toBe(200);
  expect(await tablesSaying(company.id, 'zuleica')).toEqual([]);
  const { adjustments, price_trace } = (await staff.get(`/bookings/${booking.id}`)).body;
  expect(price_trace).toBeNull();
  expect(
    adjustments.map(({ kind, amount, reason }: Record<string, unknown>) => [kind, amount, reason]),
  ).toEqual([
    ['extra', 80, null],
    ['discount', -30, null],
    ['extra', 20, null],
    ['cancellation', -520, null],
  ]);
});

test('what is held of a person tells lines, credits and the price with its trace', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  const person = (await staff.post('/customers', { name: 'Zuleica Quintanilha' })).body;
  const payment = { amount: 450, method: 'pix' };
  const booking = (
    await staff.post('/bookings', bookingBody(session, trade, { customer_id: person.id, payment }))
  ).body;
  await staff.post(`/bookings/${booking.id}/cancellation`, {
    version: 1,
    kind: 'weather',
    as_credit: true,
    reason: 'Mar agitado',
  });
  const held = (await staff.get(`/customers/${person.id}/personal-data`)).body;
  const told = JSON.stringify(held);
  for (const word of ['Mar agitado', 'cancellation', '"amount_left":450', '"price_trace":{'])
    expect(told).toContain(word);
});
