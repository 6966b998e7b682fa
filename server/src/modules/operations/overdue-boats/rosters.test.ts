import { expect, test } from 'vitest';
import { aSailingCrew } from '../../../testing/companies/crew/sailing-crew.ts';
import { openWorld } from '../../../testing/world.ts';
import { watchRosters } from './watch-rosters.ts';

const world = await openWorld();

type Alert = { id: string; severity: string; description: string; status: string };

async function aWatched() {
  const crew = await aSailingCrew(world);
  const watch = (at: string) =>
    watchRosters(world.tenantTx, crew.company.id, Temporal.Instant.from(`2026-12-${at}:00-03:00`));
  const rings = async (type: 'crew_open' | 'crew_conflict') =>
    (await crew.staff.get(`/alerts?type=${type}&status=pendente`)).body.data as Alert[];
  return { ...crew, watch, rings };
}

test('a place nobody has rings once a day before and once three hours before, and ends when somebody has it', async () => {
  const { staff, trade, member, sail, assign, watch, rings } = await aWatched();
  const manned = { boat_id: trade.boats[0], position: 'comandante', count: 1 };
  expect((await staff.post('/boat-manning', manned)).status).toBe(201);
  const beto = await member('Beto', ['comandante', 'guia']);
  const ana = await member('Ana', ['comandante']);
  const session = await sail('2026-12-05', '08:00', '10:00', { boat_ids: [trade.boats[0]] });
  // Nobody plans that week yet.
  await watch('04T09:00');
  expect(await rings('crew_open')).toEqual([]);
  const early = await sail('2026-12-03', '08:00', '10:00');
  await assign(ana.id, early.id);
  await watch('04T07:00');
  expect(await rings('crew_open')).toEqual([]);
  await watch('04T09:00');
  const [first] = await rings('crew_open');
  expect(first).toMatchObject({ severity: 'alta', description: expect.stringContaining('05/12/2026 08:00') });
  await watch('05T04:45');
  await watch('05T05:15');
  expect(await rings('crew_open')).toMatchObject([{ id: first?.id, severity: 'critica' }]);
  for (const [who, position] of [
    [ana, 'comandante'],
    [beto, 'guia'],
  ] as const)
    expect((await assign(who.id, session.id, { position })).status).toBe(201);
  await watch('05T05:30');
  expect(await rings('crew_open')).toEqual([]);
});

test('who was given a duty and may no longer do it rings once, without a name, and ends with the duty', async () => {
  const { staff, member, sail, assign, watch, rings } = await aWatched();
  const beto = await member('Beto', ['comandante']);
  const session = await sail('2026-12-05', '08:00', '10:00');
  const held = await assign(beto.id, session.id);
  await watch('01T09:00');
  expect(await rings('crew_conflict')).toEqual([]);
  const leave = { crew_id: beto.id, kind: 'ferias', starts_on: '2026-12-04', ends_on: '2026-12-06' };
  expect((await staff.post('/crew-leave', leave)).status).toBe(201);
  for (const at of ['01T09:15', '01T09:30']) await watch(at);
  const rung = await rings('crew_conflict');
  expect(rung).toHaveLength(1);
  expect(rung[0]?.description).toContain('já não pode trabalhar');
  expect(rung[0]?.description).not.toContain('Beto');
  await staff.post(`/crew-assignments/${held.body.id}/cancellation`, { version: 1 });
  await watch('01T09:45');
  expect(await rings('crew_conflict')).toEqual([]);
});
