import { expect, test } from 'vitest';
import { aBooking, aSession, aTrade } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

async function aHouse() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  return { company, staff, trade: await aTrade(world, company) };
}

const week = '/sessions-calendar?from=2026-11-23&to=2026-11-29';

test('a week shows boats with their places, departures with who is aboard and blocks, and what begins the night before [B2.2-51][A2.3-52]', async () => {
  const { staff, trade } = await aHouse();
  const [netuno] = trade.boats;
  const night = { date: '2026-11-22', start_time: '23:00', end_time: '01:00', boat_ids: [] };
  const before = await aSession(staff, trade, night);
  await aSession(staff, trade, { ...night, start_time: '10:00', end_time: '11:00' });
  const session = await aSession(staff, trade, { date: '2026-11-23' });
  await aBooking(staff, session, trade);
  const days = { from: '2026-11-28', to: null };
  const { body: block } = await staff.post('/blackouts', {
    reason: 'Estaleiro',
    kind: 'maintenance',
    scope: 'boat',
    boat_id: netuno,
    days,
  });
  await staff.post('/boat-documents', { boat_id: netuno, kind: 'TIE', expires_on: '2026-11-25' });
  await staff.post('/boat-documents', { boat_id: netuno, kind: 'CTS', expires_on: '2027-11-25' });
  const { status, body } = await staff.get(week);
  expect([status, body.today, body.sessions.map(({ id }: { id: string }) => id)]).toEqual([
    200,
    '2026-11-20',
    [before.id, session.id],
  ]);
  expect(body.sessions[1]).toMatchObject({
    start_time: '08:00',
    boat_ids: [netuno],
    taken: 3,
    total_capacity: 20,
    people: 3,
    people_limit: 20,
    is_edited: false,
    schedule_id: null,
  });
  expect(body.boats).toMatchObject([
    { boat_name: 'Escuna Maré Alta', papers_until: null },
    { boat_name: 'Lancha Netuno', places: 20, papers_until: '2026-11-25' },
  ]);
  expect(body.blocks).toEqual([
    {
      id: block.id,
      reason: 'Estaleiro',
      kind: 'maintenance',
      scope: 'boat',
      of_id: netuno,
      days,
      from_time: null,
      until_time: null,
    },
  ]);
});

test('more than two weeks and days backwards are refused, and another company’s week is its own', async () => {
  const { company, staff, trade } = await aHouse();
  await aSession(staff, trade, { date: '2026-11-23' });
  expect((await staff.get('/sessions-calendar?from=2026-11-01&to=2026-11-15')).status).toBe(422);
  expect((await staff.get('/sessions-calendar?from=2026-11-02&to=2026-11-01')).status).toBe(422);
  const stranger = await world.user(await world.company(), 'admin');
  expect((await stranger.get(week)).body).toMatchObject({ boats: [], sessions: [], blocks: [] });
  expect((await (await world.user(company, 'agent_admin')).get(week)).status).toBe(403);
});

test('before a departure is moved it is told what is in the way, who is booked and whom a letter reaches; nothing is written', async () => {
  const { staff, trade } = await aHouse();
  const [netuno, mare] = trade.boats;
  const session = await aSession(staff, trade, { date: '2026-11-23', boat_ids: [mare], total_capacity: 40 });
  await aBooking(staff, session, trade, { customer_email: 'maria@exemplo.com.br' });
  await aBooking(staff, session, trade);
  await aSession(staff, trade, { date: '2026-11-24', boat_ids: [netuno] });
  const ask = (body: object) =>
    staff.post(`/sessions/${session.id}/change-preview`, {
      date: '2026-11-24',
      start_time: '09:00',
      end_time: '11:00',
      boat_ids: [netuno],
      ...body,
    });
  const { status, body } = await ask({});
  expect([status, body]).toMatchObject([
    200,
    {
      conflicts: [{ code: 'boat-busy', boat_id: netuno, name: 'Lancha Netuno' }],
      is_moved: true,
      people: 6,
      people_limit: 20,
      told: 1,
      parties: [{ people: 3 }, { people: 3 }],
    },
  ]);
  expect((await ask({ boat_ids: [mare] })).body.conflicts).toEqual([]);
  expect((await ask({ date: '2026-11-19', boat_ids: [] })).body.conflicts).toMatchObject([{ code: 'past' }]);
  expect((await staff.get(`/sessions/${session.id}`)).body).toMatchObject({ date: '2026-11-23', version: 1 });
});
