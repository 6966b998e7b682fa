import { expect, test } from 'vitest';
import { db } from '../kit/database/sql.ts';
import { openWorld } from './world.ts';

// What two files of one worker do, one after the other.
const one = await openWorld();
one.clock.set('2027-03-01T08:00:00Z');
const two = await openWorld();
const alone = await openWorld({ alone: true });
const elsewhere = await openWorld({ demo: 'closed' });

test('files that run in one worker have one database and one server, begin at the same time and come from addresses of their own', () => {
  expect([two.app, two.urls]).toEqual([one.app, one.urls]);
  expect(String(two.clock.now())).toBe('2026-11-20T12:12:00Z');
  expect(two.from).not.toBe(one.from);
});

test('a file that needs the whole installation, or another one, has database, server and clock of its own', async () => {
  const databases = [one, alone, elsewhere].map(({ urls }) => urls.app);
  expect(new Set(databases).size).toBe(3);
  expect(new Set([one.app, alone.app, elsewhere.app]).size).toBe(3);
  alone.clock.set('2027-03-01T08:00:00Z');
  expect(String(one.clock.now())).toBe('2026-11-20T12:12:00Z');
  const company = await alone.company();
  const there = await one.visitor().get(`/saas-tenants/by-subdomain/${company.subdomain}`);
  expect(there.status).toBe(404);
});

test('isolation in a shared database: two files that run in one worker see none of each other’s rows', async () => {
  const [mine, theirs] = [await one.company(), await two.company()];
  const [me, they] = [await one.user(mine, 'admin'), await two.user(theirs, 'admin')];
  const lists = one.registers.all
    .filter(({ resource }) => resource.scope === 'company')
    .map(({ resource }) => `/${resource.name}`);
  const countsOf = async (person: typeof me) => {
    const answers = await Promise.all(lists.map((list) => person.get(`${list}?limit=200`)));
    return answers.map(({ status, body }, at) => [lists[at], status, body.count]);
  };
  const before = await countsOf(they);
  const row = (await me.post('/customers', { name: 'Só daqui' })).body;
  const tag = (await me.post('/tags', { name: 'só daqui' })).body;
  expect(await countsOf(they)).toEqual(before);
  for (const path of [`/customers/${row.id}`, `/tags/${tag.id}`, `/users/${me.id}`]) {
    expect([path, (await me.get(path)).status]).toEqual([path, 200]);
    expect([path, (await they.get(path)).status]).toEqual([path, 404]);
  }
  // Nor does whoever forgets the tenant in a statement.
  const seen = await two.tenantTx.read(theirs.id, (tx) =>
    tx.rows(db.selectFrom('customers').select('id').where('tenant_id', '=', mine.id)),
  );
  expect(seen).toEqual([]);
});

test('companies made at once, and one that is refused, leave each other alone', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => one.company()));
  expect(new Set(made.map(({ subdomain }) => subdomain)).size).toBe(8);
  await expect(one.company({ subdomain: made[0]?.subdomain ?? '' })).rejects.toThrow(/unique/);
  const after = await one.company();
  expect((await one.visitor().get(`/saas-tenants/by-subdomain/${after.subdomain}`)).status).toBe(200);
});
