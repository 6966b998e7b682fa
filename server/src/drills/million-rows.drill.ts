import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, expect, inject, test } from 'vitest';
import { db } from '../kit/sql.ts';
import { recordStatementsWith } from '../kit/statement-record.ts';
import type { Browser } from '../testing/client.ts';
import { openWorld } from '../testing/world.ts';
import { aBulkCompany, type BulkCompany, bulkId, bulkPassword, busyDay, settle } from './bulk.testing.ts';
import { explain, type Statement } from './explain.testing.ts';
import { scaled } from './product.testing.ts';

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
]);
const mostRemoved = 500;

const world = await openWorld({ checkReplies: false });
let company: BulkCompany;
const people = new Map<'staff' | 'supplier' | 'agent', Browser>();

beforeAll(async () => {
  const superuser = inject('superuserUrl').replace(/\/[^/?]*(\?|$)/, `${new URL(world.urls.app).pathname}$1`);
  const urls = { admin: world.urls.admin, superuser };
  company = await aBulkCompany(urls, { sessions: rows, everybody: true });
  for (let other = 0; other < 3; other += 1)
    await aBulkCompany(urls, { sessions: rows / 20, everybody: true });
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
  people.set('agent', await world.user(company, 'agent_admin'));
});

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
    send: (who) => who.post(`/bookings/${booking()}/payments`, { amount: 1, method: 'pix', note: null }),
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

/** What the server sends while one question is asked: statements of the tenant's transaction with their values. */
async function statementsDuring(work: () => Promise<unknown>): Promise<Statement[]> {
  const texts = new Set<string>();
  const sent = new Map<string, Statement>();
  const original = pg.Client.prototype.query;
  recordStatementsWith((sql) => texts.add(sql));
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [config] = args;
    if (typeof config === 'object' && config !== null && 'text' in config) {
      const { text, values } = config as pg.QueryConfig;
      if (!sent.has(text)) sent.set(text, { text, values: [...(values ?? [])] });
    }
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
    recordStatementsWith(undefined);
  }
  // An insert of values has no plan to look at, and would meet itself a second time.
  return [...sent.values()].filter(({ text }) => texts.has(text) && !/^insert into|"auth_/.test(text));
}

/** What is wrong with the ways a statement may be done: planned for its values, and in general. */
async function judge(client: pg.Client, statement: Statement) {
  const offences: string[] = [];
  let slowestMs = 0;
  let buffers = 0;
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const plan = await explain(client, company.id, statement, mode);
    slowestMs = Math.max(slowestMs, plan.executionMs);
    buffers = Math.max(buffers, plan.buffers);
    for (const { table, removed, isSequential } of plan.scans.filter((scan) => big.has(scan.table))) {
      if (isSequential) offences.push(`${mode}: reads all of ${table}: ${statement.text}`);
      if (removed > mostRemoved)
        offences.push(`${mode}: ${removed} rows of ${table} thrown away: ${statement.text}`);
    }
  }
  return { offences, slowestMs, buffers };
}

async function judgeAll(statements: readonly Statement[]) {
  const client = new pg.Client({ connectionString: world.urls.app, statement_timeout: 120_000 });
  await client.connect();
  try {
    const verdicts: Awaited<ReturnType<typeof judge>>[] = [];
    for (const statement of statements) verdicts.push(await judge(client, statement));
    return {
      offences: verdicts.flatMap(({ offences }) => offences),
      slowestMs: Math.max(...verdicts.map(({ slowestMs }) => slowestMs)),
      buffers: Math.max(...verdicts.map(({ buffers }) => buffers)),
    };
  } finally {
    await client.end();
  }
}

test('control: a statement without an index is found out', async () => {
  const text = 'select id from bookings where tenant_id = $1 and customer_phone = $2';
  const { offences } = await judgeAll([{ text, values: [company.id, '1'] }]);
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
  const { offences, slowestMs, buffers } = await judgeAll(statements);
  const figures = { rows, statements: statements.length, slowestMs: rounded(slowestMs), buffers, httpMs };
  console.log(`drill: million rows, ${name} ${JSON.stringify(figures)}`);
  expect(offences).toEqual([]);
});

const rounded = (ms: number) => Math.round(ms * 100) / 100;
