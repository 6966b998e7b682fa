import { readFile } from 'node:fs/promises';
import type { BookingRow, SessionRow } from '@leme/contract/bookings/endpoints';
import pg from 'pg';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aManifestDay, bookingIn } from '../../../testing/companies/manifest-day.ts';
import {
  aBooking,
  aSession,
  beforeItEnded,
  bookingBody,
  paymentBody,
} from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();
const migration = new URL('../../../../migrations/0013-who-collects.sql', import.meta.url);

const pay = (
  person: Person,
  booking: Pick<BookingRow, 'id'>,
  given: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => person.post(`/bookings/${booking.id}/payments`, paymentBody(given), headers);

const grant = (company: { id: string }, role: string, resource: string, action: string) =>
  world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .insertInto('role_permissions')
        .values({ tenant_id: company.id, role, resource, action, granted: true }),
    ),
  );

const sumOf = async (person: Person, booking: { id: string }) => {
  const { data } = (await person.get(`/bookings/${booking.id}/payments`)).body;
  return data.reduce((sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100), 0);
};

test('whoever collects at the pier writes the payment down, and the manifest shows it [A2.5-52]', async () => {
  const { guide, booking } = await aManifestDay(world);
  expect((await bookingIn(guide, booking.id)).remaining_amount).toBe(150);
  const { status, body } = await pay(guide, booking, { amount: 150, method: 'dinheiro' });
  expect([status, body]).toEqual([
    201,
    {
      id: booking.id,
      code: booking.code,
      customer_name: booking.customer_name,
      status: 'confirmed',
      total_price: 450,
      paid_amount: 450,
      remaining_amount: 0,
    },
  ]);
  expect((await bookingIn(guide, booking.id)).remaining_amount).toBe(0);
});

test('the office sees every payment with amount, method, who took it and when', async () => {
  const { staff, guide, booking } = await aManifestDay(world);
  await pay(guide, booking, { amount: 50, method: 'dinheiro', note: 'No cais' });
  const { data } = (await staff.get(`/bookings/${booking.id}/payments`)).body;
  expect(data).toMatchObject([
    { amount: 300, method: 'pix', note: null, user_name: 'Pessoa admin' },
    { amount: 50, method: 'dinheiro', note: 'No cais', user_name: 'Pessoa marinheiro' },
  ]);
  expect(Number.isNaN(Date.parse(data[1].paid_at))).toBe(false);
  expect((await guide.get(`/bookings/${booking.id}/payments`)).status).toBe(403);
});

test('a payment sent again under its own id is stored once, whatever key it comes with and whatever happened since', async () => {
  const { company, staff, guide, booking } = await aManifestDay(world);
  const payment = paymentBody({ amount: 150, method: 'dinheiro' });
  const send = (person: Person, key: string) =>
    person.post(`/bookings/${booking.id}/payments`, payment, { 'idempotency-key': key });
  const first = await send(guide, 'the-first-try');
  const again = await send(guide, 'another-key-later');
  expect([again.status, again.body]).toEqual([201, first.body]);
  world.clock.set('2026-11-25T12:12:00Z');
  const later = await world.user(company, 'marinheiro');
  expect((await send(later, 'five-days-later')).body).toEqual(first.body);
  world.clock.set('2026-11-20T12:12:00Z');
  await staff.post(`/bookings/${booking.id}/cancellation`, { version: 1, reason: null });
  expect((await send(guide, 'after-the-cancellation')).status).toBe(201);
  expect(await sumOf(staff, booking)).toBe(45_000);
});

test('the same id with another amount, method or booking is refused by name', async () => {
  const { staff, guide, trade, session, booking } = await aManifestDay(world);
  const other = await aBooking(staff, session, trade);
  const payment = paymentBody({ amount: 20 });
  expect((await pay(guide, booking, payment)).status).toBe(201);
  const tries = [
    await pay(guide, booking, { ...payment, amount: 21 }),
    await pay(guide, booking, { ...payment, method: 'dinheiro' }),
    await pay(guide, other, payment),
  ];
  expect(tries.map(({ status, body }) => [status, body.type])).toEqual(
    tries.map(() => [409, '/problems/payment-id-reused']),
  );
  expect(await sumOf(staff, booking)).toBe(32_000);
  expect(await sumOf(staff, other)).toBe(0);
});

