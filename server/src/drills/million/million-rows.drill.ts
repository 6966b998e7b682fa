import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, inject, test } from 'vitest';
import { db } from '../../kit/database/sql.ts';
import type { Browser } from '../../testing/client.ts';
import { paymentBody } from '../../testing/companies/trade.ts';
import { openWorld } from '../../testing/world.ts';
import { scaled } from '../product.testing.ts';
import { aBulkCompany, type BulkCompany, bulkId, bulkPassword, busyDay, settle } from './bulk.testing.ts';
import type { Statement } from './explain.testing.ts';
import { judgeAll, rounded, statementsDuring } from './plans.testing.ts';

// Below this a planner rightly reads a whole small table.
const rows = scaled(1_000_000, 100_000);
const big = new Set([
  'sessions',
  'session_seats',
  'session_boats',
  'bookings',
  'booking_passengers',
  'manifest_passengers',
  'attendance_events',
  'attendance_refusals',
]);

const world = await openWorld({ checkReplies: false });
let company: BulkCompany;
const people = new Map<'staff' | 'supplier' | 'agent', Browser>();

beforeAll(async () => {
  const superuser = inject('superuserUrl').replace(/\/[^/?]*(\?|$)/, `${new URL(world.urls.app).pathname}$1`);
  const urls = { admin: world.urls.admin, superuser };
  company = await aBulkCompany(urls, { sessions: rows, everybody: true });
  for (let other = 0; other < 3; other += 1)
    await aBulkCompany(urls, { sessions: rows / 20, everybody: true });
  await leaveIssues(company.id);
  await settle(superuser);
  const staff = world.visitor();
  const answer = await staff.post('/auth/sign-in', { email: company.email, password: bulkPassword });
  expect(answer.status).toBe(200);
  people.set('staff', staff);
  const owner_supplier_id = await world.partnerOf(company.id, 'supplier');
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('boats')
        .set({ owner_supplier_id })
        .where('tenant_id', '=', company.id)
        .where('id', '=', company.boat),
    ),
  );
  people.set('supplier', await world.user(company, 'supplier_admin', { partner_id: owner_supplier_id }));
  people.set('agent', await aSellingAgent());
});

/** Agents see the sessions in which they have a booking: this one has the first of the day's. */
async function aSellingAgent(): Promise<Browser> {
  const agent_id = await world.partnerOf(company.id, 'agent');
  await world.tenantTx.write(company.id, async (tx) => {
    const booking = await tx.first(
      db
        .selectFrom('bookings')
        .select('id')
        .where('tenant_id', '=', company.id)
        .where('session_id', '=', company.session)
        .limit(1),
    );
    await tx.change(
      db
        .updateTable('bookings')
        .set({ agent_id })
        .where('tenant_id', '=', company.id)
        .where('id', '=', booking?.id ?? ''),
    );
  });
  return await world.user(company, 'agent_admin', { partner_id: agent_id });
}

/** Four hundred conflicts nobody ever decided, fifty of the busy day, and refusals of which one in a hundred is open. */
async function leaveIssues(tenant_id: string): Promise<void> {
  const firsts = [...Array(400).keys(), ...Array.from({ length: 50 }, (_, index) => rows + index)];
  const ids = firsts.map((booking) => bulkId('person', booking * 4 + 1));
  const events = db
    .selectFrom('attendance_events')
    .select(['tenant_id', 'id', 'booking_id', 'manifest_passenger_id', 'status', 'user_id'])
    .select([
      sql<string>`'not-allowed'`.as('reason'),
      sql<string>`case when random() < 0.99 then now() end`.as('reviewed_at'),
    ])
    .where('tenant_id', '=', tenant_id)
    .limit(100_000);
  await world.tenantTx.write(tenant_id, async (tx) => {
    await tx.change(
      db
        .updateTable('manifest_passengers')
        .set({ heads: sql`array[id, booking_id]`, head_states: ['checked_in', 'no_show'] })
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', sql<string>`any(${ids}::uuid[])`),
    );
    await tx.change(
      db
        .insertInto('attendance_refusals')
        .columns([
          'tenant_id',
          'id',
          'booking_id',
          'manifest_passenger_id',
          'status',
          'user_id',
          'reason',
          'reviewed_at',
        ])
        .expression(events),
    );
  });
}

