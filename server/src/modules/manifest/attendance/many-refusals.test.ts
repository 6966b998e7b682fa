import { expect, test } from 'vitest';
import { aManifestDay } from '../../../testing/companies/manifest-day.ts';
import {
  aFormerGuide,
  issuesFor,
  type Party,
  partyOf,
  says,
} from '../../../testing/companies/refused-marks.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

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
  const former = await aFormerGuide(world, company);
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
  const former = await aFormerGuide(world, company);
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
