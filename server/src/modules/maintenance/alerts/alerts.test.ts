import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { at } from '../../../testing/companies/fleet/engine-room.ts';
import { anAlert, aWorkshop } from '../../../testing/companies/fleet/workshop.ts';
import { png } from '../../../testing/input/png.ts';
import { openWorld } from '../../../testing/world.ts';
import { evaluateAlerts } from './evaluate-alerts.ts';

const world = await openWorld();

async function anOffice() {
  const company = await world.company();
  return { company, staff: await world.user(company, 'admin') };
}
/** The clock of the server, which stands still otherwise, goes on. */
const pass = (time: Temporal.DurationLike) => world.clock.set(world.clock.now().add(time).toString());

const pendingOf = async (staff: Awaited<ReturnType<typeof anOffice>>['staff']) =>
  (await staff.get('/alerts/pending')).body.data;
const seen = async (staff: Awaited<ReturnType<typeof anOffice>>['staff'], id: string) =>
  (await staff.get('/alerts')).body.data.find((alert: { id: string }) => alert.id === id);

test('[A3-17] an alert is kept with what it says, how bad it is, its state, its moment and its kind', async () => {
  const { company, staff } = await anOffice();
  const { id } = await anAlert(staff);
  const row = await world.tenantTx.read(company.id, (tx) =>
    tx.first(
      db
        .selectFrom('maintenance_alert')
        .select(['id', 'description', 'severity', 'status', 'created_at', 'type'])
        .where('tenant_id', '=', company.id),
    ),
  );
  expect(row).toMatchObject({
    id,
    description: 'Toldo rasgado',
    severity: 'media',
    status: 'pendente',
    type: 'manual',
    created_at: expect.any(String),
  });
});

test('[A7.4-04] the bell is told of what is pending, newest first; what was put off is silent until then', async () => {
  const { staff } = await anOffice();
  const ids: string[] = [];
  for (const text of ['Primeiro', 'Segundo', 'Terceiro']) {
    ids.push((await anAlert(staff, text)).id);
    pass({ seconds: 1 });
  }
  const told = async () =>
    (await pendingOf(staff)).map(({ description }: { description: string }) => description);
  expect(await told()).toEqual(['Terceiro', 'Segundo', 'Primeiro']);
  const snoozed_until = world.clock.now().add({ hours: 1 }).toString();
  expect((await staff.post(`/alerts/${ids[1]}/snooze`, { snoozed_until })).status).toBe(200);
  expect(await told()).toEqual(['Terceiro', 'Primeiro']);
  pass({ hours: 2 });
  expect(await told()).toEqual(['Terceiro', 'Segundo', 'Primeiro']);
  const past = await staff.post(`/alerts/${ids[1]}/snooze`, { snoozed_until: '2020-01-01T00:00:00.000Z' });
  expect(past.body.errors).toEqual([{ pointer: '/snoozed_until', code: 'past' }]);
});

test('[A4-48] who resolves an alert says so once; it can be pending again', async () => {
  const { staff } = await anOffice();
  const { id } = await anAlert(staff);
  const done = await staff.post(`/alerts/${id}/resolution`, { note: 'Costurado' });
  expect(done.body).toEqual({ id, status: 'resolvido' });
  expect(await seen(staff, id)).toMatchObject({
    status: 'resolvido',
    resolution: 'manual',
    note: 'Costurado',
  });
  expect((await staff.post(`/alerts/${id}/resolution`, { note: 'Outra' })).status).toBe(200);
  expect((await seen(staff, id)).note).toBe('Costurado');
  await staff.post(`/alerts/${id}/reopening`);
  expect(await seen(staff, id)).toMatchObject({ status: 'pendente', resolution: null, resolved_at: null });
});

test('who saw an alert first is known, and it stays pending', async () => {
  const { company, staff } = await anOffice();
  const { id } = await anAlert(staff);
  await staff.post(`/alerts/${id}/acknowledgement`);
  const first = await seen(staff, id);
  expect(first).toMatchObject({ status: 'pendente', acknowledged_at: expect.any(String) });
  await (await world.user(company, 'manager')).post(`/alerts/${id}/acknowledgement`);
  expect(await seen(staff, id)).toMatchObject({ acknowledged_by: first.acknowledged_by });
});

