import { expect, test } from 'vitest';
import { aSailingCrew } from '../../../testing/companies/crew/sailing-crew.ts';
import { applyPlan, aSchedule, planFor } from '../../../testing/companies/schedules.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

type Row = { id: string; start_time: string };
type Days = { date: string; starts_at: string; ends_at: string };

/** Two departures of the second of January that a schedule made, with Beto as the captain of some. */
async function aManned(times: readonly string[], works: readonly number[]) {
  const house = await aSailingCrew(world);
  const { staff, trade, member, assign, board } = house;
  const schedule = await aSchedule(staff, trade.product_id, { times });
  await applyPlan(staff, [schedule.id]);
  const beto = await member('Beto', ['comandante']);
  const sailings = async () =>
    ((await staff.get('/sessions?date=2027-01-02')).body.data as Row[]).toSorted((a, b) =>
      a.start_time < b.start_time ? -1 : 1,
    );
  const made = await sailings();
  for (const at of works) {
    const given = await assign(beto.id, made[at]?.id ?? '', { boat_id: null });
    expect(given.status, JSON.stringify(given.body)).toBe(201);
  }
  const move = async (at: number, start_time: string) => {
    const moved = await staff.patch(`/schedule-times/${schedule.times[at]}`, { start_time, version: 1 });
    expect(moved.status).toBe(200);
  };
  const seen = async () => {
    const { assignments, people } = await board('2027-01-02');
    const days = people[0].days as Days[];
    return {
      duties: assignments.map(({ starts_at }: Days) => starts_at.slice(11, 16)),
      days: days.map(({ starts_at, ends_at }) => [starts_at.slice(11, 16), ends_at.slice(11, 16)]),
    };
  };
  return { ...house, schedule, beto, made, sailings, move, seen };
}

test('departures that a schedule moves take their crew along, two of one person at once', async () => {
  const { staff, schedule, move, seen, made } = await aManned(['08:00', '11:00'], [0, 1]);
  const before = await seen();
  expect([before.duties, before.days.length]).toEqual([['10:30', '13:30'], 1]);
  await move(0, '09:00');
  await move(1, '12:00');
  const applied = await applyPlan(staff, [schedule.id]);
  expect(applied.status, JSON.stringify(applied.body)).toBe(201);
  const after = await seen();
  expect(after.duties).toEqual(['11:30', '14:30']);
  expect(after.days).toMatchObject([['11:30', '17:30']]);
  expect((await staff.get(`/sessions/${made[0]?.id}`)).body.sailor_name).toBe('Beto');
  // Taken back, they are where they were.
  const undone = await staff.post(`/schedules/applications/${applied.body.id}/undoing`, {});
  expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  expect(await seen()).toEqual(before);
});

test('a plan that somebody could not work is refused by name, applied where they are freed, and taken back they return', async () => {
  const { staff, schedule, move, seen } = await aManned(['08:00', '14:00'], [0, 1]);
  await move(1, '09:00');
  const { plan_hash } = await planFor(staff, [schedule.id]);
  const apply = (more: object = {}) =>
    staff.post('/schedules/applications', { schedule_ids: [schedule.id], plan_hash, decisions: [], ...more });
  const refused = await apply();
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/crew-conflict']);
  expect(refused.body.params.people).toMatchObject([{ name: 'Beto', against: [{ code: 'overlap' }] }]);
  expect((await seen()).duties).toEqual(['10:30', '16:30']);
  const applied = await apply({ frees_crew: true });
  expect(applied.status).toBe(201);
  expect((await seen()).duties).toEqual(['10:30']);
  // Taken back, whom it freed has the duty again.
  await staff.post(`/schedules/applications/${applied.body.id}/undoing`, {});
  expect((await seen()).duties).toEqual(['10:30', '16:30']);
});

test('who was freed by a plan does not return to a place that somebody else has by then', async () => {
  const { staff, schedule, move, seen, made, member, assign } = await aManned(['08:00', '14:00'], [0, 1]);
  await move(1, '09:00');
  const { plan_hash } = await planFor(staff, [schedule.id]);
  const body = { schedule_ids: [schedule.id], plan_hash, decisions: [], frees_crew: true };
  const applied = await staff.post('/schedules/applications', body);
  const dora = await member('Dora', ['comandante']);
  expect((await assign(dora.id, made[1]?.id ?? '', { boat_id: null })).status).toBe(201);
  await staff.post(`/schedules/applications/${applied.body.id}/undoing`, {});
  expect((await seen()).duties).toEqual(['10:30', '16:30']);
});

test('a departure that a schedule no longer has is called off where somebody works on it, who is free then', async () => {
  const { staff, schedule, seen, made } = await aManned(['08:00', '14:00'], [1]);
  expect((await staff.delete(`/schedule-times/${schedule.times[1]}`)).status).toBeLessThan(300);
  const applied = await applyPlan(staff, [schedule.id]);
  expect(applied.status, JSON.stringify(applied.body)).toBe(201);
  const row = applied.body.rows.find(({ session_id }: { session_id: string }) => session_id === made[1]?.id);
  expect(row.done).toBe('cancelled');
  expect(await seen()).toEqual({ duties: [], days: [] });
});

test('what was made and has a crew since stays when it is taken back', async () => {
  const { staff, assign, member, schedule, seen } = await aManned(['08:00'], []);
  const dora = await member('Dora', ['comandante']);
  const time = { schedule_id: schedule.id, label: 'Tarde', start_time: '15:00' };
  await staff.post('/schedule-times', time);
  const applied = await applyPlan(staff, [schedule.id]);
  const late = (await staff.get('/sessions?date=2027-01-02')).body.data.find(({ start_time }: Row) =>
    start_time.startsWith('15'),
  );
  expect((await assign(dora.id, late.id, { boat_id: null })).status).toBe(201);
  const undone = (await staff.post(`/schedules/applications/${applied.body.id}/undoing`, {})).body;
  expect(undone.stays.map(({ session_id }: { session_id: string }) => session_id)).toEqual([late.id]);
  expect((await seen()).duties).toEqual(['17:30']);
});
