import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { rowsByHand } from '../../testing/companies/rows-by-hand.ts';
import { giveLink } from '../../testing/link.ts';
import { openWorld } from '../../testing/world.ts';
import { platformTransactions } from '../database/platform-tx.ts';
import { openPool } from '../database/pool.ts';
import { newId } from '../ids.ts';
import { forgetExpired, forgetExpiredJob } from './forget-expired.ts';
import { lives } from './lives.ts';

const world = await openWorld({ alone: true });
const owner = new pg.Client({ connectionString: world.urls.admin });
const pool = openPool(world.urls.platform, 1);
await owner.connect();
afterAll(() => Promise.all([owner.end(), pool.end()]));

test('every table that notes when something happened has a life, or a reason why it stays', async () => {
  const { rows } = await owner.query(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and data_type like 'timestamp%'
       and (column_name = 'created_at' or column_default like '%now()%') order by 1`,
  );
  const noting = rows.map(({ name }) => name as string);
  expect(noting.length).toBeGreaterThan(30);
  expect(noting.filter((name) => !Object.hasOwn(lives, name))).toEqual([]);
  expect(Object.keys(lives).filter((name) => !noting.includes(name))).toEqual([]);
});

const ends = Object.entries(lives).flatMap(([table, life]) => ('kept' in life ? [] : [table]));

/** A company with a row in every table that has a life, all of the same moment. */
async function aCompany() {
  const company = await world.company();
  const person = await world.user(company, 'admin');
  await giveLink(world, company, person, { type: 'login' });
  await person.post('/auth/device');
  await person.post('/tags', { name: 'Chave' });
  const lead = { name: 'Ana Reis', phone: '48999990000', offered_value: 90 };
  const [kept, gone] = [(await person.post('/leads', lead)).body, (await person.post('/leads', lead)).body];
  await person.post(`/leads/${kept.id}/merge`, { other_id: gone.id, version: 1, other_version: 1 });
  await person.post('/channel-partners', { name: 'Hotel Praia' });
  await owner.query(`begin; set local app.tenant_id = '${company.id}'`);
  const byHand = [
    'auth_machine_tokens',
    'channel_messages',
    'company_logos',
    'company_requests',
    'email_logs',
    'auth_throttle',
    'imports',
    'import_refusals',
    'roster_proposals',
    'security_events',
    'user_permissions',
  ];
  for (const [table, rest] of rowsByHand)
    if (byHand.includes(table)) await owner.query(`insert into ${table} ${rest}`, [company.id, newId()]);
  await owner.query('update auth_machine_tokens set expires_at = now() where tenant_id = $1', [company.id]);
  await owner.query(
    `insert into auth_acting_grants (tenant_id, token_hash, acting_tenant_id, reason)
     select tenant_id, token_hash, tenant_id, 'motivo' from auth_sessions where tenant_id = $1`,
    [company.id],
  );
  await owner.query(
    `insert into attendance_refusals (tenant_id, id, booking_id, manifest_passenger_id, status, reason, user_id)
     values ($1, $2, $2, $2, 'checked_in', 'cancelled', $2)`,
    [company.id, newId()],
  );
  await owner.query('commit');
  const left = async () => {
    await owner.query(`begin; set local app.tenant_id = '${company.id}'`);
    const counts: Record<string, number> = {};
    for (const table of ends)
      counts[table] = Number(
        (await owner.query(`select count(*) as n from ${table} where tenant_id = $1`, [company.id])).rows[0]
          .n,
      );
    await owner.query('commit');
    return Object.keys(counts).filter((table) => counts[table] === 0);
  };
  return { company, left };
}

test('each goes when its life is over and not before, and only in the company at work', async () => {
  const [own, other] = [await aCompany(), await aCompany()];
  expect(await own.left()).toEqual([]);
  const forget = (days: number) =>
    forgetExpired(world, own.company.id, Temporal.Now.instant().add({ hours: 24 * days }));
  // The device's token is of the world's clock, which stands still.
  const gone = ['company_logos', 'auth_acting_grants', 'auth_sessions', 'auth_links', 'auth_crew_tokens'];
  await forget(2.5);
  expect((await own.left()).toSorted()).toEqual([...gone, 'auth_throttle'].toSorted());
  await forget(3.5);
  gone.push('auth_throttle', 'idempotency_keys');
  expect((await own.left()).toSorted()).toEqual([...gone].toSorted());
  await forget(29);
  const month = ['channel_messages', 'imports', 'lead_merges', 'roster_proposals'];
  expect((await own.left()).filter((table) => month.includes(table))).toEqual([]);
  await forget(31);
  expect(await own.left()).toEqual(expect.arrayContaining(month));
  await forget(179);
  expect(await own.left()).not.toContain('security_events');
  await forget(366);
  expect((await own.left()).toSorted()).toEqual(ends.toSorted());
  expect(await other.left()).toEqual([]);
});

test('a company may keep shorter than the product does, of that kind alone, and never longer', async () => {
  const [own, other] = [await aCompany(), await aCompany()];
  const admin = await world.user(own.company, 'admin');
  const decide = (key: string, value: number, version = 0) =>
    admin.patch('/settings', { changes: [{ key, value, version }] });
  expect((await decide('keeps_letters_days', 181)).status).toBe(422);
  expect((await decide('keeps_letters_days', 29)).status).toBe(422);
  expect((await decide('keeps_access_days', 90)).status).toBe(200);
  expect((await decide('keeps_imports_days', 7)).status).toBe(200);
  const later = (days: number) => Temporal.Now.instant().add({ hours: 24 * days });
  await forgetExpired(world, own.company.id, later(8));
  expect(await own.left()).toContain('imports');
  expect(await own.left()).not.toContain('security_events');
  await forgetExpired(world, own.company.id, later(91));
  expect(await own.left()).toContain('security_events');
  expect(await own.left()).not.toContain('email_logs');
  await forgetExpired(world, other.company.id, later(91));
  expect(await other.left()).not.toContain('security_events');
});

test('from where somebody came is forgotten before that they came, when the company says so', async () => {
  const [own, other] = [await aCompany(), await aCompany()];
  const admin = await world.user(own.company, 'admin');
  const addressesOf = async ({ company }: typeof own) => {
    await owner.query(`begin; set local app.tenant_id = '${company.id}'`);
    const told = `select count(*) filter (where kind = 'sign-in')::int as n,
      count(*) filter (where address = '203.0.113.7')::int as known from security_events where tenant_id = $1`;
    const { rows } = await owner.query(told, [company.id]);
    await owner.query('commit');
    return rows[0];
  };
  for (const { company } of [own, other]) {
    await owner.query(`begin; set local app.tenant_id = '${company.id}'`);
    const here = `update security_events set address = '203.0.113.7' where tenant_id = $1`;
    await owner.query(here, [company.id]);
    await owner.query('commit');
  }
  const changes = [{ key: 'keeps_addresses_days', value: 7, version: 0 }];
  expect((await admin.patch('/settings', { changes })).status).toBe(200);
  const before = await addressesOf(own);
  expect(before.known).toBeGreaterThan(0);
  const later = Temporal.Now.instant().add({ hours: 24 * 8 });
  for (const { company } of [own, other]) await forgetExpired(world, company.id, later);
  const after = await addressesOf(own);
  expect([after.known, after.n >= before.n]).toEqual([0, true]);
  expect((await addressesOf(other)).known).toBeGreaterThan(0);
});

test('more than a piece goes, and the nightly job does it for every company', async () => {
  const company = await world.company();
  await owner.query(`begin; set local app.tenant_id = '${company.id}'`);
  await owner.query(
    `insert into idempotency_keys (tenant_id, user_id, key, request_hash, created_at)
     select $1, $1, 'key-' || n, 'h', '2026-11-10' from generate_series(1, 1201) n`,
    [company.id],
  );
  await owner.query('commit');
  const platformTx = platformTransactions(pool);
  await forgetExpiredJob({ ...world, platformTx }).work({}, { isLast: true });
  expect((await forgetExpired(world, company.id, world.clock.now())).idempotency_keys).toBe(0);
  await owner.query(`begin; set local app.tenant_id = '${company.id}'`);
  const { rows } = await owner.query('select count(*)::int as n from idempotency_keys where tenant_id = $1', [
    company.id,
  ]);
  await owner.query('commit');
  expect(rows).toEqual([{ n: 0 }]);
});