test('one id is no secret of another company: there it is a payment of its own', async () => {
  const [here, there] = [await aManifestDay(world), await aManifestDay(world)];
  const payment = paymentBody({ amount: 20 });
  expect((await pay(here.guide, here.booking, payment)).status).toBe(201);
  expect((await pay(there.guide, there.booking, { ...payment, amount: 30 })).status).toBe(201);
  expect((await pay(there.guide, here.booking)).status).toBe(404);
});

test('twenty payments of what is owed at once: one is taken, and nobody overpays', async () => {
  const { staff, guide, booking } = await aManifestDay(world);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => pay(at % 2 ? guide : staff, booking, { amount: 100 })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const { body } of answers.filter(({ status }) => status !== 201))
    expect(body.errors).toEqual([{ pointer: '/amount', code: 'above-remaining', params: { maximum: 50 } }]);
  expect(await sumOf(staff, booking)).toBe(40_000);
  expect((await bookingIn(guide, booking.id)).paid_amount).toBe(400);
});

test('one payment sent twenty times at once is stored once and always answered', async () => {
  const { staff, guide, booking } = await aManifestDay(world);
  const payment = paymentBody({ amount: 10 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(guide, booking, payment)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ body }) => body.paid_amount))).toEqual(new Set([310]));
  expect(await sumOf(staff, booking)).toBe(31_000);
});

test('whoever only collects returns nothing and collects today’s and yesterday’s departures alone', async () => {
  const { company, staff, guide, trade } = await aManifestDay(world);
  const on = async (date: string): Promise<[SessionRow, BookingRow]> => {
    const session = await aSession(staff, trade, { date, boat_ids: [] });
    const payment = { amount: 100, method: 'pix' };
    const make = () => aBooking(staff, session, trade, { payment });
    return [session, await beforeItEnded(world, company.id, session, make)];
  };
  const [, earlier] = await on('2026-11-18');
  const [, yesterday] = await on('2026-11-19');
  const [, tomorrow] = await on('2026-11-21');
  expect((await pay(guide, yesterday)).status).toBe(201);
  for (const [booking, date] of [
    [earlier, '2026-11-18'],
    [tomorrow, '2026-11-21'],
  ] as const) {
    const { status, body } = await pay(guide, booking);
    expect([status, body.type, body.params]).toEqual([409, '/problems/payment-other-day', { date }]);
  }
  const returned = await pay(guide, yesterday, { amount: -1 });
  expect([returned.status, returned.body.type]).toEqual([403, '/problems/forbidden']);
  const clerk = await world.user(company, 'user');
  await grant(company, 'user', 'booking-payments', 'create');
  await grant(company, 'user', 'bookings', 'update');
  expect((await pay(clerk, tomorrow, { amount: -100 })).body.paid_amount).toBe(0);
  expect((await pay(clerk, earlier)).status).toBe(201);
});

test('yesterday ends at midnight of the company, not of the server', async () => {
  const { company, booking } = await aManifestDay(world);
  world.clock.set('2026-11-22T02:59:00Z');
  const late = await world.user(company, 'marinheiro');
  expect((await pay(late, booking)).status).toBe(201);
  world.clock.set('2026-11-22T03:01:00Z');
  expect((await pay(late, booking)).body.type).toBe('/problems/payment-other-day');
  world.clock.set('2026-11-20T12:12:00Z');
});

test('nothing comes in for a cancelled booking', async () => {
  const { staff, guide, booking } = await aManifestDay(world);
  await staff.post(`/bookings/${booking.id}/cancellation`, { version: 1, reason: null });
  expect((await pay(guide, booking)).body.type).toBe('/problems/booking-cancelled');
  expect((await pay(staff, booking, { amount: -300 })).status).toBe(201);
});

