import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aManifestDay, bookingIn } from '../../../testing/companies/manifest-day.ts';
import { giveLink } from '../../../testing/link.ts';
import { openWorld, type Person, password } from '../../../testing/world.ts';

const world = await openWorld();

/** A guide whose device was prepared while online, and somebody to check in. */
async function aDevice() {
  const day = await aManifestDay(world);
  const { passengers } = await bookingIn(day.guide, day.booking.id);
  const session = await day.guide.get('/auth/session');
  expect(session.status).toBe(200);
  const event = () => ({
    id: crypto.randomUUID(),
    booking_id: day.booking.id,
    manifest_passenger_id: passengers[0]?.id,
    status: 'checked_in',
  });
  const sendQueue = (events = [event()]) =>
    day.guide.post(
      '/attendance-events',
      { events, user_id: day.guide.id },
      { 'leme-tenant': day.company.id, 'leme-background': '1' },
    );
  return { ...day, key: session.body.device_key as string, event, sendQueue };
}

const change = (person: Person, tenant_id: string, to: { role?: string; status?: string }) =>
  world.authTx.write(tenant_id, async (tx) => {
    if (to.role)
      await tx.change(
        db
          .updateTable('user_roles')
          .set({ role: to.role })
          .where('tenant_id', '=', tenant_id)
          .where('user_id', '=', person.id),
      );
    if (to.status)
      await tx.change(
        db
          .updateTable('profiles')
          .set({ status: to.status })
          .where('tenant_id', '=', tenant_id)
          .where('id', '=', person.id),
      );
  });

const deviceTokenCookie = (person: { cookie(): string }) =>
  person
    .cookie()
    .split('; ')
    .find((each) => each.startsWith('__Host-leme-crew=')) ?? '';

test('the key comes with the answer to signing in and with the session, the same on every device of a person', async () => {
  const { guide, staff, key } = await aDevice();
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  const other = world.visitor();
  const signedIn = await other.post('/auth/sign-in', { email: guide.email, password });
  expect(signedIn.body.device_key).toBe(key);
  expect(deviceTokenCookie(other)).not.toBe('');
  expect((await other.post('/auth/refresh')).body.device_key).toBe(key);
  expect((await guide.get('/auth/session')).body.device_key).toBe(key);
  expect((await staff.get('/auth/session')).body.device_key).not.toBe(key);
  // What a kept build of before asks for by itself.
  expect((await guide.post('/auth/device')).body).toEqual({ user_id: guide.id, key });
});

test('whoever begins a session by a link gets key and leave with it', async () => {
  const { guide, company, key, sendQueue } = await aDevice();
  const token = await giveLink(world, company, guide, { type: 'login', expires_at: '2026-12-05T12:12:00Z' });
  const cleared = guide.cookie();
  guide.setCookie('');
  await guide.post('/functions/verify-auth-token', { token, type: 'login' });
  expect((await guide.get('/auth/session')).body.device_key).toBe(key);
  expect(deviceTokenCookie(guide)).not.toBe('');
  expect(cleared).not.toContain(deviceTokenCookie(guide));
  await guide.post('/auth/sign-out', { because: 'idle' });
  expect((await sendQueue()).status).toBe(200);
});