test('[A4-49] [A7.4-05] [A7.4-06] all pending ones are cleared at once, those of this company alone', async () => {
  const [{ staff }, abroad] = [await anOffice(), await anOffice()];
  const foreign = await anAlert(abroad.staff);
  for (const text of ['Um', 'Dois']) await anAlert(staff, text);
  expect((await staff.post('/alerts/clearance', {})).body).toEqual({ cleared: 2 });
  expect(await pendingOf(staff)).toEqual([]);
  expect((await pendingOf(abroad.staff)).map(({ id }: { id: string }) => id)).toEqual([foreign.id]);
  expect((await staff.post('/alerts/clearance', {})).body).toEqual({ cleared: 0 });
});

test('an alert that is born while all are cleared stays', async () => {
  const { staff } = await anOffice();
  await anAlert(staff, 'Visto');
  const [{ created_at: until }] = await pendingOf(staff);
  pass({ seconds: 1 });
  const born = await anAlert(staff, 'Nascido agora');
  expect((await staff.post('/alerts/clearance', { until })).body).toEqual({ cleared: 1 });
  expect((await pendingOf(staff)).map(({ id }: { id: string }) => id)).toEqual([born.id]);
});

test('what is still true after it was cleared comes back at the next evaluation, once, and says so', async () => {
  const { company, staff } = await aWorkshop(world);
  expect(await pendingOf(staff)).toMatchObject([{ type: 'meter_due', returned: false }]);
  await staff.post('/alerts/clearance', {});
  expect(await pendingOf(staff)).toEqual([]);
  await evaluateAlerts(world.tenantTx, company.id, world.clock.now());
  await evaluateAlerts(world.tenantTx, company.id, world.clock.now());
  expect(await pendingOf(staff)).toMatchObject([{ type: 'meter_due', returned: true }]);
});

test('what became worse counts as new: nobody saw it, and nobody put it off', async () => {
  const { staff, read } = await aWorkshop(world);
  const [{ id, risen_at }] = await pendingOf(staff);
  expect(risen_at).toBeNull();
  await staff.post(`/alerts/${id}/acknowledgement`);
  await staff.post(`/alerts/${id}/snooze`, { snoozed_until: '2099-01-01T12:00:00.000Z' });
  expect(await pendingOf(staff)).toEqual([]);
  await read(505.1, at(12));
  expect(await pendingOf(staff)).toMatchObject([{ id, severity: 'alta', risen_at: expect.any(String) }]);
  expect(await seen(staff, id)).toMatchObject({ acknowledged_at: null, snoozed_until: null });
});

test('an alert whose cause rings again is not opened beside the other one', async () => {
  const { company, staff } = await aWorkshop(world);
  const [{ id }] = await pendingOf(staff);
  await staff.post(`/alerts/${id}/resolution`, {});
  await evaluateAlerts(world.tenantTx, company.id, world.clock.now());
  const { status, body } = await staff.post(`/alerts/${id}/reopening`);
  expect([status, body.type]).toEqual([409, '/problems/alert-pending']);
});

test('an alert of one’s own names a boat and an engine that are there', async () => {
  const { staff } = await anOffice();
  const nobody = '00000000-0000-4000-8000-000000000000';
  const wrong = await staff.post('/alerts', { description: 'Óleo', boat_id: nobody, motor_id: nobody });
  expect(wrong.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/boat_id',
    '/motor_id',
  ]);
  expect((await staff.post('/alerts', { description: '' })).status).toBe(422);
});

test('who may not read alerts is told of none, and who may only read them ends none', async () => {
  const { company, staff } = await anOffice();
  const { id } = await anAlert(staff);
  const sailor = await world.user(company, 'marinheiro');
  expect((await sailor.get('/alerts/pending')).status).toBe(403);
  expect((await sailor.post(`/alerts/${id}/resolution`, {})).status).toBe(403);
});

test('an alert of one’s own comes with pictures; one that is none refuses it whole', async () => {
  const { staff } = await anOffice();
  const picture = { 'content-type': 'image/png' };
  const { body } = await staff.post('/alerts/files?name=toldo.png', png(8, 8), picture);
  const write = (photos: string[]) => staff.post('/alerts', { description: 'Toldo rasgado', photos });
  const refused = await write([body.id, crypto.randomUUID()]);
  expect([refused.status, refused.body.errors]).toEqual([422, [{ pointer: '/photos/1', code: 'unknown' }]]);
  const { id } = (await write([body.id])).body;
  expect((await seen(staff, id)).photos).toEqual([body.id]);
  expect((await staff.get(`/alerts/files/${body.id}`)).status).toBe(200);
});
