import { maintenanceTasks } from '@leme/contract/maintenance/plans/maintenance-tasks';
import { planAssets } from '@leme/contract/maintenance/plans/plan-assets';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { at } from '../../../testing/companies/fleet/engine-room.ts';
import { aPlan, aWorkshop } from '../../../testing/companies/fleet/workshop.ts';
import { checkResource } from '../../../testing/registers/check-resource.ts';
import { openWorld } from '../../../testing/world.ts';
import { evaluatePlans } from '../alerts/evaluate-plans.ts';

// Neither warned of nor tolerated for longer than it goes on, whichever bound of it is tried.
const wide = { trigger: 'both', every_days: 3650, every_hours: 20_000 };
const bare = { warn_days: 0, warn_hours: 0, tolerance_days: 0, tolerance_hours: 0 };
checkResource(maintenanceTasks, () => ({ ...wide, ...bare }));
checkResource(planAssets);

const world = await openWorld();

const alertsOf = (company: { id: string }) =>
  world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('maintenance_alert')
        .select(['type', 'severity', 'status', 'description'])
        .where('tenant_id', '=', company.id)
        .orderBy('id'),
    ),
  );

test('a plan falls due so many hours after the last time; unknown, it counts from now', async () => {
  const { staff, motor, plan } = await aWorkshop(world);
  expect(await plan.seen()).toMatchObject({ due_hours: 500, due_on: null, hours: 495 });
  const unknown = await aPlan(staff, motor.id, {}, null);
  expect((await unknown.seen()).due_hours).toBe(595);
  const first = await aPlan(staff, motor.id, { first_hours: 520 }, null);
  expect((await first.seen()).due_hours).toBe(520);
});

test('the alert of a plan is raised by a reading, becomes worse in its place, and ends when it is paused', async () => {
  const { company, staff, plan, read } = await aWorkshop(world);
  const alert = (severity: string, what: string, status = 'pendente') => ({
    type: 'meter_due',
    severity,
    status,
    description: `Revisão de 100 h (Netuno BE): ${what}`,
  });
  expect(await alertsOf(company)).toEqual([alert('media', 'vence em breve')]);
  await read(500, at(11));
  expect(await alertsOf(company)).toEqual([alert('media', 'está na hora')]);
  await read(505.1, at(12));
  await read(505.1, at(12, 13));
  expect(await alertsOf(company)).toEqual([alert('alta', 'vencido')]);
  const { version } = await plan.seen();
  const pause = { paused_until: '2099-01-01', pause_reason: 'No seco', version };
  expect((await staff.patch(`/plan-assets/${plan.id}`, pause)).status).toBe(200);
  expect(await alertsOf(company)).toEqual([alert('alta', 'vencido', 'resolvido')]);
});

test('a reading in review raises one alert of its own, which ends when somebody decides', async () => {
  const { company, staff, read } = await aWorkshop(world, { active: false });
  const first = (await read(300, at(11))).body;
  await read(310, at(12));
  const alert = {
    type: 'meter_review',
    severity: 'media',
    description: 'Netuno BE: leitura do horímetro a conferir',
  };
  expect(await alertsOf(company)).toEqual([{ ...alert, status: 'pendente' }]);
  await staff.post(`/meter-readings/${first.id}/rejection`, { reason: 'Outro motor' });
  expect((await alertsOf(company)).map(({ status }) => status)).toEqual(['pendente']);
});

test('a plan that is taken out of use, or deleted, needs nobody any more', async () => {
  const { company, staff, plan } = await aWorkshop(world);
  await staff.patch(`/maintenance-tasks/${plan.task.id}`, { active: false, version: 1 });
  expect((await alertsOf(company)).map(({ status }) => status)).toEqual(['resolvido']);
  await staff.patch(`/maintenance-tasks/${plan.task.id}`, { active: true, version: 2 });
  await staff.delete(`/plan-assets/${plan.id}`);
  expect((await alertsOf(company)).map(({ status }) => status)).toEqual(['resolvido', 'resolvido']);
});

test.each([
  [{ trigger: 'calendar', every_hours: 100 }, '/every_days', 'required'],
  [{ trigger: 'meter', every_days: 10 }, '/every_hours', 'required'],
  [{ trigger: 'calendar', every_days: 10, warn_days: 11 }, '/warn_days', 'too-large'],
  [{ trigger: 'meter', every_hours: 10, tolerance_hours: 10.1 }, '/tolerance_hours', 'too-large'],
])('a plan of %o is refused beside its field', async (values, pointer, code) => {
  const staff = await world.user(await world.company(), 'admin');
  const { status, body } = await staff.post('/maintenance-tasks', { title: 'Óleo', ...values });
  expect([status, body.errors[0]]).toEqual([422, expect.objectContaining({ pointer, code })]);
});

test('days that pass turn a plan by themselves, once, on the day of the company', async () => {
  const { company, staff, motor } = await aWorkshop(world, { active: false });
  const yearly = { trigger: 'calendar', every_days: 365, warn_days: 0, tolerance_days: 0, active: true };
  const task = (await staff.post('/maintenance-tasks', { title: 'Anodos', ...yearly })).body;
  const asset = { task_id: task.id, name: 'Netuno', motor_id: motor.id, last_on: '2026-01-01' };
  expect((await staff.post('/plan-assets', asset)).body.due_on).toBe('2027-01-01');
  const at = async (moment: string) => {
    await evaluatePlans(world.tenantTx, company.id, Temporal.Instant.from(moment));
    return (await alertsOf(company)).map(({ severity, status }) => [severity, status]);
  };
  // Still the last day of the year before in São Paulo.
  expect(await at('2027-01-01T02:30:00Z')).toEqual([]);
  expect(await at('2027-01-01T03:30:00Z')).toEqual([['media', 'pendente']]);
  expect(await at('2027-01-02T12:00:00Z')).toEqual([['alta', 'pendente']]);
  expect(await at('2027-01-02T13:00:00Z')).toEqual([['alta', 'pendente']]);
});

test('twenty evaluations of a company at once raise one alert', async () => {
  const { company, staff, motor } = await aWorkshop(world, { active: false });
  const task = (
    await staff.post('/maintenance-tasks', { title: 'Casco', trigger: 'calendar', every_days: 365 })
  ).body;
  await staff.post('/plan-assets', {
    task_id: task.id,
    name: 'Netuno',
    motor_id: motor.id,
    last_on: '2026-01-01',
  });
  const now = Temporal.Instant.from('2027-06-01T12:00:00Z');
  await Promise.all(Array.from({ length: 20 }, () => evaluatePlans(world.tenantTx, company.id, now)));
  expect(await alertsOf(company)).toHaveLength(1);
});

test('what was done last was not done tomorrow', async () => {
  const { staff, plan } = await aWorkshop(world);
  const asset = { task_id: plan.task.id, name: 'Casco', last_on: '9999-12-31' };
  const { status, body } = await staff.post('/plan-assets', asset);
  expect([status, body.errors]).toEqual([422, [{ pointer: '/last_on', code: 'birth' }]]);
});

test('an engine that a plan is kept for is not deleted', async () => {
  const { staff, motor } = await aWorkshop(world);
  const { status, body } = await staff.delete(`/motors/${motor.id}`);
  expect([status, body.type]).toEqual([409, '/problems/in-use']);
});
