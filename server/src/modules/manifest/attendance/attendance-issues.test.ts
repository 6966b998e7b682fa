import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aManifestDay } from '../../../testing/companies/manifest-day.ts';
import { aFormerGuide, issuesFor, partyOf, says } from '../../../testing/companies/refused-marks.ts';
import { aBooking, aSession, beforeItEnded } from '../../../testing/companies/trade.ts';
import { openStream } from '../../../testing/stream.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld({ alone: true });

async function aConflict(given: Record<string, unknown> = {}) {
  const day = await aManifestDay(world);
  const session = await aSession(day.staff, day.trade, {
    start_time: '14:00',
    end_time: '16:00',
    boat_ids: [],
    ...given,
  });
  const booked = await beforeItEnded(world, day.company.id, session, () =>
    aBooking(day.staff, session, day.trade),
  );
  const party = await partyOf(day.staff, booked);
  const heads = [await says(day.guide, party, 'checked_in'), await says(day.staff, party, 'no_show')];
  return { ...day, session, party, heads };
}

test('a passenger two devices marked differently is listed with who said what and when, device time beside it', async () => {
  const { staff, guide, booking, session } = await aManifestDay(world);
  const party = await partyOf(staff, booking);
  const client_time = '2026-11-20T11:02:00.000Z';
  const first = await says(guide, party, 'checked_in', { client_time });
  const second = await says(staff, party, 'no_show');
  const wanted = {
    manifest_passenger_id: party.people[0],
    booking_id: booking.id,
    customer_name: 'Maria Gonçalves',
    session_id: session.id,
    date: '2026-11-20',
    start_time: '08:00',
    product: 'Ilha do Campeche',
    heads: [
      { id: first, status: 'checked_in', by: 'Pessoa marinheiro', client_time },
      { id: second, status: 'no_show', by: 'Pessoa admin', client_time: null },
    ],
  };
  for (const person of [staff, guide])
    expect(await issuesFor(person)).toMatchObject({ conflicts: [wanted], refusals: [] });
});

test('a conflict is gone once somebody who saw both decides, and stays while somebody saw only one', async () => {
  const { staff, party, heads } = await aConflict();
  const again = await says(staff, party, 'pending', { bases: heads.slice(0, 1) });
  const [conflict] = (await issuesFor(staff)).conflicts;
  expect(conflict?.heads.map(({ id }) => id)).toEqual([heads[1], again]);
  await says(staff, party, 'no_show', { bases: [heads[1], again] });
  expect(await issuesFor(staff)).toEqual({ conflicts: [], refusals: [] });
});

test('two devices that said the same are no conflict', async () => {
  const { staff, guide, booking } = await aManifestDay(world);
  const party = await partyOf(staff, booking);
  await says(guide, party, 'checked_in');
  await says(staff, party, 'checked_in');
  expect((await issuesFor(staff)).conflicts).toEqual([]);
});

test('a conflict of a session a week ago is listed, one a day older is not', async () => {
  const { company, staff, party, session, trade, guide } = await aConflict({ date: '2026-11-13' });
  const older = await aSession(staff, trade, { date: '2026-11-12', boat_ids: [] });
  const book = () => aBooking(staff, older, trade);
  const forgotten = await partyOf(staff, await beforeItEnded(world, company.id, older, book));
  await says(guide, forgotten, 'checked_in');
  await says(staff, forgotten, 'no_show');
  expect((await issuesFor(staff)).conflicts).toMatchObject([
    { manifest_passenger_id: party.people[0], session_id: session.id, date: '2026-11-13' },
  ]);
});

test('conflicts come with the latest departure first', async () => {
  const { staff, guide, booking, party } = await aConflict();
  const early = await partyOf(staff, booking);
  await says(guide, early, 'checked_in');
  await says(staff, early, 'no_show');
  const { conflicts } = await issuesFor(staff);
  expect(conflicts.map(({ manifest_passenger_id: id }) => id)).toEqual([party.people[0], early.people[0]]);
});

test('a conflict nobody can decide any more, because the booking was cancelled, is not listed', async () => {
  const { company, staff, party } = await aConflict();
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('bookings')
        .set({ status: 'cancelled' })
        .where('tenant_id', '=', company.id)
        .where('id', '=', party.id),
    ),
  );
  expect((await issuesFor(staff)).conflicts).toEqual([]);
});

