import { planModules } from '@leme/contract/access/plans/modules';
import { expect, test } from 'vitest';
import { anEngineRoom, at } from '../../../testing/companies/fleet/engine-room.ts';
import { aWorkshop, partBody } from '../../../testing/companies/fleet/workshop.ts';
import { openWorld, type Person } from '../../../testing/world.ts';
import { evaluateAlerts } from './evaluate-alerts.ts';

const world = await openWorld();

type Told = Record<'type' | 'severity' | 'status' | 'description', string>;
const toldOf = async (staff: Person): Promise<string[][]> =>
  (await staff.get('/alerts')).body.data.map(({ type, severity, status, description }: Told) => [
    type,
    severity,
    status,
    description,
  ]);

/** A part that lasts three hundred hours, in an engine at 500. */
async function anImpeller(more: object = {}) {
  const room = await anEngineRoom(world);
  await room.read(500, at(1));
  const part = { ...partBody(), name: 'Rotor', ...more };
  const { id: item_id } = (await room.staff.post('/engine-parts', part)).body;
  const body = { item_id, installed_on: '2026-11-01', at_hours: 500 };
  const { id } = (await room.staff.post(`${room.path}/installed-parts`, body)).body;
  const confirmed = { confirmed: true };
  return { ...room, id, ran: (hours: number, day: number) => room.read(hours, at(day), confirmed) };
}

const said = 'Rotor (Netuno BE): vida útil no fim';

test('a part rings when a tenth of its life is left, louder once it is over, and falls silent when it is taken out', async () => {
  const { staff, id, ran } = await anImpeller();
  await ran(769.9, 10);
  expect(await toldOf(staff)).toEqual([]);
  await ran(770, 11);
  expect(await toldOf(staff)).toEqual([['part_life', 'media', 'pendente', said]]);
  await ran(800, 12);
  expect(await toldOf(staff)).toEqual([['part_life', 'alta', 'pendente', said]]);
  await staff.post(`/installed-parts/${id}/removal`, { removed_on: '2026-11-19', reason: 'Gasto' });
  expect(await toldOf(staff)).toEqual([['part_life', 'alta', 'resolvido', said]]);
});

test('months run out while nobody writes, once however often it is looked', async () => {
  const { company, staff } = await anImpeller({ life_hours: null, life_months: 10 });
  const on = async (day: string) => {
    await evaluateAlerts(world.tenantTx, company.id, Temporal.Instant.from(`${day}T12:00:00Z`));
    return (await toldOf(staff)).map(([, severity, status]) => [severity, status]);
  };
  expect(await on('2027-07-01')).toEqual([]);
  expect(await on('2027-08-20')).toEqual([['media', 'pendente']]);
  expect(await on('2027-09-01')).toEqual([['alta', 'pendente']]);
  expect(await on('2027-09-01')).toEqual([['alta', 'pendente']]);
});

test('an engine that is deleted takes the alerts of its parts along', async () => {
  const { staff, path, ran } = await anImpeller();
  await ran(800, 12);
  expect((await staff.delete(path)).status).toBe(200);
  expect((await toldOf(staff)).map(([, , status]) => status)).toEqual(['resolvido']);
  await staff.post(`${path}/restoration`);
  expect((await toldOf(staff)).map(([, , status]) => status).toSorted()).toEqual(['pendente', 'resolvido']);
});

test('the alerts of plans end when the module of maintenance goes, and ring again when it is back', async () => {
  const { company, staff } = await aWorkshop(world);
  const operator = await world.operator('saas_admin');
  const has = async (version: number, modules: readonly string[]) => {
    const answer = await operator.put(`/saas-tenants/${company.id}/modules`, { version, modules });
    expect(answer.status).toBe(200);
    await evaluateAlerts(world.tenantTx, company.id, world.clock.now());
    return (await toldOf(staff)).map(([type, , status]) => [type, status]).toSorted();
  };
  expect((await toldOf(staff)).map(([type, , status]) => [type, status])).toEqual([
    ['meter_due', 'pendente'],
  ]);
  const without = planModules.filter((slug) => slug !== 'maintenance');
  expect(await has(1, without)).toEqual([['meter_due', 'resolvido']]);
  expect(await has(2, planModules)).toEqual([
    ['meter_due', 'pendente'],
    ['meter_due', 'resolvido'],
  ]);
});
