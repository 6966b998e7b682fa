import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { statement } from '../../../kit/resource/statement.ts';
import { aChargingCompany } from '../../../testing/companies/money/charging.ts';
import { paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';
import { publicToken } from './charge-token.ts';
import { expireCharges } from './expire-charges.ts';

const world = await openWorld();
const visitor = () => world.visitor();
const shown = async (token: string) => await visitor().get(`/public/charges/${encodeURIComponent(token)}`);

test('a visitor with the address sees what is paid for and how it stands, and of the customer nothing [A2.1-21, B2.1-10, A2.3-91]', async () => {
  const { admin, company, booking, charge } = await aChargingCompany(world);
  await admin.patch(`/bookings/${booking.id}`, { version: 1, customer_email: 'maria@exemplo.test' });
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      statement(sql`update manifest_passengers set name = 'Maria Gonçalves', document = '529.982.247-25'
        where tenant_id = ${company.id} and booking_id = ${booking.id}`),
    ),
  );
  const { id, token, payload } = (await charge({ kind: 'rest' })).body;
  const waiting = await shown(token);
  expect(waiting.status).toBe(200);
  expect(waiting.body).toMatchObject({
    state: 'waiting',
    code: booking.code,
    product: 'Ilha do Campeche',
    amount: 450,
    payload,
  });
  const told = JSON.stringify(waiting.body).toLowerCase();
  for (const secret of ['maria', '99914', '2207', 'exemplo', 'camarão', '529982', '529.982'])
    expect(told).not.toContain(secret);
  const money = { payment_id: newId(), amount: 450, received_on: '2026-11-20' };
  await admin.post(`/charges/${id}/payments`, money);
  expect((await shown(token)).body).toMatchObject({ state: 'paid', paid_amount: 450, payload: null });
});

test('no charge, one given up, one of another company and what is no token say the very same', async () => {
  const { admin, company, charge } = await aChargingCompany(world);
  const { id, token } = (await charge({ kind: 'rest' })).body;
  await admin.post(`/charges/${id}/cancellation`, { reason: 'Engano' });
  const secret = Buffer.from(token, 'base64url').subarray(16).toString('base64url');
  const other = await world.company();
  const answers = await Promise.all(
    [
      token,
      publicToken(other.id, secret),
      publicToken(company.id, 'AAAAAAAAAAAAAAAAAAAAAA'),
      publicToken(newId(), secret),
      'x',
      `${token}A`,
      "' or 1=1",
    ].map(shown),
  );
  const [first] = answers;
  expect(first?.body.state).toBe('unknown');
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, first?.body]));
});

test('one that ended because what it asks for was paid otherwise says so, and nothing of who paid', async () => {
  const { admin, booking, charge } = await aChargingCompany(world);
  const { token } = (await charge({ kind: 'free', amount: 100 })).body;
  await admin.post(`/bookings/${booking.id}/payments`, paymentBody({ amount: 450, method: 'dinheiro' }));
  const settled = { state: 'settled', amount: null, paid_on: null, payload: null, expires_at: null };
  expect((await shown(token)).body).toMatchObject(settled);
});

test('one that ran out is open again by one press while as much is owed, under the name banks know it by', async () => {
  const { company, charge } = await aChargingCompany(world);
  const { id, token, txid } = (await charge({ kind: 'free', amount: 200, expires_on: '2026-11-20' })).body;
  world.clock.set('2026-11-25T12:00:00Z');
  try {
    expect((await shown(token)).body).toMatchObject({ state: 'expired', payload: null });
    await world.tenantTx.write(company.id, (tx) => expireCharges(tx, company.id, world.clock.now()));
    const renewed = await visitor().post(`/public/charges/${token}/renewal`, {});
    expect([renewed.body.state, renewed.body.payload]).toEqual(['waiting', expect.stringContaining(txid)]);
    expect(await stateOfById(id)).toBe('open');
  } finally {
    world.clock.set('2026-11-20T12:12:00Z');
  }
  async function stateOfById(charge_id: string) {
    const again = await world.user(company, 'admin');
    return (await again.get(`/charges/${charge_id}`)).body.status;
  }
});
