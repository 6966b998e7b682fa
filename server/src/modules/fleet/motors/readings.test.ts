import { expect, test } from 'vitest';
import { aMotor, anEngineRoom, at } from '../../../testing/companies/fleet/engine-room.ts';
import { png } from '../../../testing/input/png.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('a reading counts, and the engine says what it ran and when that was read', async () => {
  const { read, seen, states } = await anEngineRoom(world);
  const { status, body } = await read(520.1, at(14));
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ hours: 520.1, total: 520.1, state: 'accepted', dial: 1, hours_current: 520.1 }),
  ]);
  await read(524, at(15));
  expect(await seen()).toMatchObject({ hours: 524, dial_hours: 524, last_reading_at: at(15), in_review: 0 });
  expect(await states()).toEqual([
    [524, 'accepted'],
    [520.1, 'accepted'],
  ]);
});

test('one below an earlier one waits for a person and changes nothing, whichever came first', async () => {
  const { read, seen, states } = await anEngineRoom(world);
  await read(520.1, at(14));
  const below = (await read(512.3, at(15))).body;
  expect([below.state, below.hours_current]).toEqual(['review', 520.1]);
  const other = await anEngineRoom(world);
  await other.read(512.3, at(15));
  expect((await other.read(520.1, at(14))).body.hours_current).toBe(520.1);
  expect(await other.states()).toEqual(await states());
  expect(await seen()).toMatchObject({ hours: 520.1, last_reading_at: at(14), in_review: 1 });
});

test('one that jumps waits unless a person confirmed it; a late one that fits between is accepted', async () => {
  const { read, seen } = await anEngineRoom(world);
  await read(100, at(10, 8));
  expect((await read(126.5, at(11, 8))).body.state).toBe('review');
  expect((await read(126.4, at(11, 8))).body.state).toBe('accepted');
  const confirmed = await read(190, at(12, 8), { confirmed: true });
  expect(confirmed.body).toMatchObject({ state: 'accepted', hours_current: 190 });
  expect((await read(110, at(10, 20))).body).toMatchObject({ state: 'accepted', hours_current: 190 });
  expect(await seen()).toMatchObject({ hours: 190, in_review: 1 });
});

test('the same id twice is one reading, and on another engine it is refused', async () => {
  const { staff, read, states } = await anEngineRoom(world);
  const reading_id = crypto.randomUUID();
  const answers = [await read(100, at(10), { reading_id }), await read(100, at(10), { reading_id })];
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
    [201, reading_id],
    [201, reading_id],
  ]);
  expect(await states()).toEqual([[100, 'accepted']]);
  const other = await aMotor(staff);
  const twice = await staff.post(`/motors/${other.id}/readings`, { reading_id, hours: 1, taken_at: at(10) });
  expect([twice.status, twice.body.errors]).toEqual([422, [{ pointer: '/reading_id', code: 'taken' }]]);
});

test.each([
  [{ hours: 'doze' }, '/hours', 'type'],
  [{ hours: -1 }, '/hours', 'too-small'],
  [{ hours: 99_999 }, '/hours', 'too-large'],
  [{ hours: 10.125 }, '/hours', 'decimals'],
  [{ taken_at: '2026-11-21T12:00:00Z' }, '/taken_at', 'future'],
  [{ taken_at: '1999-11-21T12:00:00Z' }, '/taken_at', 'too-early'],
])('%o is refused beside its field, and nothing is kept', async (values, pointer, code) => {
  const { read, states } = await anEngineRoom(world);
  const { status, body } = await read(100, at(10), values);
  expect([status, body.errors[0]]).toEqual([422, expect.objectContaining({ pointer, code })]);
  expect(await states()).toEqual([]);
});

test('who accepts one that jumped is believed; one below an earlier one cannot be right as it is', async () => {
  const { staff, read, seen } = await anEngineRoom(world);
  await read(100, at(10));
  const jumped = (await read(900, at(11))).body;
  const accept = (id: string) => staff.post(`/meter-readings/${id}/acceptance`);
  const accepted = await accept(jumped.id);
  expect([accepted.status, accepted.body.hours_current]).toEqual([200, 900]);
  expect((await accept(jumped.id)).status).toBe(200);
  const below = (await read(130, at(12))).body;
  const refused = await accept(below.id);
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/reading-below']);
  expect(await seen()).toMatchObject({ hours: 900, in_review: 1 });
});

test('rejecting the wrong one of two lets the other count, and says why', async () => {
  const { staff, motor, read, seen, states } = await anEngineRoom(world);
  await read(100, at(1));
  const wrong = (await read(350, at(14), { confirmed: true })).body;
  await read(130, at(15));
  const reject = () => staff.post(`/meter-readings/${wrong.id}/rejection`, { reason: 'Do outro motor' });
  expect((await reject()).body).toMatchObject({
    state: 'rejected',
    reason: 'Do outro motor',
    hours_current: 130,
  });
  expect(await states()).toEqual([
    [130, 'accepted'],
    [350, 'rejected'],
    [100, 'accepted'],
  ]);
  expect(await seen()).toMatchObject({ hours: 130, in_review: 0 });
  expect((await reject()).body.type).toBe('/problems/reading-decided');
  const [step] = (await staff.get(`/motors/${motor.id}/history`)).body.data;
  expect(step.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'meter-readings.reason', after: 'Do outro motor' }),
    ]),
  );
});

