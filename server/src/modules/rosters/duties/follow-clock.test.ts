import { expect, test } from 'vitest';
import { aSailingCrew } from '../../../testing/companies/crew/sailing-crew.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const zones = { was: 'America/Sao_Paulo', timezone: 'America/Noronha' };

test('a company that changes its clock keeps its crew: duties of departures and shifts to come go along, and so do their days', async () => {
  const { company, member, sail, assign, staff } = await aSailingCrew(world);
  const beto = await member('Beto', ['comandante']);
  const session = await sail('2026-12-05', '08:00', '10:00');
  expect((await assign(beto.id, session.id)).status).toBe(201);
  // Where the departure goes to: both move at once.
  const said = { kind: 'base', date: '2026-12-05', start_time: '10:30', end_time: '12:00' };
  const shift = (await staff.post('/crew-shifts', said)).body;
  const given = { crew_id: beto.id, shift_id: shift.id, position: 'comandante' };
  const held = await staff.post('/crew-assignments', given);
  expect(held.status, JSON.stringify(held.body)).toBe(201);
  const changed = await staff.put('/settings/time-zone', zones);
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const again = await world.user(company, 'admin');
  const seen = (await again.get('/rosters?week=2026-12-05')).body;
  expect(
    seen.assignments.map(({ starts_at, ends_at }: Record<string, string>) => [starts_at, ends_at]),
  ).toEqual([
    ['2026-12-05T09:30:00.000Z', '2026-12-05T12:30:00.000Z'],
    ['2026-12-05T12:30:00.000Z', '2026-12-05T14:00:00.000Z'],
  ]);
  expect(seen.people[0].days).toMatchObject([
    { date: '2026-12-05', starts_at: '2026-12-05T09:30:00.000Z', ends_at: '2026-12-05T14:00:00.000Z' },
  ]);
  expect(seen.shifts).toMatchObject([{ start_time: '10:30', end_time: '12:00' }]);
});
