import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { newId } from '../../../kit/ids.ts';
import { notify } from '../../../kit/realtime/pg-notifications.ts';
import { byNotice } from '../../../testing/by-notice.ts';
import { aManifestDay, bookingIn, markAll } from '../../../testing/companies/manifest-day.ts';
import { paymentBody, sessionBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';
import { accessChannel } from '../auth-session/session-cache.ts';

const world = await openWorld();

type Subscription = { status: string; trial_ends_at?: string };

/** Gives a company another subscription, as the part that will manage them does, and waits until the server knows. */
async function subscribe(
  person: Awaited<ReturnType<typeof world.user>>,
  tenant_id: string,
  given: Subscription,
) {
  await world.authTx.write(tenant_id, async (tx) => {
    await tx.change(db.insertInto('tenant_subscriptions').values({ tenant_id, id: newId(), ...given }));
    notify(tx, accessChannel, tenant_id);
  });
  await expect
    .poll(async () => (await person.get('/auth/session')).body.subscription, byNotice)
    .toMatchObject({ trial_ends_at: null, ...given });
}

test('the session says which subscription the company has, and a change is known at once [A3-14, A3-15]', async () => {
  const company = await world.company();
  const person = await world.user(company, 'user');
  expect((await person.get('/auth/session')).body.subscription).toBeNull();
  await subscribe(person, company.id, { status: 'trialing', trial_ends_at: '2026-11-22T02:59:00.000Z' });
  for (const status of ['active', 'past_due', 'inactive']) await subscribe(person, company.id, { status });
  const { subscription } = (await person.get('/auth/session')).body;
  expect(subscription).toEqual({ status: 'inactive', trial_ends_at: null, is_read_only: true });
});

test('a company reads its own subscription only', async () => {
  const [one, other] = [await world.company(), await world.company()];
  const [ours, theirs] = [await world.user(one, 'admin'), await world.user(other, 'admin')];
  await subscribe(ours, one.id, { status: 'inactive' });
  expect((await theirs.get('/auth/session')).body.subscription).toBeNull();
});

test('a lapsed subscription makes a company read-only, and still no boarding stops', async () => {
  const { company, staff, guide, trade, session, booking } = await aManifestDay(world);
  await subscribe(staff, company.id, { status: 'inactive' });
  const refused = [
    await staff.post('/sessions', sessionBody(trade, { start_time: '14:00', end_time: '16:00' })),
    await staff.patch(`/sessions/${session.id}`, { version: 1 }),
    await staff.post('/bookings', {}),
  ];
  for (const { status, body } of refused)
    expect([status, body.type]).toEqual([402, '/problems/subscription-lapsed']);
  expect((await staff.get('/sessions?date=2026-11-20')).status).toBe(200);
  expect((await staff.put('/user-preferences/shell.recents', { value: [] })).status).toBe(200);
  expect((await staff.post('/auth/refresh')).status).toBe(200);
  const { permissions } = (await staff.get('/auth/session')).body;
  expect(permissions).toContain('sessions:read');
  expect(permissions).not.toContain('sessions:create');
  const paid = await guide.post(`/bookings/${booking.id}/payments`, paymentBody());
  expect([paid.status, paid.body.paid_amount]).toEqual([201, (booking.paid_amount ?? 0) + 10]);
  const aboard = await markAll(guide, await bookingIn(guide, booking.id), 'checked_in');
  expect(aboard.status).toBe(200);
  expect((await bookingIn(guide, booking.id)).passengers[0]?.status).toBe('checked_in');
});

test('who may not write anyway is told that first', async () => {
  const company = await world.company();
  const person = await world.user(company, 'user');
  await subscribe(person, company.id, { status: 'inactive' });
  expect((await person.post('/sessions', {})).body.type).toBe('/problems/forbidden');
});

test('a trial is read-only from its last instant on, without anybody touching the row', async () => {
  const { company, staff, trade } = await aManifestDay(world);
  await subscribe(staff, company.id, { status: 'trialing', trial_ends_at: '2026-11-20T13:00:00.000Z' });
  const plan = (start_time: string) =>
    staff.post('/sessions', sessionBody(trade, { start_time, end_time: '23:00', boat_ids: [] }));
  expect((await plan('20:00')).status).toBe(201);
  world.clock.set('2026-11-20T13:00:00Z');
  expect((await plan('21:00')).status).toBe(402);
  expect((await staff.get('/auth/session')).body.subscription.is_read_only).toBe(true);
  world.clock.set('2026-11-20T12:12:00Z');
});

test('operators work on in a company whose subscription has lapsed', async () => {
  const { company, staff, trade } = await aManifestDay(world);
  await subscribe(staff, company.id, { status: 'inactive' });
  const operator = await world.operator('saas_super_admin');
  await operator.post('/auth/acting-tenant', { tenant_id: company.id, reason: 'Chamado 12: reativar' });
  const inside = { 'leme-tenant': company.id };
  const answer = await operator.post(
    '/sessions',
    sessionBody(trade, { start_time: '18:00', end_time: '19:00' }),
    inside,
  );
  expect(answer.status).toBe(201);
  expect((await operator.get('/auth/session', inside)).body.subscription).toBeNull();
});