type Ask = {
  name: string;
  by?: 'supplier' | 'agent';
  send: (who: Browser) => Promise<{ status: number; body: unknown }>;
};
const booking = () => bulkId('booking', 1);
const detailsOf = (given: Record<string, unknown>) => (who: Browser) =>
  who.post('/rpc/get_sessions_with_details', { p_tenant_id: company.id, ...given });
const asks: readonly Ask[] = [
  { name: "a day's sessions", send: (who) => who.get(`/sessions?date=${busyDay}`) },
  {
    name: 'a day of one product',
    send: (who) => who.get(`/sessions?date=${busyDay}&product_id=${company.product}`),
  },
  { name: 'one session', send: (who) => who.get(`/sessions/${company.session}`) },
  { name: 'what the forms choose from', send: (who) => who.get('/sessions/options') },
  { name: 'bookings of a session', send: (who) => who.get(`/sessions/${company.session}/bookings`) },
  { name: 'the manifest', send: (who) => who.get(`/passenger-manifest?date=${busyDay}`) },
  { name: 'the sessions manifest', send: (who) => who.get(`/sessions-manifest?date=${busyDay}`) },
  { name: 'one session of it', send: (who) => who.get(`/sessions-manifest/${company.session}`) },
  { name: 'what its filters offer', send: (who) => who.get('/sessions-manifest/options') },
  { name: 'conflicts and refusals', send: (who) => who.get('/attendance-issues') },
  { name: 'sessions with details', send: detailsOf({}) },
  { name: 'sessions with details of a day', send: detailsOf({ p_selected_date: busyDay }) },
  {
    name: 'free sessions with details of a product',
    send: (who) => detailsOf({ p_selected_product: company.product, p_selected_status: 'available' })(who),
  },
  {
    name: "a supplier's sessions manifest",
    by: 'supplier',
    send: (who) => who.get(`/sessions-manifest?date=${busyDay}`),
  },
  { name: "a supplier's sessions", by: 'supplier', send: (who) => who.get(`/sessions?date=${busyDay}`) },
  {
    name: "a supplier's manifest",
    by: 'supplier',
    send: (who) => who.get(`/passenger-manifest?date=${busyDay}`),
  },
  {
    name: "an agent's bookings of a session",
    by: 'agent',
    send: (who) => who.get(`/sessions/${company.session}/bookings`),
  },
  { name: 'the search of records by a name', send: (who) => who.get('/search?q=maria+17') },
  { name: 'the search of records by a code', send: (who) => who.get('/search?q=b7k2qx') },
  { name: "an agent's search of records", by: 'agent', send: (who) => who.get('/search?q=maria+17') },
  { name: "a supplier's search of records", by: 'supplier', send: (who) => who.get('/search?q=netuno') },
  {
    name: 'a booking',
    send: (who) =>
      who.post('/bookings', {
        session_id: company.session,
        customer_name: 'Maria',
        passengers: [{ fare_type_id: company.fare, quantity: 2 }],
      }),
  },
  {
    name: 'a payment',
    send: (who) => who.post(`/bookings/${booking()}/payments`, paymentBody({ amount: 1 })),
  },
  {
    name: 'a tap of attendance',
    send: (who) =>
      who.post('/attendance-events', {
        events: [
          {
            id: randomUUID(),
            booking_id: booking(),
            manifest_passenger_id: bulkId('person', 5),
            status: 'checked_in',
          },
        ],
      }),
  },
];

const judge = (statements: readonly Statement[]) =>
  judgeAll({ appUrl: world.urls.app, tenantId: company.id, big }, statements);

test('control: a statement without an index is found out', async () => {
  const text = 'select id from bookings where tenant_id = $1 and customer_phone = $2';
  const { offences } = await judge([{ text, values: [company.id, '1'] }]);
  expect(offences.length).toBeGreaterThan(0);
});

test.each(asks)('$name: every statement goes through an index', async ({ name, by, send }) => {
  const who = people.get(by ?? 'staff') ?? expect.fail('nobody asks');
  // Whoever asks is known from here on, so that signing in is not among the statements.
  await who.get('/auth/session');
  const began = performance.now();
  const statements = await statementsDuring(async () => {
    const answer = await send(who);
    expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
  });
  const httpMs = rounded(performance.now() - began);
  expect(statements.length).toBeGreaterThan(0);
  const { offences, slowestMs, buffers } = await judge(statements);
  const figures = { rows, statements: statements.length, slowestMs: rounded(slowestMs), buffers, httpMs };
  console.log(`drill: million rows, ${name} ${JSON.stringify(figures)}`);
  expect(offences).toEqual([]);
});
