import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { platformTransactions } from '#kit/database/platform-tx';
import { openPool } from '#kit/database/pool';
import { aManifestDay, bookingIn } from '../../../testing/companies/manifest-day.ts';
import { openWorld } from '../../../testing/world.ts';
import { checkTrails } from './check-trails.ts';
import { readNoted } from './noted-seals.ts';
import { sealTrails } from './seal-trails.ts';
import { checkTrailsJob, sealTrailsJob } from './trail-jobs.ts';

const world = await openWorld({ alone: true });
const owner = new pg.Client({ connectionString: world.urls.admin });
await owner.connect();
const platform = openPool(world.urls.platform, 2);
const folder = await mkdtemp(join(tmpdir(), 'leme-seals-'));
afterAll(async () => {
  await Promise.all([owner.end(), platform.end(), rm(folder, { recursive: true })]);
});

const later = () => Temporal.Now.instant().add({ minutes: 2 });
const seal = (id: string) => sealTrails(world.tenantTx, id, later());
const check = (id: string) => checkTrails(world.tenantTx, id, {});
const jobs = {
  tenantTx: world.tenantTx,
  platformTx: platformTransactions(platform),
  clock: { now: later },
};

/** Past the product, as who holds the database could. */
async function tamper(tenantId: string, text: string): Promise<void> {
  await owner.query(`begin; set local app.tenant_id = '${tenantId}'`);
  await owner.query(text, [tenantId]);
  await owner.query('commit');
}

/** A company with two sealed blocks in each of its trails. */
async function aSealedCompany() {
  const day = await aManifestDay(world);
  const { company, staff, guide, booking, session, trade } = day;
  for (const name of ['Um', 'Dois']) {
    const { passengers } = await bookingIn(guide, booking.id);
    const [first] = passengers;
    const written = await Promise.all([
      staff.post('/tags', { name }),
      staff.post(`/bookings/${booking.id}/payments`, {
        payment_id: crypto.randomUUID(),
        amount: 1,
        method: 'pix',
        note: name,
      }),
      staff.post('/rpc/check_admin_credentials', { p_username: staff.email, p_password: 'errada' }),
    ]);
    expect(written.map(({ status }) => status)).toEqual([201, 201, 200]);
    const event = { id: crypto.randomUUID(), booking_id: booking.id, manifest_passenger_id: first?.id };
    await guide.post('/attendance-events', { events: [{ ...event, status: 'checked_in' }] });
    const left = { id: crypto.randomUUID(), voyage_id: crypto.randomUUID(), boat_id: trade.boats[0] };
    const sealed = { ...left, session_id: session.id, kind: 'sealed', counted: 1 };
    expect((await guide.post('/departure-events', { events: [sealed] })).body.results[0].outcome).toBe(
      'stored',
    );
    await seal(company.id);
  }
  expect(await check(company.id)).toBe(0);
  return day;
}

async function alarmsFor(person: {
  get(path: string): Promise<{ status: number; body: { data: unknown[] } }>;
}) {
  const answer = await person.get('/trail-alarms');
  expect(answer.status).toBe(200);
  return answer.body.data;
}

const first = (table: string, at: string) =>
  `(select id from ${table} where tenant_id = $1 order by ${at}, id limit 1)`;

test.each([
  [
    'changes',
    'a changed row',
    `update audit_log set actor_name = 'Ninguém' where tenant_id = $1 and id = ${first('audit_log', 'at')}`,
  ],
  [
    'payments',
    'a changed amount',
    `update booking_payments set amount = 1 where tenant_id = $1 and id = ${first('booking_payments', 'paid_at')}`,
  ],
  [
    'attendance',
    'a deleted row',
    `delete from attendance_events where tenant_id = $1 and id = ${first('attendance_events', 'server_time')}`,
  ],
  [
    'departures',
    'a changed manifest',
    `update departure_seals set header = replace(header, '"counted":1', '"counted":2') where tenant_id = $1 and id = ${first('departure_seals', 'created_at')}`,
  ],
  [
    'system',
    'a row put behind the seal',
    "insert into system_logs (tenant_id, id, action, created_at) select tenant_id, gen_random_uuid(), 'NADA', created_at - interval '1 second' from system_logs where tenant_id = $1 order by created_at limit 1",
  ],
])(
  'of the %s, %s in the first block is noticed at night, sealing stops, and another company goes on',
  async (trail, _, text) => {
    const { company, staff } = await aSealedCompany();
    const other = await aSealedCompany();
    await tamper(company.id, text);
    expect(await check(company.id)).toBe(1);
    expect(await check(company.id), 'rings once').toBe(0);
    expect(await alarmsFor(staff)).toMatchObject([{ tenant_id: company.id, trail, block: 1 }]);
    expect(await check(other.company.id)).toBe(0);
    for (const person of [staff, other.staff]) await person.post('/tags', { name: 'Três' });
    expect(await seal(company.id)).toEqual({ sealed: 0, rang: true });
    expect(await seal(other.company.id)).toMatchObject({ sealed: 1, rang: false });
    expect(await alarmsFor(other.staff)).toEqual([]);
  },
);

