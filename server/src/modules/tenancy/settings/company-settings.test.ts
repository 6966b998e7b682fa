import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsSections } from '@leme/contract/settings';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statement } from '../../../kit/resource/statement.ts';
import { byNotice } from '../../../testing/by-notice.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

type Told = { key: string; value: unknown; default: unknown; source: string; version: number };

async function aCompany() {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  return { company, admin };
}

const readBy = async (person: Person): Promise<Map<string, Told>> =>
  new Map((await person.get('/settings')).body.data.map((told: Told) => [told.key, told]));
const change = (person: Person, key: string, value: unknown, version = 0) =>
  person.patch('/settings', { changes: [{ key, value, version }] });

test('a key is as by default until the company decides, says who did and when, and goes back to it [B2.2-60]', async () => {
  const { admin } = await aCompany();
  expect((await readBy(admin)).get('idle_minutes')).toEqual({
    key: 'idle_minutes',
    value: 180,
    default: 180,
    source: 'default',
    version: 0,
    changed_at: null,
    changed_by: null,
  });
  expect((await change(admin, 'idle_minutes', 60)).status).toBe(200);
  expect((await readBy(admin)).get('idle_minutes')).toMatchObject({
    value: 60,
    default: 180,
    source: 'company',
    version: 1,
    changed_by: expect.any(String),
  });
  expect((await change(admin, 'idle_minutes', null, 1)).status).toBe(200);
  expect((await readBy(admin)).get('idle_minutes')).toMatchObject({
    value: 180,
    source: 'default',
    version: 2,
  });
});

test('two at two keys both win; at one key the second is told both values', async () => {
  const { company, admin } = await aCompany();
  const other = await world.user(company, 'admin');
  const [one, two] = await Promise.all([
    change(admin, 'idle_minutes', 30),
    change(other, 'login_link_hours', 24),
  ]);
  expect([one.status, two.status]).toEqual([200, 200]);
  const late = await change(other, 'idle_minutes', 90);
  expect([late.status, late.body.type]).toEqual([409, '/problems/stale-version']);
  expect(late.body.params).toEqual({
    current: {
      idle_minutes: 30,
      login_link_hours: 24,
      second_factor_roles: [],
      password_least: 8,
      networks: null,
      versions: {
        idle_minutes: 1,
        login_link_hours: 1,
        second_factor_roles: 0,
        password_least: 0,
        networks: 0,
      },
      version: 2,
    },
    yours: { idle_minutes: 90 },
  });
});

test('who decided a key when is told step by step, of that key alone and to who may read it', async () => {
  const { company, admin } = await aCompany();
  const both = [
    { key: 'idle_minutes', value: 60, version: 0 },
    { key: 'login_link_hours', value: 24, version: 0 },
  ];
  await admin.patch('/settings', { changes: both });
  await change(admin, 'idle_minutes', 90, 1);
  await change(admin, 'idle_minutes', null, 2);
  const told = await admin.get('/settings/history?key=idle_minutes');
  expect(told.body.data.map(({ changes }: { changes: unknown }) => changes)).toMatchObject([
    [{ field: 'idle_minutes', before: 90, after: 180 }],
    [{ field: 'idle_minutes', before: 60, after: 90 }],
    [{ field: 'idle_minutes', before: 180, after: 60 }],
  ]);
  const stranger = (await aCompany()).admin;
  expect((await stranger.get('/settings/history?key=idle_minutes')).body.data).toEqual([]);
  expect((await admin.get('/settings/history?key=coffee_breaks')).status).toBe(404);
  const manager = await world.user(company, 'manager');
  expect((await manager.get('/settings/history?key=idle_minutes')).status).toBeGreaterThanOrEqual(403);
});

