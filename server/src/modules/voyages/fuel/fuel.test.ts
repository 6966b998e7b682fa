import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { anEngineRoom, at } from '../../../testing/companies/fleet/engine-room.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A boat with one engine, and what notes that it was fuelled. */
async function aQuay() {
  const room = await anEngineRoom(world);
  await room.place('installed', at(8), { boat_id: room.boat.id, position: 'popa', hours: 490 });
  const event = (values: object) => {
    return { id: newId(), boat_id: room.boat.id, taken_at: at(10), litres: 80, total: 520, ...values };
  };
  const note = (...events: object[]) => room.staff.post('/quick-fuel', { events });
  const burned = async () =>
    (await room.staff.get(`/quick-fuel/consumption?boat_id=${room.boat.id}&from=2026-11-01&to=2026-11-30`))
      .body;
  return { ...room, event, note, burned };
}

test('fuel is noted once, however often a phone sends it, and its hours are a reading [B2.2-31]', async () => {
  const { staff, motor, event, note, seen } = await aQuay();
  const one = event({ hours: 500, full: true });
  expect((await note(one)).body.results).toMatchObject([{ id: one.id, outcome: 'stored', warnings: [] }]);
  expect((await note(one, one)).body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'known',
    'known',
  ]);
  const { data, count } = (await staff.get('/quick-fuel')).body;
  expect(count).toBe(1);
  expect(data).toMatchObject([{ litres: 80, total: 520, per_litre: 6.5, motor_id: motor.id, full: true }]);
  expect((await seen()).hours).toBe(500);
});

test('litres an hour follow from full tanks, without what was taken back', async () => {
  const { staff, event, note, burned } = await aQuay();
  const wrong = event({ taken_at: at(12), litres: 400, hours: null });
  await note(
    event({ hours: 500, full: true }),
    event({ taken_at: at(11), litres: 40, hours: 505 }),
    wrong,
    event({ taken_at: at(13), litres: 65, hours: 507, full: true }),
  );
  expect((await burned()).per_hour).toBeGreaterThan(15);
  const reverse = () => staff.post(`/quick-fuel/${wrong.id}/reversal`, { reason: 'Outro barco' });
  const answers = await Promise.all([reverse(), reverse()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await burned()).toMatchObject({ per_hour: 15, data: [{ litres: 105, hours: 7 }] });
  const { totals } = (await staff.get('/quick-fuel?totals=1')).body;
  expect(totals).toMatchObject({ litres: 185 });
});

test('nothing, tomorrow, a foreign boat and no money out of the till are refused by name, and the rest is kept', async () => {
  const { event, note, staff } = await aQuay();
  const other = await aQuay();
  const refused = async (values: object) => (await note(event(values))).body.results?.[0];
  const { errors } = (await note(event({ litres: 0 }))).body;
  expect(errors).toMatchObject([{ pointer: '/events/0/litres' }]);
  expect(await refused({ taken_at: '2099-01-01T12:00:00.000Z' })).toMatchObject({ reason: 'future' });
  expect(await refused({ boat_id: other.boat.id })).toMatchObject({
    outcome: 'refused',
    reason: 'unknown-boat',
  });
  expect(await refused({ total: 0 })).toMatchObject({ reason: 'no-money' });
  const mixed = (await note(event({ total: 0 }), event({}))).body.results;
  expect(mixed.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['refused', 'stored']);
  expect((await staff.post('/quick-fuel', { user_id: newId(), events: [event({})] })).status).toBe(409);
  const theirs = other.event({});
  await other.note(theirs);
  expect((await staff.post(`/quick-fuel/${theirs.id}/reversal`, { reason: 'Não' })).status).toBe(404);
});

test('what looks wrong is noted all the same and said; three times the usual thirst is an alert', async () => {
  const { staff, boat, event, note } = await aQuay();
  const { version } = (await staff.get(`/boats/${boat.id}`)).body;
  await staff.patch(`/boats/${boat.id}`, { version, tank_l: 200 });
  const warned = async (values: object) => (await note(event(values))).body.results[0].warnings;
  expect(await warned({ taken_at: at(9), hours: 500, full: true })).toEqual([]);
  expect(await warned({ taken_at: at(10), litres: 75, hours: 505, full: true })).toEqual([]);
  expect(await warned({ taken_at: at(11), litres: 250, hours: 510, full: true })).toEqual(['tank', 'much']);
  const { data } = (await staff.get('/alerts?type=fuel_outlier&status=pendente')).body;
  expect(data).toHaveLength(1);
});
