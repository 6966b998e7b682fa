import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { at } from '../../../testing/companies/fleet/engine-room.ts';
import { aPart, aWorkshop } from '../../../testing/companies/fleet/workshop.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

const pendingOf = async (company: { id: string }) => {
  const rows = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('maintenance_alert')
        .select('id')
        .where('tenant_id', '=', company.id)
        .where('status', '=', 'pendente'),
    ),
  );
  return rows.length;
};

test('a service moves plan, stock and reading and ends the alert, all at once', async () => {
  const { company, staff, plan, note, seen } = await aWorkshop(world);
  const part = await aPart(staff, 3);
  expect(await pendingOf(company)).toBe(1);
  const { item_id, location_id } = part;
  const parts = [{ item_id, location_id, quantity: 2 }];
  const { status, body } = await note({ hours: 503, cost: 480.5, parts });
  expect([status, body]).toEqual([201, expect.objectContaining({ due_on: null, due_hours: 600 })]);
  expect([await part.left(), (await seen()).hours, await pendingOf(company)]).toEqual([1, 503, 0]);
  expect(await plan.seen()).toMatchObject({ due_hours: 600, version: 2 });
  const { data } = (await staff.get(`/maintenance-logs?plan_asset_id=${plan.id}`)).body;
  expect(data).toMatchObject([
    {
      id: body.id,
      date: '2026-11-19',
      kind: 'preventiva',
      cost: 480.5,
      motor_hours: 503,
      labels: { plan_asset_id: 'Netuno BE', motor_id: 'Netuno BE', user_id: 'Pessoa admin' },
      parts: expect.stringMatching(/^2 × Rotor/),
      reversed_by: null,
    },
  ]);
});

test('counted from when it was done it falls due a hundred hours later', async () => {
  const { note } = await aWorkshop(world, { based_on: 'completed' });
  expect((await note({ hours: 503 })).body.due_hours).toBe(603);
});

test('a service that lacks a part is refused whole', async () => {
  const { company, staff, plan, note, seen } = await aWorkshop(world);
  const [there, gone] = [await aPart(staff, 3), await aPart(staff, 1)];
  const of = ({ item_id, location_id }: typeof there) => ({ item_id, location_id, quantity: 2 });
  const { status, body } = await note({ hours: 503, parts: [of(there), of(gone)] });
  expect([status, body.type, body.params.available]).toEqual([409, '/problems/stock-short', 1]);
  expect([await there.left(), await gone.left(), (await seen()).hours]).toEqual([3, 1, 495]);
  expect([(await plan.seen()).due_hours, await pendingOf(company)]).toEqual([500, 1]);
});

test('reversed, parts lie where they were, the plan is due as it was, and its alert is there again', async () => {
  const { company, staff, plan, note } = await aWorkshop(world);
  const part = await aPart(staff, 3);
  const { item_id, location_id } = part;
  const log = (await note({ parts: [{ item_id, location_id, quantity: 2 }], cost: 100 })).body;
  const reverse = (id: string) => staff.post(`/maintenance-logs/${id}/reversal`, { reason: 'Outro motor' });
  const { status, body } = await reverse(log.id);
  expect([status, body.due_hours]).toEqual([201, 500]);
  expect([await part.left(), (await plan.seen()).due_hours, await pendingOf(company)]).toEqual([3, 500, 1]);
  const { data } = (await staff.get(`/maintenance-logs?plan_asset_id=${plan.id}`)).body;
  expect(data).toMatchObject([
    { cost: -100, reverses_id: log.id, reason: 'Outro motor' },
    { cost: 100, reversed_by: body.id },
  ]);
  expect((await reverse(log.id)).body.type).toBe('/problems/log-reversed');
  expect((await reverse(body.id)).body.type).toBe('/problems/log-reversed');
});

test('a service under a later one of its plan is not reversed before that one', async () => {
  const { staff, read, note } = await aWorkshop(world);
  const first = (await note({ hours: 500 })).body;
  await read(600, at(20, 9), { confirmed: true });
  const second = (await note({ date: '2026-11-20' })).body;
  expect(second.due_hours).toBe(700);
  const reverse = (id: string) => staff.post(`/maintenance-logs/${id}/reversal`, { reason: 'Não foi feito' });
  expect((await reverse(first.id)).body.type).toBe('/problems/service-followed');
  expect((await reverse(second.id)).body.due_hours).toBe(600);
  expect((await reverse(first.id)).body.due_hours).toBe(500);
});

