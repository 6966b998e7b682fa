import { expect, test } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { byNotice } from '../../../../testing/by-notice.ts';
import { browser } from '../../../../testing/client.ts';
import { openStream } from '../../../../testing/stream.ts';
import { openWorld, type Person } from '../../../../testing/world.ts';

const world = await openWorld({ alone: true });
// Another server on the same database, with pools, caches and notices of its own.
const second = await buildApp({ urls: world.urls, clock: world.clock, refusalsPerSecond: 100_000 });
await second.ready();
const other = { app: second };
const { close } = world;
world.close = async () => {
  await second.close();
  await close();
};

/** Somebody whose session and stream the other server knows, and who may change the person on the first one. */
async function known() {
  const company = await world.company();
  const [boss, guide] = [await world.user(company, 'admin'), await world.user(company, 'marinheiro')];
  const there = browser(second);
  there.setCookie(guide.cookie());
  expect((await there.get('/auth/session')).body.permissions).toContain('attendance:create');
  const stream = await openStream(other, guide.cookie());
  expect(await stream.next()).toMatchObject({ event: 'hello' });
  return { boss, guide, there, stream };
}

const boats = {
  resource: 'boats',
  action: 'read',
  granted: true,
  reason: 'Cobre um turno',
  expires_at: null,
};
type Change = (boss: Person, id: string) => ReturnType<Person['post']>;
const changes: readonly (readonly [string, Change, unknown])[] = [
  ['shut out', (boss, id) => boss.post(`/users/${id}/deactivation`), 'nobody'],
  ['removed', (boss, id) => boss.delete(`/users/${id}`), 'nobody'],
  ['given another role', (boss, id) => boss.patch(`/users/${id}`, { role: 'user', version: 1 }), 'user'],
  [
    'given another role among others',
    (boss, id) => boss.put('/user-roles', { rows: [{ user_id: id, role: 'user', version: 1 }] }),
    'user',
  ],
  [
    'given an exception',
    (boss, id) => boss.put(`/users/${id}/permissions`, { version: 1, exceptions: [boats] }),
    'boats',
  ],
  [
    'given a right together with the role',
    (boss) => {
      const { resource, action, granted } = boats;
      const changes = [{ resource, action, granted }];
      return boss.put('/role-permissions', { role: 'marinheiro', version: 1, changes });
    },
    'boats',
  ],
  ['signed out by the office', (boss, id) => boss.delete(`/users/${id}/sessions`), 'nobody'],
];

test.each(changes)(
  'who was %s feels it at once on every server, and the open page is told to ask anew',
  async (_, change, expected) => {
    const { boss, guide, there, stream } = await known();
    expect((await change(boss, guide.id)).status).toBeLessThan(300);
    const now = async () => {
      const { user, role, permissions } = (await there.get('/auth/session')).body;
      if (!user) return 'nobody';
      return permissions.includes('boats:read') ? 'boats' : role;
    };
    await expect.poll(now, byNotice).toBe(expected);
    expect(await stream.next()).toMatchObject({ event: 'bye' });
    expect(await stream.next()).toBeNull();
  },
);

test('the open page of who had a right until now is told when it is over, on every server; one exception of many ends nothing else', async () => {
  const { boss, guide, there, stream } = await known();
  const now = world.clock.now();
  const soon = now.add({ milliseconds: 400 }).toString();
  const later = now.add({ hours: 2 }).toString();
  const exceptions = [
    { ...boats, expires_at: soon },
    { ...boats, resource: 'customers', expires_at: later },
    // What the role may anyway ends without a difference.
    { ...boats, resource: 'logbook', expires_at: now.add({ milliseconds: 100 }).toString() },
  ];
  await boss.put(`/users/${guide.id}/permissions`, { version: 1, exceptions });
  expect(await stream.next()).toMatchObject({ event: 'bye' });
  const again = await openStream(other, guide.cookie());
  expect(await again.next()).toMatchObject({ event: 'hello' });
  world.clock.set(soon);
  expect(await again.next()).toMatchObject({ event: 'bye' });
  const { permissions } = (await there.get('/auth/session')).body;
  expect([permissions.includes('boats:read'), permissions.includes('customers:read')]).toEqual([false, true]);
});