test('a row of the newest block that was changed is noticed before anything more is sealed', async () => {
  const { company, staff } = await aSealedCompany();
  await tamper(company.id, "update audit_log set action = 'deleted' where tenant_id = $1");
  await staff.post('/tags', { name: 'Três' });
  expect(await seal(company.id)).toEqual({ sealed: 0, rang: true });
  expect(await alarmsFor(staff)).toMatchObject([{ trail: 'changes', block: 2 }]);
});

test('an operator looks, says what it was in the log of the company, and sealing goes on; another change rings again', async () => {
  const { company, staff, guide } = await aSealedCompany();
  const operator = await world.operator('saas_admin');
  await tamper(company.id, 'update booking_payments set amount = amount + 1 where tenant_id = $1');
  expect(await check(company.id)).toBe(2);
  const open = (await alarmsFor(operator)) as { id: string; tenant_id: string }[];
  const own = open.filter(({ tenant_id }) => tenant_id === company.id);
  expect(own).toHaveLength(2);
  for (const { id } of own) {
    const look = { tenant_id: company.id, id, note: 'Corrigido à mão no chamado 12' };
    expect((await staff.post('/trail-alarms/review', look)).status).toBe(403);
    expect(
      (await operator.post('/trail-alarms/review', { ...look, tenant_id: crypto.randomUUID() })).status,
    ).toBe(404);
    expect((await operator.post('/trail-alarms/review', look)).status).toBe(200);
  }
  expect(await alarmsFor(staff)).toEqual([]);
  expect((await seal(company.id)).rang).toBe(false);
  expect(await check(company.id), 'what was looked at rings no more').toBe(0);
  const { rows } = await owner
    .query(`begin; set local app.tenant_id = '${company.id}'`)
    .then(() =>
      owner.query("select details from system_logs where tenant_id = $1 and action = 'TRILHA_EXAMINADA'", [
        company.id,
      ]),
    );
  await owner.query('commit');
  expect(rows).toHaveLength(2);
  await tamper(company.id, 'update booking_payments set amount = amount + 1 where tenant_id = $1');
  expect(await check(company.id)).toBe(2);
  expect(await alarmsFor(guide), 'who is no administrator hears nothing').toEqual([]);
});

test('a note of a payment may be replaced, so that erasing a person breaks no seal', async () => {
  const { company } = await aSealedCompany();
  await tamper(company.id, 'update booking_payments set note = null where tenant_id = $1');
  expect(await check(company.id)).toBe(0);
});

test('the nightly jobs note the last hash outside; a chain that was made anew no longer fits the note', async () => {
  const { company, staff } = await aSealedCompany();
  const nightly = checkTrailsJob({ ...jobs, sealsFolder: folder, mailsSeals: true });
  const once = { isLast: false };
  await sealTrailsJob(jobs).work({}, once);
  await nightly.work({}, once);
  const day = later().toString().slice(0, 10);
  expect(await readdir(folder)).toEqual([`${day}.json`]);
  const noted = await readNoted(folder);
  expect(noted[company.id]?.payments).toMatchObject({
    number: 2,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });

  const mails = async () => {
    await owner.query(`begin; set local app.tenant_id = '${company.id}'`);
    const { rows } = await owner.query(
      "select user_id, params from email_logs where tenant_id = $1 and template = 'sealed_trail'",
      [company.id],
    );
    await owner.query('commit');
    return rows;
  };
  const { number, hash } = noted[company.id]?.payments ?? {};
  expect(await mails()).toMatchObject([{ user_id: staff.id, params: { payments: `${number} ${hash}` } }]);
  await staff.post('/tags', { name: 'Três' });
  await seal(company.id);
  await nightly.work({}, once);
  expect(await mails(), 'at most one a day').toHaveLength(1);

  await tamper(company.id, "delete from seal_blocks where tenant_id = $1 and trail = 'payments'");
  await tamper(company.id, 'update booking_payments set amount = amount + 1 where tenant_id = $1');
  await seal(company.id);
  expect(await check(company.id), 'alone the database fits itself').toBe(0);
  await nightly.work({}, once);
  expect(await alarmsFor(staff)).toMatchObject([{ trail: 'payments' }]);
  const kept = JSON.parse(await readFile(join(folder, `${day}.json`), 'utf8'));
  expect(kept[company.id].payments, 'what no longer fits is not noted over it').toEqual({ number, hash });
});

test('health says on this machine that a trail waits for an operator, and stays reachable', async () => {
  const { company } = await aSealedCompany();
  await tamper(company.id, 'delete from payment_notes where tenant_id = $1');
  await tamper(company.id, 'delete from booking_payments where tenant_id = $1');
  await check(company.id);
  const answer = await world.app.inject({ url: '/api/health' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'ok', database: 'ok', trails: 'alarm' },
  ]);
});
