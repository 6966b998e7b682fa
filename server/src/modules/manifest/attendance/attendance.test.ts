import { contractVersion } from '@leme/contract/tenancy/rules';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aManifestDay, bookingIn, markAll } from '../../../testing/companies/manifest-day.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

const aDay = () => aManifestDay(world);

test('sending an event again changes nothing, in one request or in two', async () => {
  const { company, guide, booking } = await aDay();
  const { passengers } = await bookingIn(guide, booking.id);
  const event = {
    id: crypto.randomUUID(),
    booking_id: booking.id,
    manifest_passenger_id: passengers[0]?.id,
    status: 'checked_in',
  };
  const outcomes = async () =>
    (await guide.post('/attendance-events', { events: [event, event] })).body.results.map(
      (row: { outcome: string }) => row.outcome,
    );
  expect(await outcomes()).toEqual(['stored', 'known']);
  expect(await outcomes()).toEqual(['known', 'known']);
  const rows = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('attendance_events').select('id').where('tenant_id', '=', company.id)),
  );
  expect(rows).toHaveLength(1);
});

test('two devices that did not know of each other: aboard wins, whichever arrives first', async () => {
  for (const order of [
    ['checked_in', 'no_show'],
    ['no_show', 'checked_in'],
  ]) {
    const { guide, booking } = await aDay();
    const { passengers } = await bookingIn(guide, booking.id);
    for (const status of order) {
      await guide.post('/attendance-events', {
        events: [
          {
            id: crypto.randomUUID(),
            booking_id: booking.id,
            manifest_passenger_id: passengers[0]?.id,
            status,
            bases: [],
          },
        ],
      });
    }
    const [first] = (await bookingIn(guide, booking.id)).passengers;
    expect(first).toMatchObject({ status: 'checked_in' });
    expect(first?.heads.map((head) => head.status).sort()).toEqual(['checked_in', 'no_show']);
  }
});

test('a change that knew the other one wins over it', async () => {
  const { guide, booking } = await aDay();
  await markAll(guide, await bookingIn(guide, booking.id), 'checked_in');
  const seen = (await bookingIn(guide, booking.id)).passengers[0];
  await guide.post('/attendance-events', {
    events: [
      {
        id: crypto.randomUUID(),
        booking_id: booking.id,
        manifest_passenger_id: seen?.id,
        status: 'no_show',
        bases: seen?.heads.map(({ id }) => id),
      },
    ],
  });
  expect((await bookingIn(guide, booking.id)).passengers[0]).toMatchObject({ status: 'no_show' });
});

test('many taps at once on one party leave one state and every event', async () => {
  const { company, guide, booking } = await aDay();
  const seen = await bookingIn(guide, booking.id);
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => markAll(guide, seen, index % 2 ? 'checked_in' : 'no_show')),
  );
  const after = await bookingIn(guide, booking.id);
  expect(new Set(after.passengers.map((row) => row.status)).size).toBe(1);
  expect(after.passengers.every((row) => row.heads.length === 1)).toBe(true);
  const rows = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('attendance_events').select('id').where('tenant_id', '=', company.id)),
  );
  expect(rows).toHaveLength(36);
});

test('an event for a cancelled booking or a person removed meanwhile is kept with its reason and does not count', async () => {
  const { company, guide, booking } = await aDay();
  const seen = await bookingIn(guide, booking.id);
  const removed = {
    id: crypto.randomUUID(),
    booking_id: booking.id,
    manifest_passenger_id: crypto.randomUUID(),
    status: 'checked_in',
  };
  expect((await guide.post('/attendance-events', { events: [removed] })).body.results).toEqual([
    { id: removed.id, outcome: 'refused', reason: 'passenger-removed' },
  ]);
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(db.updateTable('bookings').set({ status: 'cancelled' }).where('tenant_id', '=', company.id)),
  );
  const answer = await markAll(guide, seen, 'checked_in');
  expect(new Set(answer.body.results.map((row: { reason: string }) => row.reason))).toEqual(
    new Set(['booking-cancelled']),
  );
  const rows = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('attendance_refusals')
        .select('reason')
        .where('tenant_id', '=', company.id)
        .orderBy('reason'),
    ),
  );
  expect(rows.map((row) => row.reason)).toEqual([
    'booking-cancelled',
    'booking-cancelled',
    'booking-cancelled',
    'passenger-removed',
  ]);
});