test('of two who note one service the second reads who did, and nothing moves twice', async () => {
  const { plan, note } = await aWorkshop(world);
  const { version } = await plan.seen();
  const answers = await Promise.all([note({ hours: 500, version }), note({ hours: 500, version })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect([refused?.body.type, refused?.body.params]).toEqual([
    '/problems/service-done',
    { by: 'Pessoa admin', date: '2026-11-19' },
  ]);
  expect((await plan.seen()).due_hours).toBe(600);
});

test.each([
  [{ date: '2026-11-21' }, '/date', 'future'],
  [{ plan_asset_id: null }, '/motor_id', 'required'],
  [{ cost: '1.234,5,6' }, '/cost', 'type'],
  [{ description: '' }, '/description', 'required'],
  [{ plan_asset_id: crypto.randomUUID() }, '/plan_asset_id', 'unknown'],
  [{ supplier_id: crypto.randomUUID() }, '/supplier_id', 'unknown'],
])('%o is refused beside its field, and nothing is written', async (values, pointer, code) => {
  const { plan, staff, note } = await aWorkshop(world);
  const { status, body } = await note(values);
  expect([status, body.errors[0]]).toEqual([422, expect.objectContaining({ pointer, code })]);
  expect((await staff.get(`/maintenance-logs?plan_asset_id=${plan.id}`)).body.data).toEqual([]);
});

test('the book is found by boat, kind, day and words, says what it cost, and comes out as a file', async () => {
  const { staff, boat, place, note } = await aWorkshop(world);
  await place('installed', at(11), { boat_id: boat.id, position: 'popa', hours: 495 });
  const first = (await note({ hours: 500, cost: 200.5 })).body;
  const other = {
    date: '2026-11-18',
    kind: 'corretiva',
    description: 'Casco riscado',
    boat_id: boat.id,
    cost: 99.5,
  };
  await staff.post('/maintenance-logs', other);
  await staff.post(`/maintenance-logs/${first.id}/reversal`, { reason: 'Outro motor' });
  const listed = async (query: string) => {
    const { data, totals } = (await staff.get(`/maintenance-logs?totals=1${query}`)).body;
    return [data.map(({ cost }: { cost: number }) => cost), totals.cost];
  };
  // What was done to an engine stands in the book of the boat it was on.
  expect(await listed(`&boat_id=${boat.id}`)).toEqual([[-200.5, 200.5, 99.5], 99.5]);
  expect(await listed('&kind=corretiva')).toEqual([[99.5], 99.5]);
  expect(await listed('&date=..2026-11-18')).toEqual([[99.5], 99.5]);
  expect(await listed('&q=riscado')).toEqual([[99.5], 99.5]);
  const file = String((await staff.get(`/maintenance-logs/export?boat_id=${boat.id}`)).body);
  expect(file.trim().split('\r\n')).toHaveLength(4);
  expect(file).toContain('Casco riscado');
});

test('what a plan asks to look at is answered, with bounds, and stands in the book', async () => {
  const line = (label: string, type: string, more: object = {}) => ({
    label,
    type,
    required: false,
    ...more,
  });
  const checklist = [
    line('Vazamento', 'check', { required: true }),
    line('Pressão', 'number', { min: 3, max: 5 }),
  ];
  const { staff, note } = await aWorkshop(world, { checklist });
  expect((await note()).body.errors).toEqual([{ pointer: '/checklist', code: 'required' }]);
  const said = (pressure: number) => ({
    checklist: [
      { label: 'Vazamento', value: true },
      { label: 'Pressão', value: pressure },
    ],
  });
  expect((await note(said(5.1))).body.errors).toEqual([
    { pointer: '/checklist/1/value', code: 'too-large', params: { maximum: 5 } },
  ]);
  expect((await note({ checklist: [{ label: 'Cor', value: 'azul' }] })).body.errors[0]).toEqual({
    pointer: '/checklist/0/label',
    code: 'unknown',
  });
  expect((await note(said(4.2))).status).toBe(201);
  const [row] = (await staff.get('/maintenance-logs')).body.data;
  expect(row.checks).toBe('Vazamento: ✓ · Pressão: 4,2');
});

test('an invoice comes with the service; one file that is none refuses it whole', async () => {
  const { staff, plan, note } = await aWorkshop(world);
  const pdf = { 'content-type': 'application/pdf' };
  const sent = await staff.post(
    '/maintenance-logs/files?name=nota.pdf',
    Buffer.from('%PDF-1.4\n%%EOF\n'),
    pdf,
  );
  expect(sent.status).toBe(201);
  const refused = await note({ files: [sent.body.id, crypto.randomUUID()] });
  expect([refused.status, refused.body.errors]).toEqual([422, [{ pointer: '/files/1', code: 'unknown' }]]);
  expect((await plan.seen()).due_hours).toBe(500);
  await note({ files: [sent.body.id] });
  const [row] = (await staff.get('/maintenance-logs')).body.data;
  expect([row.files, row.labels.files]).toEqual([[sent.body.id], ['nota.pdf']]);
  expect((await staff.get(`/maintenance-logs/files/${sent.body.id}`)).status).toBe(200);
  const stranger = await world.user(await world.company(), 'admin');
  expect((await stranger.get(`/maintenance-logs/files/${sent.body.id}`)).status).toBe(404);
});

test('another company notes nothing of this one, and finds none of its book', async () => {
  const { plan, note } = await aWorkshop(world);
  const { id } = (await note()).body;
  const stranger = await world.user(await world.company(), 'admin');
  const theirs = { date: '2026-11-19', description: 'Óleo', plan_asset_id: plan.id };
  expect((await stranger.post('/maintenance-logs', theirs)).status).toBe(422);
  expect((await stranger.post(`/maintenance-logs/${id}/reversal`, { reason: 'x' })).status).toBe(404);
  expect((await stranger.get('/maintenance-logs')).body.data).toEqual([]);
});

test('a service was done by a supplier or by a colleague, who is there, and never by both', async () => {
  const { company, staff, note } = await aWorkshop(world);
  const sailor = await world.user(company, 'marinheiro');
  const { id: supplier_id } = (await staff.post('/suppliers', { name: 'Náutica Sul' })).body;
  const both = await note({ supplier_id, person_id: sailor.id });
  expect([both.status, both.body.errors]).toEqual([422, [{ pointer: '/person_id', code: 'no-value' }]]);
  const stranger = await world.user(await world.company(), 'marinheiro');
  const unknown = await note({ person_id: stranger.id });
  expect(unknown.body.errors).toEqual([{ pointer: '/person_id', code: 'unknown' }]);
  const { id } = (await note({ person_id: sailor.id })).body;
  const { data } = (await staff.get(`/maintenance-logs?person_id=${sailor.id}`)).body;
  expect(data.map((row: { id: string }) => row.id)).toEqual([id]);
});
