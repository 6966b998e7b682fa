import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { anEngineRoom, at } from '../../../testing/companies/fleet/engine-room.ts';
import { aManifestDay, bookingIn, markAll } from '../../../testing/companies/manifest-day.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

/** A morning at the quay: a departure of today with one boat, and a crew that says what it does. */
async function aQuay() {
  const day = await aManifestDay(world);
  const boat_id = day.trade.boats[0] as string;
  const said = (voyage_id: string, kind: string, more: object = {}) => {
    return { id: newId(), voyage_id, boat_id, session_id: day.session.id, kind, ...more };
  };
  const out = (voyage_id: string, more: object = {}) => said(voyage_id, 'departed', { people: 4, ...more });
  const back = (voyage_id: string, more: object = {}) =>
    said(voyage_id, 'returned', { people: 4, step: 1, ...more });
  const say = async (...events: object[]) =>
    (await day.guide.post('/logbook-events', { device_id: 'aparelho-1', events })).body.results;
  const seen = async (id: string) => (await day.staff.get(`/logbook/${id}`)).body;
  const pending = async (type: string) => {
    const { data } = (await day.staff.get(`/alerts?type=${type}&status=pendente`)).body;
    return data as { description: string; severity: string; id: string }[];
  };
  return { ...day, boat_id, said, out, back, say, seen, pending };
}

test('a boat leaves and comes back; its departure and its dial know it [B2.2-32]', async () => {
  const { staff, boat, motor, place, seen } = await anEngineRoom(world);
  await place('installed', at(8), { boat_id: boat.id, position: 'popa', hours: 490 });
  const voyage_id = newId();
  const base = { voyage_id, boat_id: boat.id };
  const events = [
    { ...base, id: newId(), kind: 'departed', people: 6, hours: 500, captain: 'Davi' },
    { ...base, id: newId(), kind: 'returned', people: 6, hours: 502.1, step: 1 },
  ];
  const { body } = await staff.post('/logbook-events', { events });
  expect(body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['stored', 'stored']);
  const { data } = (await staff.get(`/logbook?date=2026-11-20..2026-11-20&boat_id=${boat.id}&status=closed`))
    .body;
  expect(data).toMatchObject([{ id: voyage_id, captain: 'Davi', hours_start: 500, hours_end: 502.1 }]);
  expect((await seen()).hours).toBe(502.1);
  const { data: readings } = (await staff.get(`/motors/${motor.id}/readings`)).body;
  expect(readings.filter(({ source }: { source: string }) => source === 'logbook')).toHaveLength(2);
});

test('the quay proposes who came aboard, and says of each departure whether its boat is out', async () => {
  const { guide, booking, session, boat_id, out, say, said } = await aQuay();
  await markAll(guide, await bookingIn(guide, booking.id), 'checked_in');
  const pier = async () => (await guide.get('/pier-data')).body;
  const [departure] = (await pier()).departures;
  expect(departure).toMatchObject({ id: session.id, boats: [{ id: boat_id, aboard: 3 }] });
  const voyage = newId();
  await say(out(voyage), said(voyage, 'occurrence', { occurrence: 'outro', text: 'Baleia', step: 1 }));
  expect((await pier()).voyages).toMatchObject([
    { id: voyage, session_id: session.id, status: 'open', people_out: 4, occurrences: 1, steps: 2 },
  ]);
});

test('who says second that a boat left for the same departure says it of the same voyage', async () => {
  const { out, back, say, seen } = await aQuay();
  const [first, second] = [newId(), newId()];
  await say(out(first));
  expect(await say(out(second))).toMatchObject([{ outcome: 'stored', voyage_id: first, status: 'open' }]);
  expect(await say(back(second))).toMatchObject([{ voyage_id: first, status: 'closed' }]);
  expect((await seen(first)).events).toHaveLength(3);
});

test('a second voyage of a boat that is out waits in review until the first is back', async () => {
  const { out, back, say, seen, pending } = await aQuay();
  const [first, second] = [newId(), newId()];
  await say(out(first));
  const answer = await say(out(second, { session_id: null }));
  expect(answer).toMatchObject([
    { outcome: 'stored', voyage_id: second, status: 'review', why: 'other-voyage' },
  ]);
  expect(await pending('voyage_review')).toHaveLength(1);
  await say(back(first));
  expect(await seen(second)).toMatchObject({ status: 'open', why: null });
  expect(await pending('voyage_review')).toHaveLength(0);
});

test('any order and any repetition end in the same voyage', async () => {
  const ends: object[] = [];
  for (const turn of [0, 1, 2, 3, 4]) {
    const { out, back, said, say, seen } = await aQuay();
    const voyage = newId();
    const events = [
      out(voyage, { hours: 500 }),
      said(voyage, 'fuel_level', { level: 80, step: 1 }),
      said(voyage, 'occurrence', { occurrence: 'avaria', text: 'Bomba', step: 2 }),
      back(voyage, { hours: 502, step: 3 }),
      said(voyage, 'fuel_level', { level: 55, step: 4 }),
    ];
    const turned = [...events.slice(turn), ...events.slice(0, turn)];
    for (const event of turned) await say(event, event);
    await say(...events);
    const {
      id: _id,
      session_id: _s,
      boat_id: _b,
      boat: _n,
      labels: _l,
      product: _p,
      ...rest
    } = await seen(voyage);
    const { created_at: _c, events: all, departed_at, returned_at, ...voyages } = rest;
    ends.push({
      ...voyages,
      told: all.map(({ kind }: { kind: string }) => kind),
      isBack: returned_at >= departed_at,
    });
  }
  expect(ends.slice(1)).toEqual(ends.slice(1).map(() => ends[0]));
  expect(ends[0]).toMatchObject({ status: 'closed', fuel_start: 80, fuel_end: 55, occurrences: 1 });
});