test('refused events are listed newest first with person, reason and place; an unknown booking and a foreign one are counted', async () => {
  const { company, staff, guide, booking, session } = await aManifestDay(world);
  const other = await aManifestDay(world);
  const party = await partyOf(staff, booking);
  const user = await aFormerGuide(world, company);
  const client_time = '2026-11-20T11:02:00.000Z';
  const stranger = { ...party, people: [crypto.randomUUID()] };
  const removed = await says(guide, stranger, 'checked_in', { client_time });
  const notAllowed = await says(user, party, 'no_show');
  const unknown = await says(guide, { ...party, id: crypto.randomUUID() }, 'pending');
  await says(guide, { ...party, id: other.booking.id }, 'checked_in');
  const place = {
    booking_id: booking.id,
    customer_name: 'Maria Gonçalves',
    session_id: session.id,
    date: '2026-11-20',
    start_time: '08:00',
    product: 'Ilha do Campeche',
  };
  const by = 'Pessoa marinheiro';
  expect((await issuesFor(guide)).refusals).toMatchObject([
    { id: unknown, status: 'checked_in', reason: 'unknown-booking', by, place: null, together: 2 },
    {
      id: notAllowed,
      status: 'no_show',
      reason: 'not-allowed',
      by: 'Pessoa user',
      client_time: null,
      place,
      together: 1,
    },
    { id: removed, status: 'checked_in', reason: 'passenger-removed', by, client_time, place },
  ]);
  expect(await issuesFor(other.guide)).toEqual({ conflicts: [], refusals: [] });
});

test('a refused event older than thirty days is not listed', async () => {
  const { company, guide, booking } = await aManifestDay(world);
  const stranger = { id: booking.id, people: [crypto.randomUUID()] };
  const [old, recent] = [
    await says(guide, stranger, 'checked_in'),
    await says(guide, stranger, 'checked_in'),
  ];
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('attendance_refusals')
        .set({ server_time: sql<string>`now() - interval '31 days'` })
        .where('tenant_id', '=', company.id)
        .where('id', '=', old),
    ),
  );
  expect((await issuesFor(guide)).refusals.map(({ id }) => id)).toEqual([recent]);
});

test('a refused event is gone after somebody looked at it; who looks second changes nothing', async () => {
  const { company, staff, guide, booking } = await aManifestDay(world);
  const stranger = { id: booking.id, people: [crypto.randomUUID()] };
  const refused = await says(guide, stranger, 'checked_in');
  const manager = await world.user(company, 'manager');
  const first = await staff.post(`/attendance-refusals/${refused}/review`);
  expect(first).toMatchObject({
    status: 200,
    body: { id: refused, reviewed_at: '2026-11-20T12:12:00.000Z' },
  });
  expect((await issuesFor(staff)).refusals).toEqual([]);
  world.clock.set('2026-11-20T12:17:00Z');
  const later = await Promise.all(
    [manager, staff, manager].map((person) => person.post(`/attendance-refusals/${refused}/review`)),
  );
  for (const answer of later) expect(answer.body).toEqual(first.body);
  const [row] = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('attendance_refusals').select(['reviewed_by']).where('tenant_id', '=', company.id)),
  );
  expect(row?.reviewed_by).toBe(staff.id);
});

test('a guide lists but takes nothing off the list; whoever may not record attendance sees none of it', async () => {
  const { company, guide, booking } = await aManifestDay(world);
  const refused = await says(guide, { id: booking.id, people: [crypto.randomUUID()] }, 'checked_in');
  expect((await guide.post(`/attendance-refusals/${refused}/review`)).status).toBe(403);
  const roles = ['user', 'supplier_admin', 'supplier_user', 'agent_admin', 'agent_user'] as const;
  for (const role of roles)
    expect((await (await world.user(company, role)).get('/attendance-issues')).status, role).toBe(403);
  expect((await issuesFor(guide)).refusals).toHaveLength(1);
});

test('the office hears of a refused event at once, and of its being looked at', async () => {
  const { staff, guide, company, booking } = await aManifestDay(world);
  const manager = await world.user(company, 'manager');
  const stream = await openStream(world, manager.cookie());
  expect(await stream.next()).toMatchObject({ event: 'hello' });
  const heard = async () => JSON.parse((await stream.next())?.data ?? '{}');
  const refused = await says(guide, { id: booking.id, people: [crypto.randomUUID()] }, 'checked_in');
  const told = { table: 'booking_passengers', ids: [refused], kind: 'updated', own: false };
  expect(await heard()).toMatchObject(told);
  await staff.post(`/attendance-refusals/${refused}/review`);
  expect(await heard()).toMatchObject(told);
  stream.close();
});

test('a refused event of another company is as unknown as one that never was, for partners every one', async () => {
  const { company, staff, guide, booking } = await aManifestDay(world);
  const other = await aManifestDay(world);
  const refused = await says(guide, { id: booking.id, people: [crypto.randomUUID()] }, 'checked_in');
  const review = async (person: Person, id: string) =>
    (await person.post(`/attendance-refusals/${id}/review`)).status;
  expect(await review(other.staff, refused)).toBe(404);
  expect(await review(staff, crypto.randomUUID())).toBe(404);
  expect(await review(await world.user(company, 'agent_admin'), refused)).toBe(404);
  expect(await review(await world.user(company, 'supplier_admin'), refused)).toBe(403);
  expect((await issuesFor(staff)).refusals).toMatchObject([{ id: refused }]);
});
