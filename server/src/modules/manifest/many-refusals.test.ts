import type { AttendanceIssues } from '@leme/contract/manifest/issue-endpoints';
import { expect, test } from 'vitest';
import { db } from '../../kit/sql.ts';
import { aManifestDay } from '../../testing/manifest-day.ts';
import { openWorld, type Person } from '../../testing/world.ts';

const world = await openWorld();

type Party = { id: string; people: readonly string[] };

/** Who is expected of a booking on any day. */
async function partyOf(
  staff: Person,
  { id, session_id }: { id: string; session_id: string },
): Promise<Party> {
  const { bookings } = (await staff.get(`/sessions-manifest/${session_id}`)).body;
  const party = bookings.find((booking: { id: string }) => booking.id === id);
  return { id, people: party.passengers.map((person: { id: string }) => person.id) };
}

/** One event about the first of a party; answers its id. */
async function says(person: Person, party: Party, status: string, given: Record<string, unknown> = {}) {
  const id = crypto.randomUUID();
  const event = { id, booking_id: party.id, manifest_passenger_id: party.people[0], status, bases: [] };
  const answer = await person.post('/attendance-events', { events: [{ ...event, ...given }] });
  expect(answer.status).toBe(200);
  return id;
}

/** Who held the right when the session was last asked for, and holds it no more. */
async function aFormerGuide(company: { id: string }) {
  const person = await world.user(company, 'marinheiro');
  await person.get('/auth/session');
  await world.authTx.write(company.id, async (tx) => {
    const own = { tenant_id: company.id, user_id: person.id };
    await tx.change(
      db
        .updateTable('user_roles')
        .set({ role: 'user' })
        .where('tenant_id', '=', own.tenant_id)
        .where('user_id', '=', own.user_id),
    );
    await tx.change(
      db
        .updateTable('profiles')
        .set({ full_name: 'Pessoa user' })
        .where('tenant_id', '=', own.tenant_id)
        .where('id', '=', own.user_id),
    );
  });
  person.setCookie(await world.sessionOf(company.id, person.id));
  return person;
}

async function issuesFor(person: Person): Promise<AttendanceIssues> {
  const answer = await person.get('/attendance-issues');
  expect(answer.status).toBe(200);
  return answer.body;
}

const fiveHundred = (party: Party, event: Record<string, unknown> = {}) =>
  Array.from({ length: 500 }, () => ({
    id: crypto.randomUUID(),
    booking_id: party.id,
    manifest_passenger_id: crypto.randomUUID(),
    status: 'checked_in',
    bases: [],
    ...event,
  }));

test('who never could check people in writes nothing into the list, also with thousands of marks', async () => {
  const { company, staff, booking } = await aManifestDay(world);
  const party = await partyOf(staff, booking);
  for (const role of ['agent_admin', 'agent_user', 'supplier_user', 'user'] as const) {
    const person = await world.user(company, role);
    const answer = await person.post('/attendance-events', { events: fiveHundred(party) });
    expect([answer.status, answer.body.type], role).toEqual([403, '/problems/forbidden']);
  }
  expect((await issuesFor(staff)).refusals).toEqual([]);
});

test('a right held within seven days still lets late marks be kept, a day later they are refused', async () => {
  const { company, staff, booking } = await aManifestDay(world);
  const party = await partyOf(staff, booking);
  const former = await aFormerGuide(company);
  const before = world.clock.now();
  const send = async (days: number, minutes: number) => {
    world.clock.set(before.add({ hours: 24 * days, minutes }).toString());
    former.setCookie(await world.sessionOf(company.id, former.id));
    return (await former.post('/attendance-events', { events: fiveHundred(party).slice(0, 1) })).status;
  };
  expect([await send(6, 1439), await send(7, 0)]).toEqual([200, 403]);
  world.clock.set(before.toString());
  expect((await issuesFor(staff)).refusals).toHaveLength(1);
});

test('one person has two hundred refused marks open at most, also with ten requests at once; what finds no room comes again', async () => {
  const { staff, guide, booking } = await aManifestDay(world);
  const party = await partyOf(staff, booking);
  const send = (events: unknown[]) => guide.post('/attendance-events', { events });
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(fiveHundred(party).slice(0, 150))));
  const answered = answers.flatMap(({ status, body }) => (status === 200 ? body.results : []));
  expect(answered).toHaveLength(200);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
  const [mark] = fiveHundred(party, { manifest_passenger_id: party.people[0] });
  const [late] = fiveHundred(party);
  const mixed = await send([late, mark]);
  expect([mixed.status, mixed.body.results]).toEqual([
    200,
    [{ id: mark?.id, outcome: 'stored', reason: null }],
  ]);
  const full = await send([late]);
  expect([full.status, full.body.type]).toEqual([429, '/problems/too-many-requests']);
  expect(full.headers['retry-after']).toBe('900');

  const { refusals } = await issuesFor(staff);
  expect(refusals.map(({ together }) => together)).toEqual([200, 200, 200, 200, 200]);
  await staff.post(`/attendance-refusals/${refusals[0]?.id}/review`);
  expect((await issuesFor(staff)).refusals).toEqual([]);
  expect((await send([late])).body.results).toMatchObject([{ outcome: 'refused' }]);
});

test('whoever has many refused marks hides nobody else; one look takes those of one person and reason', async () => {
  const { company, staff, guide, booking } = await aManifestDay(world);
  const party = await partyOf(staff, booking);
  const former = await aFormerGuide(company);
  await says(former, party, 'checked_in');
  await guide.post('/attendance-events', { events: fiveHundred(party).slice(0, 190) });
  await guide.post('/attendance-events', { events: fiveHundred({ ...party, id: crypto.randomUUID() }) });
  const { refusals } = await issuesFor(staff);
  const groups = Map.groupBy(refusals, ({ by, reason }) => `${by} ${reason}`);
  expect([...groups].map(([name, rows]) => [name, rows.length, rows[0]?.together])).toEqual([
    ['Pessoa marinheiro unknown-booking', 1, 500],
    ['Pessoa marinheiro passenger-removed', 5, 190],
    ['Pessoa user not-allowed', 1, 1],
  ]);
  await staff.post(`/attendance-refusals/${refusals[1]?.id}/review`);
  expect((await issuesFor(staff)).refusals.map(({ reason }) => reason)).toEqual([
    'unknown-booking',
    'not-allowed',
  ]);
});