test('one person short keeps a voyage open and is told as critical, until somebody explains it by name', async () => {
  const { staff, out, back, say, seen, pending } = await aQuay();
  const voyage = newId();
  await say(out(voyage));
  expect(await say(back(voyage, { people: 3 }))).toMatchObject([{ status: 'open', why: 'people' }]);
  expect(await pending('voyage_review')).toMatchObject([{ severity: 'critica' }]);
  const { returned_at } = await seen(voyage);
  world.clock.set(world.clock.now().add({ minutes: 35 }).toString());
  await say(back(voyage, { people: 3, step: 2 }));
  expect(await seen(voyage)).toMatchObject({ returned_at, people_in: 3, status: 'open' });
  const path = `/logbook/${voyage}/amendments`;
  expect((await staff.post(path, { text: 'Vento' })).body).toEqual({ id: voyage, status: 'open' });
  const explained = await staff.post(path, { text: 'Ficou na ilha', explains: true });
  expect(explained.body.status).toBe('closed');
  expect(await pending('voyage_review')).toEqual([]);
  const { events } = await seen(voyage);
  expect(events.at(-1)).toMatchObject({ kind: 'amended', text: 'Ficou na ilha', by: 'Pessoa admin' });
});

test('damage at sea is an alert of the boat that an order can be opened for; a person in the water is critical', async () => {
  const { staff, out, said, say, pending } = await aQuay();
  const voyage = newId();
  await say(
    out(voyage),
    said(voyage, 'occurrence', { occurrence: 'avaria', text: 'Bomba parada', step: 1 }),
    said(voyage, 'occurrence', { occurrence: 'homem_ao_mar', step: 2 }),
  );
  const alerts = await pending('occurrence');
  expect(alerts.map(({ severity }) => severity).toSorted()).toEqual(['alta', 'critica']);
  const damage = alerts.find(({ description }) => description.includes('Bomba parada'));
  expect((await staff.post(`/alerts/${damage?.id}/work-order`, { boat_id: null })).status).toBe(201);
});

test('no clock of a phone counts: what it did is as long ago as it says', async () => {
  const { guide, out, seen } = await aQuay();
  const voyage = newId();
  const events = [out(voyage, { client_time: '2019-01-01T08:04:00.000Z' })];
  await guide.post('/logbook-events', { sent_at: '2019-01-01T08:34:00.000Z', events });
  const { departed_at, events: told } = await seen(voyage);
  const since = world.clock.now().since(Temporal.Instant.from(departed_at));
  expect(since.round({ largestUnit: 'minutes' }).minutes).toBe(30);
  expect(told).toMatchObject([{ client_time: expect.stringContaining('2019-01-01') }]);
});

test('what may not count is answered by its id, and the rest is kept', async () => {
  const { guide, out, say, company } = await aQuay();
  const other = await aQuay();
  const [mine, theirs] = [out(newId()), out(newId(), { boat_id: other.boat_id })];
  expect(await say(mine, theirs)).toMatchObject([
    { id: mine.id, outcome: 'stored' },
    { id: theirs.id, outcome: 'refused', reason: 'unknown-boat', voyage_id: null },
  ]);
  const asOther = { user_id: newId(), events: [out(newId())] };
  expect((await guide.post('/logbook-events', asOther)).status).toBe(409);
  const partner: Person = await world.user(company, 'supplier_user', {
    partner_id: await world.partnerOf(company.id, 'supplier'),
  });
  expect((await partner.post('/logbook-events', { events: [out(newId())] })).status).toBe(403);
});

test('a departure says when its boat left and was back, and nobody’s edit of it is outdated by that', async () => {
  const { staff, session, out, back, say } = await aQuay();
  const voyage = newId();
  const sailed = async () => (await staff.get(`/sessions/${session.id}`)).body;
  const { version } = await sailed();
  await say(out(voyage));
  expect(await sailed()).toMatchObject({ departed_at: expect.any(String), returned_at: null, version });
  await say(back(voyage));
  expect(await sailed()).toMatchObject({ returned_at: expect.any(String), version });
});

test('the time line of a boat tells what happened at sea', async () => {
  const { staff, boat_id, out, said, say } = await aQuay();
  const voyage = newId();
  await say(out(voyage), said(voyage, 'occurrence', { occurrence: 'avaria', text: 'Bomba', step: 1 }));
  const { data } = (await staff.get(`/boats/${boat_id}/maintenance?from=2026-11-01&to=2026-11-30`)).body;
  const told = data.filter(({ kind }: { kind: string }) => kind === 'occurrence');
  expect(told).toMatchObject([{ title: 'avaria', note: 'Bomba', path: `/logbook?open=${voyage}` }]);
});