test('a payment and the cancellation of its booking at once: never money in for nothing unseen', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { staff, guide, booking } = await aManifestDay(world);
    const [paid] = await Promise.all([
      pay(guide, booking, { amount: 150 }),
      staff.post(`/bookings/${booking.id}/cancellation`, { version: 1, reason: null }),
    ]);
    expect(await sumOf(staff, booking)).toBe(paid.status === 201 ? 45_000 : 30_000);
  }
});

test('a reseller neither marks its bookings paid nor learns a price by trying amounts', async () => {
  const { company, staff, trade, session } = await aManifestDay(world);
  const agent = await world.partnerOf(company.id, 'agent');
  const reseller = await world.user(company, 'agent_admin', { partner_id: agent });
  await grant(company, 'agent_user', 'booking-payments', 'create');
  await grant(company, 'agent_user', 'bookings', 'create');
  const clerk = await world.user(company, 'agent_user', { partner_id: agent });
  const own = await aBooking(staff, session, trade, { agent_id: agent });
  for (const partner of [reseller, clerk]) {
    for (const amount of [1, 450, 450.01, 1_000_000]) {
      const tries = [
        await pay(partner, own, { amount }),
        await partner.post('/bookings', bookingBody(session, trade, { payment: { amount, method: 'pix' } })),
      ];
      for (const { status, body } of tries) {
        expect([status, body.type]).toEqual([403, '/problems/forbidden']);
        // The id of a request is by chance.
        expect(JSON.stringify({ ...body, instance: null })).not.toMatch(/maximum|450/);
      }
    }
    expect((await partner.get(`/bookings/${own.id}/payments`)).status).toBe(403);
    expect((await aBooking(partner, session, trade)).total_price).toBeNull();
  }
  expect(await sumOf(staff, own)).toBe(0);
});

test('a supplier takes no payment and sees none', async () => {
  const { company, booking } = await aManifestDay(world);
  for (const role of ['supplier_admin', 'supplier_manager', 'supplier_user', 'supplier'] as const) {
    const partner = await world.user(company, role);
    expect((await pay(partner, booking)).status, role).toBe(403);
    expect((await partner.get(`/bookings/${booking.id}/payments`)).status, role).toBe(403);
  }
});

test('who reads neither bookings nor a manifest learns no amount by collecting', async () => {
  const { company, booking } = await aManifestDay(world);
  await grant(company, 'user', 'booking-payments', 'create');
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db.insertInto('role_permissions').values(
        ['passenger-manifest', 'sessions-manifest'].map((resource) => ({
          tenant_id: company.id,
          role: 'user',
          resource,
          action: 'read',
          granted: false,
        })),
      ),
    ),
  );
  const collector = await world.user(company, 'user');
  expect((await pay(collector, booking)).body).toMatchObject({ paid_amount: null, remaining_amount: null });
});

test('a role a company let keep bookings before payments had a right of their own goes on taking them', async () => {
  const company = await world.company();
  for (const action of ['read', 'update']) await grant(company, 'user', 'bookings', action);
  for (const action of ['read', 'create', 'update']) await grant(company, 'agent_user', 'bookings', action);
  const admin = new pg.Client({ connectionString: world.urls.admin });
  await admin.connect();
  try {
    await admin.query(await readFile(migration, 'utf8'));
  } finally {
    await admin.end();
  }
  const rows = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('role_permissions')
        .select(['role', 'action', 'granted'])
        .where('tenant_id', '=', company.id)
        .where('resource', '=', 'booking-payments')
        .orderBy('action'),
    ),
  );
  expect(rows).toEqual([
    { role: 'user', action: 'create', granted: true },
    { role: 'user', action: 'read', granted: true },
  ]);
});

test('what waited in the queue of one person is not handed in by another who signed in meanwhile', async () => {
  const { staff, guide, booking } = await aManifestDay(world);
  const { status, body } = await pay(staff, booking, { user_id: guide.id });
  expect([status, body.type]).toEqual([409, '/problems/user-changed']);
  expect((await pay(guide, booking, { user_id: guide.id })).status).toBe(201);
});
