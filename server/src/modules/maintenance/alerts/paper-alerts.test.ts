import { planModules } from '@leme/contract/access/plans/modules';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aHull } from '../../../testing/companies/fleet/engine-room.ts';
import { aBooking, aSession, aTrade } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';
import { evaluateAlerts } from './evaluate-alerts.ts';

const world = await openWorld();

async function aHarbour(modules: readonly string[] = planModules) {
  const company = await world.company({ modules });
  const staff = await world.user(company, 'admin');
  const boat = await aHull(staff);
  const paper = async (expires_on: string | null, more: object = {}) =>
    (await staff.post('/boat-documents', { boat_id: boat.id, kind: 'TIE', expires_on, ...more })).body;
  return { company, staff, boat, paper };
}

const toldTo = async (staff: Person) =>
  (await staff.get('/alerts')).body.data.map((alert: Record<string, string>) => [
    alert.severity,
    alert.status,
    alert.description,
  ]);

test('a paper that ran out rings when it is saved, and falls silent when it is renewed', async () => {
  const { staff, boat, paper } = await aHarbour();
  await paper('2020-05-01');
  const said = `${boat.boat_name}: TIE (inscrição) venceu em 01/05/2020`;
  expect(await toldTo(staff)).toEqual([['alta', 'pendente', said]]);
  await paper('2020-06-01', { kind: 'seguro' });
  await paper('2099-01-01');
  expect(await toldTo(staff)).toEqual([
    ['alta', 'pendente', `${boat.boat_name}: Seguro venceu em 01/06/2020`],
    ['alta', 'resolvido', said],
  ]);
});

test('a boat that is deleted needs no papers, and is told of again when it is back', async () => {
  const { staff, boat, paper } = await aHarbour();
  await paper('2020-05-01');
  await staff.delete(`/boats/${boat.id}`);
  expect((await toldTo(staff)).map(([, status]: string[]) => status)).toEqual(['resolvido']);
  await staff.post(`/boats/${boat.id}/restoration`);
  expect((await toldTo(staff)).map(([, status]: string[]) => status)).toEqual(['pendente', 'resolvido']);
});

test('days turn while nobody writes: a paper warns, then has run out, in the same alert', async () => {
  const { company, staff, paper } = await aHarbour();
  await paper('2097-03-31', { alert_days: [30] });
  const on = async (day: string) => {
    await evaluateAlerts(world.tenantTx, company.id, Temporal.Instant.from(`${day}T12:00:00Z`));
    return (await toldTo(staff)).map(([severity, status]: string[]) => [severity, status]);
  };
  expect(await on('2097-02-20')).toEqual([]);
  expect(await on('2097-03-01')).toEqual([['media', 'pendente']]);
  expect(await on('2097-03-31')).toEqual([['media', 'pendente']]);
  expect(await on('2097-04-01')).toEqual([['alta', 'pendente']]);
  expect(await on('2097-04-01')).toEqual([['alta', 'pendente']]);
});

test('a paper that ends before a departure somebody bought a place on is critical', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const session = await aSession(staff, trade, { date: '2026-12-24' });
  const body = { boat_id: trade.boats[0], kind: 'DPEM', expires_on: '2026-12-20', alert_days: [2] };
  await staff.post('/boat-documents', body);
  const evaluated = async () => {
    await evaluateAlerts(world.tenantTx, company.id, world.clock.now());
    return await toldTo(staff);
  };
  expect(await evaluated()).toEqual([]);
  await aBooking(staff, session, trade);
  const said = 'Lancha Netuno: DPEM (seguro obrigatório) vence em 20/12/2026, antes da saída de 24/12/2026';
  expect(await evaluated()).toEqual([['critica', 'pendente', said]]);
});

test('a company without the module of maintenance is told of papers all the same, and of what is still true again', async () => {
  const { company, staff, paper } = await aHarbour(planModules.filter((slug) => slug !== 'maintenance'));
  await paper('2020-05-01');
  await staff.post('/alerts/clearance', {});
  await evaluateAlerts(world.tenantTx, company.id, Temporal.Now.instant());
  expect((await toldTo(staff)).map(([, status]: string[]) => status)).toEqual(['pendente', 'resolvido']);
});

test('an alert names the paper it is about, and the one that took its place', async () => {
  const { company, paper } = await aHarbour();
  const named = async () => {
    const rows = await world.tenantTx.read(company.id, (tx) =>
      tx.rows(db.selectFrom('maintenance_alert').select('document_id').where('tenant_id', '=', company.id)),
    );
    return rows.map(({ document_id }) => document_id);
  };
  const { id } = await paper('2020-05-01');
  expect(await named()).toEqual([id]);
  const other = await paper('2020-07-01');
  expect(await named()).toEqual([other.id]);
});
