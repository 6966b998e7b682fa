import { expect, test } from 'vitest';
import { aSailingCrew } from '../../../testing/companies/crew/sailing-crew.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('everybody is listed: who can and worked least first, who cannot last with the reason', async () => {
  const { member, sail, assign, staff, trade } = await aSailingCrew(world);
  const [ana, beto] = [
    await member('Ana', ['comandante'], { trip_rate: 150 }),
    await member('Beto', ['comandante']),
  ];
  await member('Caio', ['guia'], { expires_on: null });
  await assign(ana.id, (await sail('2026-12-02', '08:00', '10:00')).id);
  const { id } = await sail('2026-12-05', '08:00', '10:00');
  const query = `session_id=${id}&position=comandante&boat_id=${trade.boats[0]}`;
  const { data, duty } = (await staff.get(`/crew-assignments/candidates?${query}`)).body;
  type Row = { name: string; can: string; minutes: number; cost: number | null; against: { code: string }[] };
  expect(data.map(({ name, can, minutes, cost }: Row) => [name, can, minutes, cost])).toEqual([
    ['Beto', 'sim', 0, null],
    ['Ana', 'sim', 180, 150],
    ['Caio', 'nao', 0, null],
  ]);
  expect(data[2].against.map(({ code }: { code: string }) => code)).toEqual(['position', 'unfit']);
  expect(duty).toMatchObject({ date: '2026-12-05', starts_at: '2026-12-05T10:30:00.000Z' });
  await assign(beto.id, id);
  const after = (await staff.get(`/crew-assignments/candidates?${query}`)).body.data;
  expect(after.map(({ name }: Row) => name)).toEqual(['Ana', 'Caio']);
  const free = (await staff.get(`/crew-assignments/candidates?session_id=${id}`)).body.data;
  expect(free.find(({ name }: Row) => name === 'Caio')).toMatchObject({ position: 'guia' });
});

test('the board says what is open, and what speaks against somebody by now', async () => {
  const { member, sail, assign, board, staff } = await aSailingCrew(world);
  const beto = await member('Beto', ['comandante']);
  const { id } = await sail('2026-12-05', '08:00', '10:00');
  const before = await board('2026-12-05');
  expect([before.week, before.status, before.version, before.counts.open]).toEqual([
    '2026-11-30',
    'draft',
    0,
    2,
  ]);
  await assign(beto.id, id);
  const seen = await board('2026-12-05');
  expect([seen.counts.open, seen.counts.unconfirmed, seen.counts.unfit]).toEqual([1, 1, 0]);
  expect(seen.people[0].days).toMatchObject([{ date: '2026-12-05', rest_until: '2026-12-06T00:30:00.000Z' }]);
  await staff.post('/crew-leave', {
    crew_id: beto.id,
    kind: 'folga',
    starts_on: '2026-12-05',
    ends_on: '2026-12-05',
  });
  const after = await board('2026-12-05');
  expect(after.assignments[0].against).toEqual([
    { code: 'leave', effect: 'impede', kind: 'folga', until: '2026-12-05' },
  ]);
  expect(after.counts.unfit).toBe(1);
});
