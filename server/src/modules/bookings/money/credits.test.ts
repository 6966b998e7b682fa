import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aDayOfTwo } from '../../../testing/companies/booking-day.ts';
import { bookingBody, paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A customer whose two bookings of 450 were paid, cancelled and became credit. */
async function twoCredits() {
  const day = await aDayOfTwo(world);
  const { staff, trade, session } = day;
  const customer = (await staff.post('/customers', { name: 'Rosa Lima' })).body;
  const given = { customer_id: customer.id, payment: { amount: 450, method: 'pix' } };
  const cancelled = [];
  for (const reason of ['Mar agitado', 'Preferiu crédito']) {
    const { body } = await staff.post('/bookings', bookingBody(session, trade, given));
    await staff.post(`/bookings/${body.id}/cancellation`, {
      version: 1,
      reason,
      kind: 'weather',
      as_credit: true,
    });
    cancelled.push(body);
  }
  const creditsOf = async (who = staff) => (await who.get(`/customers/${customer.id}/credits`)).body;
  return { ...day, customer, cancelled, creditsOf };
}

test('the credits of a customer tell code, what is left and until when; what is spent or over comes last', async () => {
  const { company, staff, trade, session, cancelled, creditsOf } = await twoCredits();
  const { data } = await creditsOf();
  expect(data).toMatchObject([
    { amount: 450, amount_left: 450, expires_on: '2027-11-20', is_usable: true, reason: 'Mar agitado' },
    { amount: 450, amount_left: 450, is_usable: true, booking: { code: cancelled[1]?.code } },
  ]);
  const { body } = await staff.post('/bookings', bookingBody(session, trade));
  const spend = { method: 'credito', credit_code: data[0].code };
  const paid = await staff.post(`/bookings/${body.id}/payments`, paymentBody({ ...spend, amount: 450 }));
  expect(paid.status).toBe(201);
  expect(
    (await creditsOf()).data.map(({ code, amount_left }: { code: string; amount_left: number }) => [
      code,
      amount_left,
    ]),
  ).toEqual([
    [data[1].code, 450],
    [data[0].code, 0],
  ]);
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('credits')
        .set({ expires_on: '2026-11-19' })
        .where('tenant_id', '=', company.id)
        .where('code', '=', data[1].code),
    ),
  );
  expect((await creditsOf()).data.map(({ is_usable }: { is_usable: boolean }) => is_usable)).toEqual([
    false,
    false,
  ]);
});

test('a partner and another company learn of no credit', async () => {
  const { company, customer, creditsOf } = await twoCredits();
  const agent = await world.user(company, 'agent_admin');
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('customers')
        .set({ agent_id: agent.partner })
        .where('tenant_id', '=', company.id)
        .where('id', '=', customer.id),
    ),
  );
  expect(await creditsOf(agent)).toEqual({ data: [] });
  const foreign = await world.user(await world.company(), 'admin');
  expect((await foreign.get(`/customers/${customer.id}/credits`)).status).toBe(404);
});