test('a booking of another company is as unknown as one that never was', async () => {
  const { guide } = await aDay();
  const other = await aDay();
  const foreign = await bookingIn(other.guide, other.booking.id);
  const reasonFor = async (booking_id: string) => {
    const event = {
      id: crypto.randomUUID(),
      booking_id,
      manifest_passenger_id: foreign.passengers[0]?.id,
      status: 'checked_in',
    };
    return (await guide.post('/attendance-events', { events: [event] })).body.results[0].reason;
  };
  expect(await reasonFor(foreign.id)).toBe('unknown-booking');
  expect(await reasonFor(crypto.randomUUID())).toBe('unknown-booking');
  expect(await bookingIn(other.guide, foreign.id)).toMatchObject({ checkin: false });
});

test('a refusal whose answer was lost is told again, and kept once', async () => {
  const { company, guide, booking } = await aDay();
  const event = {
    id: crypto.randomUUID(),
    booking_id: booking.id,
    manifest_passenger_id: crypto.randomUUID(),
    status: 'checked_in',
  };
  const refused = [{ id: event.id, outcome: 'refused', reason: 'passenger-removed' }];
  expect((await guide.post('/attendance-events', { events: [event] })).body.results).toEqual(refused);
  expect((await guide.post('/attendance-events', { events: [event] })).body.results).toEqual(refused);
  expect(await refusalsOf(company.id)).toHaveLength(1);
});

test('whoever lost the right is not heard, but what was queued is kept for the office', async () => {
  const { company, booking, guide } = await aDay();
  const { passengers } = await bookingIn(guide, booking.id);
  const reader = await world.user(company, 'marinheiro');
  await reader.get('/auth/session');
  await world.authTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('user_roles')
        .set({ role: 'user' })
        .where('tenant_id', '=', company.id)
        .where('user_id', '=', reader.id),
    ),
  );
  reader.setCookie(await world.sessionOf(company.id, reader.id));
  const event = {
    id: crypto.randomUUID(),
    booking_id: booking.id,
    manifest_passenger_id: passengers[0]?.id,
    status: 'checked_in',
  };
  const answer = await reader.post('/attendance-events', { events: [event] });
  expect(answer.body.results).toEqual([{ id: event.id, outcome: 'refused', reason: 'not-allowed' }]);
  expect(await refusalsOf(company.id)).toMatchObject([{ id: event.id, user_id: reader.id }]);
  expect((await bookingIn(guide, booking.id)).passengers[0]).toMatchObject({ status: 'pending', heads: [] });
});

test('what another person queued, or a newer application, waits', async () => {
  const { guide, staff, booking } = await aDay();
  const { passengers } = await bookingIn(guide, booking.id);
  const events = [
    {
      id: crypto.randomUUID(),
      booking_id: booking.id,
      manifest_passenger_id: passengers[0]?.id,
      status: 'checked_in',
    },
  ];
  const other = await staff.post('/attendance-events', { events, user_id: guide.id });
  expect([other.status, other.body.type]).toEqual([409, '/problems/user-changed']);
  const newer = await guide.post('/attendance-events', { events, contract_version: contractVersion + 1 });
  expect([newer.status, newer.body.type]).toEqual([409, '/problems/contract-too-new']);
  const own = await guide.post('/attendance-events', { events, user_id: guide.id });
  expect(own.body.results).toMatchObject([{ outcome: 'stored' }]);
});

test('a wrong clock of a device changes no order', async () => {
  const { guide, booking } = await aDay();
  const mark = async (status: string, client_time: string) => {
    const { passengers } = await bookingIn(guide, booking.id);
    const [first] = passengers;
    const event = {
      id: crypto.randomUUID(),
      booking_id: booking.id,
      manifest_passenger_id: first?.id,
      status,
      bases: first?.heads.map(({ id }) => id),
      client_time,
    };
    expect((await guide.post('/attendance-events', { events: [event] })).body.results).toMatchObject([
      { outcome: 'stored' },
    ]);
  };
  await mark('checked_in', '2031-01-01T00:00:00Z');
  await mark('no_show', '1999-01-01T00:00:00Z');
  expect((await bookingIn(guide, booking.id)).passengers[0]).toMatchObject({ status: 'no_show' });
});

const refusalsOf = (tenant_id: string) =>
  world.tenantTx.read(tenant_id, (tx) =>
    tx.rows(db.selectFrom('attendance_refusals').selectAll().where('tenant_id', '=', tenant_id)),
  );