test('another dial begins where it says, and the hours in all go on', async () => {
  const { staff, path, read, seen } = await anEngineRoom(world);
  await read(520.1, at(10));
  const asked = (await read(3.2, at(12))).body;
  expect(asked.state).toBe('review');
  const done = await staff.post(`${path}/meter-replacements`, {
    at: at(11),
    last_hours: 522,
    first_hours: 1,
    reason: 'Visor queimado',
  });
  expect([done.status, done.body]).toEqual([201, expect.objectContaining({ dial: 2, hours_current: 524.2 })]);
  expect(await seen()).toMatchObject({ hours: 524.2, dial_hours: 3.2, in_review: 0 });
  expect((await read(10, at(13))).body).toMatchObject({ state: 'accepted', dial: 2, total: 531 });
  const late = (await read(521, at(10, 20))).body;
  expect(late).toMatchObject({ state: 'accepted', dial: 1, hours_current: 531 });
});

test('a dial ends with no less than was read of it, and not before that', async () => {
  const { staff, path, read, seen } = await anEngineRoom(world);
  await read(520.1, at(10));
  const replace = async (values: object) => {
    const { body } = await staff.post(`${path}/meter-replacements`, { reason: 'Quebrou', ...values });
    return body.errors;
  };
  expect(await replace({ at: at(9) })).toEqual([{ pointer: '/at', code: 'before-last' }]);
  expect(await replace({ at: at(11), last_hours: 500 })).toEqual([
    { pointer: '/last_hours', code: 'too-small', params: { minimum: 520.1 } },
  ]);
  expect(await replace({ at: '2026-11-25T12:00:00Z' })).toEqual([{ pointer: '/at', code: 'future' }]);
  expect(await seen()).toMatchObject({ hours: 520.1 });
});

test('a sheet of a fleet is kept line by line, each with its state; one unknown engine keeps nothing', async () => {
  const { staff, motor, read, states } = await anEngineRoom(world);
  const other = await aMotor(staff);
  await read(100, at(10));
  const lines = [
    { motor_id: motor.id, hours: 90, taken_at: at(11) },
    { motor_id: other.id, hours: 40, taken_at: at(11) },
  ];
  const { status, body } = await staff.post('/fleet-readings', { readings: lines });
  expect([
    status,
    body.data.map(({ state, hours_current }: Record<string, unknown>) => [state, hours_current]),
  ]).toEqual([
    201,
    [
      ['review', 100],
      ['accepted', 40],
    ],
  ]);
  const unknown = { ...lines[0], motor_id: crypto.randomUUID() };
  const refused = await staff.post('/fleet-readings', { readings: [lines[1], unknown] });
  expect(refused.body.errors).toEqual([{ pointer: '/readings/1/motor_id', code: 'unknown' }]);
  expect(await states()).toHaveLength(2);
});

test('months tell what an engine ran in each, of the company’s own days', async () => {
  const { staff, path, read } = await anEngineRoom(world);
  const from = [
    ['2025-11-10T12:00:00Z', 80],
    ['2026-09-30T12:00:00Z', 100],
    // Still October in São Paulo.
    ['2026-11-01T02:00:00Z', 130],
    [at(2), 133.5],
  ] as const;
  for (const [taken_at, hours] of from) await read(hours, taken_at);
  const { months } = (await staff.get(`${path}/readings`)).body;
  expect([months.length, months[0].month]).toEqual([12, '2025-12']);
  expect(months.slice(-3)).toEqual([
    { month: '2026-09', hours: 20 },
    { month: '2026-10', hours: 30 },
    { month: '2026-11', hours: 3.5 },
  ]);
});

test('twenty who read one engine at once leave twenty readings, and the highest is what it ran', async () => {
  const { read, seen } = await anEngineRoom(world);
  await read(100, at(1));
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => read(101 + n, at(5, n % 20))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const { hours, in_review } = await seen();
  expect([hours, in_review]).toEqual([120, 0]);
});

test('who may only look reads no dial; partners and other companies find no engine', async () => {
  const { company, staff, motor, path } = await anEngineRoom(world);
  const body = { hours: 1, taken_at: at(10) };
  const sailor = await world.user(company, 'marinheiro');
  expect((await sailor.post(`${path}/readings`, body)).status).toBe(403);
  const supplier = await world.user(company, 'supplier_admin');
  expect((await supplier.get('/fleet-readings')).status).toBe(403);
  const stranger = await world.user(await world.company(), 'admin');
  expect((await stranger.post(`${path}/readings`, body)).status).toBe(404);
  expect((await stranger.get(`${path}/readings`)).status).toBe(404);
  const { id } = (await staff.post(`${path}/readings`, body)).body;
  expect((await stranger.post(`/meter-readings/${id}/acceptance`)).status).toBe(404);
  const foreign = await stranger.post('/fleet-readings', { readings: [{ ...body, motor_id: motor.id }] });
  expect(foreign.body.errors).toEqual([{ pointer: '/readings/0/motor_id', code: 'unknown' }]);
});

test('a reading brings a picture of its dial; one that is none refuses it', async () => {
  const { staff, path, read } = await anEngineRoom(world);
  const sent = await staff.post('/motors/files?name=painel.png', png(8, 8), { 'content-type': 'image/png' });
  const unknown = await read(100, at(10), { photo: crypto.randomUUID() });
  expect([unknown.status, unknown.body.errors]).toEqual([422, [{ pointer: '/photo', code: 'unknown' }]]);
  expect((await read(100, at(10), { photo: sent.body.id })).body.photo).toBe(sent.body.id);
  const [row] = (await staff.get(`${path}/readings`)).body.data;
  expect(row.photo).toBe(sent.body.id);
});