test('a visitor gets no key, and an operator leaves nothing on a device, in a company or not', async () => {
  expect((await world.visitor().post('/auth/device')).status).toBe(401);
  expect((await world.visitor().get('/auth/session')).body).toEqual({ user: null, session: null });
  const company = await world.company();
  const operator = await world.operator('saas_admin');
  expect((await operator.post('/auth/device')).body.key).toBeNull();
  await operator.post('/auth/acting-tenant', { tenant_id: company.id, reason: 'chamado 12' });
  for (const inside of [{}, { 'leme-tenant': company.id }]) {
    const answer = await operator.get('/auth/session', inside);
    expect(answer.body.device_key).toBeNull();
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('after three idle hours the session is over, and what was queued still arrives, in the name of who queued it', async () => {
  const { guide, staff, company, booking, sendQueue } = await aDevice();
  await guide.post('/auth/sign-out', { because: 'idle' });
  expect((await guide.get('/passenger-manifest')).status).toBe(401);
  const answer = await sendQueue();
  expect(answer.body.results).toMatchObject([{ outcome: 'stored' }]);
  expect(answer.body.bookings).toEqual([]);
  expect((await bookingIn(staff, booking.id)).passengers[0]).toMatchObject({ status: 'checked_in' });
  const [row] = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('attendance_events').select('user_id').where('tenant_id', '=', company.id)),
  );
  expect(row?.user_id).toBe(guide.id);
});

test('the second cookie opens nothing else', async () => {
  const { guide, booking } = await aDevice();
  await guide.post('/auth/sign-out', { because: 'idle' });
  for (const path of [
    '/passenger-manifest',
    '/sessions-manifest',
    `/bookings/${booking.id}/attendance-events`,
    '/auth/user',
  ])
    expect((await guide.get(path)).status).toBe(401);
  expect((await guide.post('/auth/device')).status).toBe(401);
  expect((await guide.get('/auth/session')).body).toEqual({ user: null, session: null });
});

test('signing out by hand ends it', async () => {
  const { guide, sendQueue } = await aDevice();
  const kept = guide.cookie();
  await guide.post('/auth/sign-out');
  expect(guide.cookie()).toBe('');
  expect((await sendQueue()).status).toBe(401);
  guide.setCookie(kept.split('; ').find((each) => each.startsWith('__Host-leme-crew=')) ?? '');
  expect((await sendQueue()).status).toBe(401);
});

test('after three days it is over', async () => {
  const { guide, sendQueue } = await aDevice();
  await guide.post('/auth/sign-out', { because: 'idle' });
  const before = world.clock.now();
  world.clock.set(before.add({ hours: 71, minutes: 59 }).toString());
  expect((await sendQueue()).status).toBe(200);
  world.clock.set(before.add({ hours: 72 }).toString());
  expect((await sendQueue()).status).toBe(401);
  world.clock.set(before.toString());
});

test.each([
  ['deactivated', { status: 'inactive' }],
  ['given another role', { role: 'manager' }],
])('whoever was %s meanwhile is not heard, and the office learns what was queued', async (_, to) => {
  const { guide, staff, company, booking, sendQueue } = await aDevice();
  await guide.post('/auth/sign-out', { because: 'idle' });
  await change(guide, company.id, to);
  const answer = await sendQueue();
  expect(answer.body).toMatchObject({
    results: [{ outcome: 'refused', reason: 'not-allowed' }],
    bookings: [],
  });
  expect((await bookingIn(staff, booking.id)).passengers[0]).toMatchObject({ status: 'pending' });
});

test('a token that ends soon is extended, so that an answer which gets lost takes nothing from the device', async () => {
  const { guide, sendQueue } = await aDevice();
  const first = deviceTokenCookie(guide);
  expect((await guide.get('/auth/session')).headers['set-cookie']).toBeUndefined();
  const before = world.clock.now();
  world.clock.set(before.add({ hours: 2 }).toString());
  await guide.post('/bookings', {});
  world.clock.set(before.add({ hours: 4, minutes: 30 }).toString());
  await guide.post('/bookings', {});
  world.clock.set(before.add({ hours: 6, minutes: 30 }).toString());
  expect((await guide.get('/auth/session')).headers['set-cookie']).toMatch(/^__Host-leme-crew=/);
  expect(deviceTokenCookie(guide)).toBe(first);
  await guide.post('/auth/sign-out', { because: 'idle' });
  world.clock.set(before.add({ hours: 78 }).toString());
  expect((await sendQueue()).status).toBe(200);
  world.clock.set(before.toString());
});

test('the token of whoever was here before ends when somebody else signs in on the device', async () => {
  const { guide, company, event } = await aDevice();
  const first = deviceTokenCookie(guide);
  await guide.post('/auth/sign-out', { because: 'idle' });
  const next = await world.user(company, 'marinheiro', { signsIn: false });
  await guide.post('/auth/sign-in', { email: next.email, password });
  expect(deviceTokenCookie(guide)).not.toBe(first);
  const old = world.visitor();
  old.setCookie(first);
  const answer = await old.post('/attendance-events', { events: [event()] }, { 'leme-tenant': company.id });
  expect(answer.status).toBe(401);
});

test('a page of another company cannot use it', async () => {
  const { guide, event } = await aDevice();
  const other = await world.company();
  await guide.post('/auth/sign-out', { because: 'idle' });
  const answer = await guide.post('/attendance-events', { events: [event()] }, { 'leme-tenant': other.id });
  expect(answer.status).toBe(401);
});

test('who signs in on the same device sends nothing in the name of the one before', async () => {
  const { guide, company, event } = await aDevice();
  await guide.post('/auth/sign-out', { because: 'idle' });
  const next = await world.user(company, 'marinheiro', { signsIn: false });
  await guide.post('/auth/sign-in', { email: next.email, password });
  const answer = await guide.post('/attendance-events', { events: [event()], user_id: guide.id });
  expect([answer.status, answer.body.type]).toEqual([409, '/problems/user-changed']);
});
