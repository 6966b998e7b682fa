import { expect, test } from 'vitest';
import { aSailingCrew } from '../../../testing/companies/crew/sailing-crew.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('a departure that is moved takes its crew along, who are asked anew; called off it frees them', async () => {
  const { member, sail, assign, staff, board } = await aSailingCrew(world);
  const beto = await member('Beto', ['comandante']);
  const session = await sail('2026-12-05', '08:00', '10:00');
  await assign(beto.id, session.id);
  const moved = await staff.patch(`/sessions/${session.id}`, {
    version: session.version,
    start_time: '09:00',
    end_time: '11:00',
  });
  expect(moved.status).toBe(200);
  const there = await board('2026-12-05');
  expect(there.assignments).toMatchObject([
    { starts_at: '2026-12-05T11:30:00.000Z', ends_at: '2026-12-05T14:30:00.000Z', status: 'proposed' },
  ]);
  expect(there.people[0].days).toMatchObject([{ starts_at: '2026-12-05T11:30:00.000Z' }]);
  await staff.post(`/sessions/${session.id}/cancellation`, { version: moved.body.version, reason: 'Vento' });
  const after = await board('2026-12-05');
  expect([after.assignments, after.people[0].days]).toEqual([[], []]);
});

test('where somebody could not work then the departure stays, by name, unless they are freed', async () => {
  const { member, sail, assign, staff, board, trade } = await aSailingCrew(world);
  const beto = await member('Beto', ['comandante']);
  const morning = await sail('2026-12-05', '08:00', '10:00');
  const noon = await sail('2026-12-05', '12:00', '14:00', { boat_ids: [trade.boats[1]] });
  await assign(beto.id, morning.id);
  await assign(beto.id, noon.id, { boat_id: trade.boats[1] });
  const move = (more: object = {}) =>
    staff.patch(`/sessions/${noon.id}`, {
      version: noon.version,
      start_time: '09:00',
      end_time: '11:00',
      ...more,
    });
  const refused = await move();
  expect([refused.status, refused.body.type, refused.body.params.people]).toMatchObject([
    409,
    '/problems/crew-conflict',
    [{ name: 'Beto', against: [{ code: 'overlap' }] }],
  ]);
  expect((await staff.get(`/sessions/${noon.id}`)).body.start_time).toBe('12:00');
  expect((await move({ frees_crew: true })).status).toBe(200);
  const seen = await board('2026-12-05');
  expect(seen.assignments.map(({ session_id }: { session_id: string }) => session_id)).toEqual([morning.id]);
  expect((await staff.get(`/sessions/${noon.id}`)).body.sailor_name).toBeNull();
});