test('of many who are the first to decide a key one is', async () => {
  const { company, admin } = await aCompany();
  const people = [admin, ...(await Promise.all([1, 2, 3].map(() => world.user(company, 'admin'))))];
  const answers = await Promise.all(people.map((person, at) => change(person, 'idle_minutes', 20 + at)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

test('several keys are all kept or none; what is too much, unknown or twice is refused by name', async () => {
  const { admin } = await aCompany();
  const refused = await admin.patch('/settings', {
    changes: [
      { key: 'login_link_hours', value: 24, version: 0 },
      { key: 'idle_minutes', value: 181, version: 0 },
      { key: 'coffee_breaks', value: 3, version: 0 },
      { key: 'login_link_hours', value: 48, version: 0 },
    ],
  });
  expect(refused.status).toBe(422);
  expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/idle_minutes',
    '/coffee_breaks',
    '/login_link_hours',
  ]);
  expect((await readBy(admin)).get('login_link_hours')).toMatchObject({ value: 360, version: 0 });
});

test('who may not decide reads with the right alone, and another company’s keys are its own', async () => {
  const { company, admin } = await aCompany();
  const stranger = (await aCompany()).admin;
  await change(admin, 'idle_minutes', 45);
  expect((await readBy(stranger)).get('idle_minutes')).toMatchObject({ value: 180 });
  const manager = await world.user(company, 'manager');
  expect((await readBy(manager)).has('idle_minutes')).toBe(false);
  expect((await change(manager, 'idle_minutes', 180, 1)).status).toBe(403);
});

test('what is kept and fits no more counts as the default, and breaks nothing', async () => {
  const { company, admin } = await aCompany();
  await change(admin, 'idle_minutes', 45);
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      statement(sql`update tenant_settings s set value = '"soon"'::jsonb
        where s.tenant_id = ${company.id} and s.key = 'idle_minutes'`),
    ),
  );
  expect((await readBy(admin)).get('idle_minutes')).toMatchObject({ value: 180, source: 'default' });
  await expect
    .poll(async () => (await admin.get('/auth/session')).body.session.idle_minutes, byNotice)
    .toBe(180);
});

test('a session ends after as many still minutes as the company says, also one that was open before', async () => {
  const { company, admin } = await aCompany();
  const colleague = await world.user(company, 'manager');
  await change(admin, 'idle_minutes', 30);
  const sessionNow = async () => (await colleague.get('/auth/session')).body.session;
  await expect.poll(async () => (await sessionNow()).idle_minutes, byNotice).toBe(30);
  const session = await sessionNow();
  expect(Date.parse(session.expires_at)).toBe(world.clock.now().add({ minutes: 30 }).epochMilliseconds);
});

test('whoever has a role that must have a second factor and has none is led to it at the next request, and nothing else answers', async () => {
  const { company, admin } = await aCompany();
  const manager = await world.user(company, 'manager');
  const sailor = await world.user(company, 'marinheiro');
  expect((await manager.get('/boats')).status).toBe(200);
  expect((await change(admin, 'second_factor_roles', ['manager'])).status).toBe(200);
  await expect.poll(async () => (await manager.get('/boats')).status, byNotice).toBe(403);
  expect((await manager.get('/auth/session')).body.must_set_second_factor).toBe(true);
  expect((await manager.get('/auth/second-factor')).body.is_required).toBe(true);
  expect((await sailor.get('/auth/session')).body.must_set_second_factor).toBe(false);
  expect((await change(admin, 'second_factor_roles', ['saas_admin'], 1)).status).toBe(422);
  expect((await change(admin, 'second_factor_roles', null, 1)).status).toBe(200);
  await expect.poll(async () => (await manager.get('/boats')).status, byNotice).toBe(200);
});

test('every key is read by something', () => {
  const root = join(import.meta.dirname, '../../../../..');
  const files = ['server/src/**/*.ts', 'web/src/**/*.{ts,tsx}'].flatMap((pattern) =>
    globSync(pattern, { cwd: root }).filter((file) => !file.includes('.test.') && !file.includes('/demo')),
  );
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const keys = settingsSections.flatMap(({ entity }) => Object.keys(entity.fields));
  expect(keys.filter((key) => !sources.includes(key))).toEqual([]);
});
