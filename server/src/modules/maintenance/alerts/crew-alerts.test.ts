import { planModules } from '@leme/contract/access/plans/modules';
import { expect, test } from 'vitest';
import { askOverride } from '../../../testing/companies/crew/crew-matrix.ts';
import { openWorld, type Person } from '../../../testing/world.ts';
import { evaluateAlerts } from './evaluate-alerts.ts';

const world = await openWorld();

const toldTo = async (staff: Person) =>
  (await staff.get('/alerts')).body.data.map((alert: Record<string, string>) => [
    alert.severity,
    alert.status,
    alert.description,
  ]);

/** A company with Beto, who holds papers of its own competency, checked where nothing else is said. */
async function aCrew(modules: readonly string[] = planModules) {
  const company = await world.company({ modules });
  const staff = await world.user(company, 'admin');
  const own = await staff.post('/own-competencies', { name: 'Treino no Netuno', warn_days: [60, 30, 7] });
  const beto = (await staff.post('/crew-members', { full_name: 'Beto Carvalho' })).body;
  const paper = async (expires_on: string, isChecked = true) => {
    const said = { crew_id: beto.id, own_competency_id: own.body.id, number: '381P1', expires_on };
    const { id, version } = (await staff.post('/crew-credentials', said)).body;
    if (isChecked) await staff.post(`/crew-credentials/${id}/acceptance`, { version });
    return id as string;
  };
  const on = async (day: string) => {
    await evaluateAlerts(world.tenantTx, company.id, Temporal.Instant.from(`${day}T12:00:00Z`));
    return (await toldTo(staff)).map(([severity, status]: string[]) => [severity, status]);
  };
  return { company, staff, beto, paper, on };
}

test('a checked paper of the crew rings at its warning days and when it ended, and a checked renewal ends that', async () => {
  const { staff, paper, on } = await aCrew();
  await paper('2097-03-31');
  expect(await on('2097-01-29')).toEqual([]);
  expect(await on('2097-01-30')).toEqual([['media', 'pendente']]);
  expect(await on('2097-03-24')).toEqual([['alta', 'pendente']]);
  expect(await on('2097-03-31')).toEqual([['alta', 'pendente']]);
  expect(await on('2097-04-01')).toEqual([['critica', 'pendente']]);
  expect((await toldTo(staff))[0][2]).toBe(
    'Habilitação Treino no Netuno de um tripulante venceu em 31/03/2097',
  );
  // Saved today it is in time, which the clock of the test is not.
  await paper('2099-03-31', false);
  expect((await on('2097-04-01'))[0]).toEqual(['critica', 'pendente']);
  await paper('2099-04-30');
  expect((await on('2097-04-01')).map(([, status]: string[]) => status)).not.toContain('pendente');
});

test('who it is stands in no alert, and whoever left or has no crew is not told of', async () => {
  const { staff, beto, paper, on } = await aCrew();
  await paper('2020-03-31');
  const { data } = (await staff.get('/alerts')).body;
  expect([data.length, data[0].crew_id, JSON.stringify(data).includes('Beto')]).toEqual([1, beto.id, false]);
  const { version } = (await staff.get(`/crew-members/${beto.id}`)).body;
  await staff.post(`/crew-members/${beto.id}/deactivation`, { version, reason: 'Saiu da empresa' });
  expect(await on('2020-04-01')).toEqual([['critica', 'resolvido']]);
});

test('nothing rings while nobody checked it', async () => {
  const { paper, on } = await aCrew();
  await paper('2020-03-31', false);
  expect(await on('2026-04-01')).toEqual([]);
});

test('an exception rings a week before it ends, on its last day louder, and is still once it ended or was closed', async () => {
  const { company, staff, on } = await aCrew();
  const other = await world.user(company, 'manager');
  const exceptions = [await askOverride(other), await askOverride(other, { valid_to: '2027-09-30' })];
  await askOverride(other);
  for (const { body } of exceptions)
    expect((await staff.post(`/competency-overrides/${body.id}/approval`)).status).toBe(200);
  expect(await on('2027-09-22')).toEqual([]);
  expect(await on('2027-09-23')).toEqual([['media', 'pendente']]);
  expect((await toldTo(staff))[0][2]).toBe('Uma exceção de habilitação acaba em 30/09/2027');
  expect(await on('2027-09-30')).toEqual([['alta', 'pendente']]);
  expect(await on('2027-10-01')).toEqual([['alta', 'resolvido']]);
  expect((await on('2027-10-30'))[0]).toEqual(['media', 'pendente']);
  await staff.post(`/competency-overrides/${exceptions[0]?.body.id}/closing`, { reason: null });
  expect((await on('2027-10-30')).map(([, status]: string[]) => status)).not.toContain('pendente');
});
