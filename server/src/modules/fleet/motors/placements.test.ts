import { expect, test } from 'vitest';
import { aHull, aMotor, anEngineRoom, at } from '../../../testing/companies/fleet/engine-room.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('an engine goes to a boat, into overhaul and back, and its hours go with it', async () => {
  const { staff, boat, path, place, seen } = await anEngineRoom(world);
  expect(await seen()).toMatchObject({ status: 'spare', boat_id: null, position: null, hours: 0 });
  const on = { boat_id: boat.id, position: 'boreste' };
  const installed = await place('installed', at(1), { ...on, hours: 300 });
  expect([installed.status, installed.body.reading]).toEqual([
    201,
    expect.objectContaining({ state: 'accepted', hours_current: 300 }),
  ]);
  expect(await seen()).toMatchObject({
    status: 'installed',
    boat_id: boat.id,
    boat: boat.boat_name,
    position: 'boreste',
    hours: 300,
  });
  await place('overhaul', at(5), { hours: 320, note: 'Retífica no cabeçote' });
  await place('spare', at(8), { hours: 320 });
  const { data } = (await staff.get(`${path}/placements`)).body;
  expect(data).toMatchObject([
    { status: 'spare', began_at: at(8), ended_at: null, hours: 320 },
    { status: 'overhaul', began_at: at(5), ended_at: at(8), note: 'Retífica no cabeçote' },
    { status: 'installed', began_at: at(1), ended_at: at(5), boat: boat.boat_name, position: 'boreste' },
  ]);
  expect(await seen()).toMatchObject({ status: 'spare', boat: null, hours: 320 });
});

test('a position is held by one engine: who comes second reads which one', async () => {
  const { staff, boat, place } = await anEngineRoom(world);
  const other = await aMotor(staff, { name: 'Netuno velho' });
  const on = { boat_id: boat.id, position: 'boreste' };
  await place('installed', at(1), on);
  const body = { status: 'installed', ...on, at: at(2), hours: 0 };
  const refused = await staff.post(`/motors/${other.id}/placements`, body);
  expect([refused.status, refused.body.type, refused.body.params]).toEqual([
    409,
    '/problems/position-held',
    { motor: 'Netuno BE', boat: boat.boat_name, position: 'boreste' },
  ]);
  expect((await staff.get(`/motors/${other.id}`)).body).toMatchObject({ status: 'spare', hours: 0 });
  const beside = { ...body, position: 'bombordo' };
  expect((await staff.post(`/motors/${other.id}/placements`, beside)).status).toBe(201);
});

test('an installed engine is on no other boat and is not scrapped before it is taken out', async () => {
  const { staff, boat, place, seen } = await anEngineRoom(world);
  await place('installed', at(1), { boat_id: boat.id, position: 'popa' });
  const elsewhere = await place('installed', at(2), { boat_id: (await aHull(staff)).id, position: 'popa' });
  expect([elsewhere.body.type, elsewhere.body.params.boat]).toEqual([
    '/problems/motor-elsewhere',
    boat.boat_name,
  ]);
  const scrapped = await place('scrapped', at(2));
  expect([scrapped.body.type, scrapped.body.params.allowed]).toEqual([
    '/problems/placement-forbidden',
    ['spare', 'overhaul'],
  ]);
  expect(await seen()).toMatchObject({ status: 'installed' });
  await place('spare', at(3));
  expect((await place('scrapped', at(4))).status).toBe(201);
  expect((await place('spare', at(5))).body.type).toBe('/problems/placement-forbidden');
});

test('a placement before the last began, tomorrow, or without its boat is refused beside its field', async () => {
  const { boat, place } = await anEngineRoom(world);
  const on = { boat_id: boat.id, position: 'popa' };
  await place('installed', at(5), on);
  expect((await place('spare', at(4))).body.errors).toEqual([{ pointer: '/at', code: 'before-last' }]);
  expect((await place('spare', '2026-11-25T12:00:00Z')).body.errors).toEqual([
    { pointer: '/at', code: 'future' },
  ]);
  expect((await place('spare', at(6), on)).body.errors).toEqual([
    { pointer: '/boat_id', code: 'no-value' },
    { pointer: '/position', code: 'no-value' },
  ]);
  expect((await place('installed', at(6))).body.errors).toEqual([
    { pointer: '/boat_id', code: 'required' },
    { pointer: '/position', code: 'required' },
  ]);
  const foreign = await anEngineRoom(world);
  const theirs = await place('installed', at(6), { ...on, boat_id: foreign.boat.id });
  expect(theirs.body.errors).toEqual([{ pointer: '/boat_id', code: 'unknown' }]);
});

test('of eight who put an engine each into one position at once one does', async () => {
  const { staff, boat } = await anEngineRoom(world);
  const motors = await Promise.all(Array.from({ length: 8 }, () => aMotor(staff)));
  const body = { status: 'installed', boat_id: boat.id, position: 'centro', at: at(2), hours: 1 };
  const answers = await Promise.all(motors.map(({ id }) => staff.post(`/motors/${id}/placements`, body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  const { data } = (await staff.get('/fleet-readings')).body;
  expect(data.map(({ boat_id, position }: Record<string, unknown>) => [boat_id, position])).toEqual([
    [boat.id, 'centro'],
  ]);
});

test('neither a boat goes with an engine on it nor the engine, and a list is found by boat and status', async () => {
  const { staff, boat, motor, path, place } = await anEngineRoom(world);
  await aMotor(staff);
  await place('installed', at(1), { boat_id: boat.id, position: 'popa' });
  const kept = [await staff.delete(`/boats/${boat.id}`), await staff.delete(path)];
  expect(kept.map(({ status, body }) => [status, body.type])).toEqual([
    [409, '/problems/in-use'],
    [409, '/problems/in-use'],
  ]);
  for (const filter of [`boat_id=${boat.id}`, 'status=installed', 'position=popa']) {
    const { data } = (await staff.get(`/motors?${filter}`)).body;
    expect(data.map(({ id }: { id: string }) => id)).toEqual([motor.id]);
  }
  const options = (await staff.get('/motors/options/boat_id')).body.data;
  expect(options).toEqual([expect.objectContaining({ id: boat.id, label: boat.boat_name })]);
});

test('the sheet of a fleet goes boat by boat, and one boat has its own', async () => {
  const { staff, boat, place } = await anEngineRoom(world);
  const other = await aMotor(staff, { name: 'Netuno BB' });
  await place('installed', at(1), { boat_id: boat.id, position: 'boreste', hours: 12 });
  const body = { status: 'installed', boat_id: boat.id, position: 'bombordo', at: at(1), hours: 13 };
  await staff.post(`/motors/${other.id}/placements`, body);
  const { data } = (await staff.get(`/fleet-readings?boat_id=${boat.id}`)).body;
  expect(data).toMatchObject([
    { motor: 'Netuno BB', position: 'bombordo', dial_hours: 13 },
    { motor: 'Netuno BE', position: 'boreste', dial_hours: 12 },
  ]);
});
