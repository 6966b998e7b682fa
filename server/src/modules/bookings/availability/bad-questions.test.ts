import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { aBooking, aSession, aTrade, sessionBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

async function aHouse() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  return { company, staff, trade: await aTrade(world, company) };
}

test('parties of nobody and of 151, days backwards and more than two months are refused by name [A2.3-55]', async () => {
  const { staff } = await aHouse();
  const pointers = async (query: string) => {
    const { status, body } = await staff.get(`/availability?${query}`);
    return [status, body.errors.map(({ pointer }: { pointer: string }) => pointer)];
  };
  const month = 'from=2026-12-01&to=2026-12-31';
  for (const party of [0, 151]) expect(await pointers(`${month}&party=${party}`)).toEqual([422, ['/party']]);
  expect((await staff.get(`/availability?${month}&party=150`)).status).toBe(200);
  expect(await pointers('from=2026-12-02&to=2026-12-01')).toEqual([422, ['/to']]);
  expect(await pointers('from=2026-12-01&to=2027-03-01')).toEqual([422, ['/to']]);
});

test('a block over what is sold lists all of it; one of the past, or of a city nobody sails from, hits nothing [B2.2-40]', async () => {
  const { staff, trade } = await aHouse();
  for (const hour of ['08', '11', '14']) {
    const times = { start_time: `${hour}:00`, end_time: `${hour}:30` };
    const session = await aSession(staff, trade, { date: '2026-12-05', boat_ids: [], ...times });
    await aBooking(staff, session, trade);
  }
  const ask = async (given: object) =>
    (
      await staff.post('/blackouts/preview', {
        scope: 'tenant',
        days: { from: '2026-12-05', to: null },
        ...given,
      })
    ).body;
  expect(await ask({})).toMatchObject({ departures: 3, people: 9, hits: { length: 3 } });
  expect(await ask({ days: { from: '2026-11-01', to: '2026-11-02' } })).toMatchObject({ departures: 0 });
  expect(await ask({ scope: 'city', city_id: newId() })).toMatchObject({ departures: 0, hits: [] });
});

test('a departure onto a block or over midnight is told before it is moved, and the second of two who move it compares', async () => {
  const { staff, trade } = await aHouse();
  const [boat_id] = trade.boats;
  const session = await aSession(staff, trade, { date: '2026-12-05', boat_ids: [boat_id] });
  const days = { from: '2026-12-06', to: '2026-12-06' };
  await staff.post('/blackouts', {
    reason: 'No estaleiro',
    kind: 'maintenance',
    scope: 'boat',
    boat_id,
    days,
  });
  const preview = async (given: object) =>
    (
      await staff.post(`/sessions/${session.id}/change-preview`, {
        date: '2026-12-06',
        start_time: '09:00',
        end_time: '11:00',
        boat_ids: [boat_id],
        ...given,
      })
    ).body.conflicts;
  expect(await preview({})).toMatchObject([{ code: 'boat-blocked', name: 'Lancha Netuno · No estaleiro' }]);
  // From the evening before into the blocked day.
  const night = { date: '2026-12-05', start_time: '23:00', end_time: '01:00' };
  expect(await preview(night)).toMatchObject([{ code: 'boat-blocked' }]);
  expect(await preview({ ...night, date: '2026-12-04' })).toEqual([]);
  const move = (start_time: string) =>
    staff.patch(`/sessions/${session.id}`, { start_time, end_time: '13:00', version: 1 });
  const [one, two] = await Promise.all([move('10:00'), move('11:00')]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  const late = one.status === 409 ? one : two;
  expect(late.body).toMatchObject({ type: '/problems/stale-version', params: { current: { version: 2 } } });
});

// More where there is time for it.
const pairs = process.env.LEME_WHOLE ? 200 : 20;

test('pairs of a block and a departure of one boat at once: each is written or refused by name, and afterwards none goes in', async () => {
  const { staff, trade } = await aHouse();
  const [boat_id] = trade.boats;
  const dates = Array.from({ length: pairs }, (_, at) =>
    Temporal.PlainDate.from('2027-02-01').add({ days: at }).toString(),
  );
  const add = (date: string) => staff.post('/sessions', sessionBody(trade, { date, boat_ids: [boat_id] }));
  const answers: Awaited<ReturnType<typeof add>>[] = [];
  // Ten pairs at a time: more of one company at once are told to wait.
  for (let at = 0; at < pairs; at += 10)
    answers.push(
      ...(await Promise.all(
        dates.slice(at, at + 10).flatMap((date) => [
          staff.post('/blackouts', {
            reason: 'Vento',
            scope: 'boat',
            boat_id,
            days: { from: date, to: date },
          }),
          add(date),
        ]),
      )),
    );
  const said = answers.map(({ status, body }) => (status === 201 ? 201 : body.type));
  expect(new Set(said.filter((_, at) => at % 2 === 0))).toEqual(new Set([201]));
  expect(said.filter((each) => each !== 201 && each !== '/problems/boat-blocked')).toEqual([]);
  const late = dates.filter((_, at) => said[2 * at + 1] !== 201).slice(0, 3);
  for (const date of late) expect((await add(date)).body.type).toBe('/problems/boat-blocked');
});
