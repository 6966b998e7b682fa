import { expect, test } from 'vitest';
import { byNotice } from '../../../testing/by-notice.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

async function aCompany() {
  const company = await world.company();
  return { company, admin: await world.user(company, 'admin') };
}

const change = (person: Person, key: string, value: unknown, version = 0) =>
  person.patch('/settings', { changes: [{ key, value, version }] });
const waysOf = async (person: Person) => (await person.get('/auth/session')).body.tenant.ways;

const usual = {
  mark_minutes: 30,
  first_weekday: 'sunday',
  passenger_facts: [],
  house_address: null,
  house_phone: null,
  notice_text: null,
  notice_from: null,
  notice_until: null,
};

test('what each page follows comes with the session of everybody, by default until it is decided, and of no other company [B2.2-58]', async () => {
  const { company, admin } = await aCompany();
  const sailor = await world.user(company, 'marinheiro');
  const { admin: stranger } = await aCompany();
  expect(await waysOf(sailor)).toEqual(usual);
  const changes = [
    { key: 'mark_minutes', value: 45, version: 0 },
    { key: 'first_weekday', value: 'monday', version: 0 },
    { key: 'passenger_facts', value: ['name', 'document'], version: 0 },
    { key: 'house_address', value: 'Cais 3', version: 0 },
  ];
  expect((await admin.patch('/settings', { changes })).status).toBe(200);
  const decided = { mark_minutes: 45, first_weekday: 'monday', passenger_facts: ['name', 'document'] };
  await expect
    .poll(() => waysOf(sailor), byNotice)
    .toEqual({ ...usual, ...decided, house_address: 'Cais 3' });
  expect(await waysOf(stranger)).toEqual(usual);
  expect((await change(admin, 'first_weekday', null, 1)).status).toBe(200);
  await expect.poll(async () => (await waysOf(sailor)).first_weekday, byNotice).toBe('sunday');
});

test.each([
  ['mark_minutes', 241],
  ['mark_minutes', -1],
  ['first_weekday', 'friday'],
  ['first_weekday', 8],
  ['passenger_facts', ['shoe_size']],
  ['house_phone', '12'],
  ['house_address', 'x'.repeat(201)],
  ['notice_from', 'tomorrow'],
])('%s takes no %s', async (key, value) => {
  const { admin } = await aCompany();
  const refused = await change(admin, key, value);
  expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, `/${key}`]);
});

test('a notice of maintenance has its hours, and is of those who decide the system alone [B2.2-60]', async () => {
  const { company, admin } = await aCompany();
  const manager = await world.user(company, 'manager');
  const notice = (from: string | null, until: string | null, text: string | null = 'Troca de servidor') =>
    admin.patch('/settings', {
      changes: [
        { key: 'notice_text', value: text, version: 0 },
        { key: 'notice_from', value: from, version: 0 },
        { key: 'notice_until', value: until, version: 0 },
      ],
    });
  const [ten, eleven] = ['2026-11-21T01:00:00Z', '2026-11-21T02:00:00Z'];
  for (const [from, until, pointer] of [
    [null, eleven, '/notice_from'],
    [ten, null, '/notice_until'],
    [eleven, ten, '/notice_until'],
  ] as const)
    expect((await notice(from, until)).body.errors).toMatchObject([{ pointer }]);
  expect((await change(manager, 'notice_text', 'Oi')).status).toBe(403);
  expect((await notice(ten, eleven)).status).toBe(200);
  await expect.poll(async () => (await waysOf(manager)).notice_text, byNotice).toBe('Troca de servidor');
});
