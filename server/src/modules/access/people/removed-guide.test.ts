import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { byNotice } from '../../../testing/by-notice.ts';
import { aManifestDay, bookingIn } from '../../../testing/companies/manifest-day.ts';
import { issuesFor } from '../../../testing/companies/refused-marks.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A guide whose phone has a mark that waits. */
async function aPhone() {
  const day = await aManifestDay(world);
  const { passengers } = await bookingIn(day.guide, day.booking.id);
  expect((await day.guide.get('/auth/session')).body.device_key).toBeTruthy();
  const event = {
    id: crypto.randomUUID(),
    booking_id: day.booking.id,
    manifest_passenger_id: passengers[0]?.id,
    status: 'checked_in',
  };
  const sends = () =>
    day.guide.post(
      '/attendance-events',
      { events: [event], user_id: day.guide.id },
      { 'leme-tenant': day.company.id, 'leme-background': '1' },
    );
  return { ...day, event, sends };
}

test.each([
  ['shut out', 'Pessoa marinheiro'],
  ['removed', 'Pessoa removida'],
])(
  'what waited on the phone of a guide who was %s counts nothing and stands on the list of the office, with who and why',
  async (how, by) => {
    const { staff, guide, company, booking, event, sends } = await aPhone();
    if (how === 'removed') await staff.delete(`/users/${guide.id}`);
    else await staff.post(`/users/${guide.id}/deactivation`);
    await expect.poll(async () => (await guide.get('/auth/user')).status, byNotice).toBe(401);
    for (const _ of ['once', 'and again, because the answer was lost']) {
      const answer = await sends();
      expect(answer).toMatchObject({
        status: 200,
        body: { results: [{ id: event.id, outcome: 'refused', reason: 'not-allowed' }], bookings: [] },
      });
    }
    expect((await bookingIn(staff, booking.id)).passengers[0]).toMatchObject({ status: 'pending' });
    expect((await issuesFor(staff)).refusals).toMatchObject([
      { id: event.id, status: 'checked_in', reason: 'not-allowed', user_id: guide.id, by, together: 1 },
    ]);
    const applied = await world.tenantTx.read(company.id, (tx) =>
      tx.rows(db.selectFrom('attendance_events').select('id').where('tenant_id', '=', company.id)),
    );
    expect(applied).toEqual([]);
    expect((await guide.get('/auth/session')).body).toMatchObject({ user: null });
    expect((await staff.post(`/attendance-refusals/${event.id}/review`)).status).toBe(200);
    expect((await issuesFor(staff)).refusals).toEqual([]);
  },
);

test('a departure keeps the guide’s name that the office wrote there, also when the person’s account is removed', async () => {
  const { staff, guide, session } = await aPhone();
  const { version } = (await staff.get(`/sessions/${session.id}`)).body;
  const named = await staff.patch(`/sessions/${session.id}`, { guide_name: 'Pessoa marinheiro', version });
  expect(named).toMatchObject({ status: 200, body: { guide_name: 'Pessoa marinheiro' } });
  await staff.delete(`/users/${guide.id}`);
  expect((await staff.get(`/sessions/${session.id}`)).body.guide_name).toBe('Pessoa marinheiro');
});

test('of four who remove the same person at once one does, and it stands once in the trail', async () => {
  const company = await world.company();
  const bosses = await Promise.all(Array.from({ length: 4 }, () => world.user(company, 'admin')));
  for (let round = 0; round < 4; round += 1) {
    const { id } = await world.user(company, 'user');
    const answers = await Promise.all(bosses.map((by) => by.delete(`/users/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404]);
    const told = await world.tenantTx.read(company.id, (tx) =>
      tx.rows(
        db
          .selectFrom('audit_log')
          .select('action')
          .where('tenant_id', '=', company.id)
          .where('record_id', '=', id)
          .where('action', '=', 'deleted'),
      ),
    );
    expect(told).toHaveLength(1);
  }
});
