import { expect, test } from 'vitest';
import { aSailingCrew } from '../../../testing/companies/crew/sailing-crew.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
type Line = { name: string; position: string; explanation: { code: string; minutes?: number } };

test('a week is filled with those who may, the fewest hours first; nothing is given before it is accepted', async () => {
  const { member, sail, staff, board, trade } = await aSailingCrew(world);
  await member('Ana', ['comandante']);
  await member('Beto', ['comandante']);
  await member('Caio', ['comandante'], { expires_on: null });
  await sail('2026-12-03', '08:00', '10:00');
  await sail('2026-12-04', '08:00', '10:00');
  await sail('2026-12-04', '09:00', '11:00', { boat_ids: [trade.boats[1]] });
  const proposal = (await staff.post('/roster-proposals', { week: '2026-12-03' })).body;
  expect(proposal.lines.map(({ name, position }: Line) => [name, position]).toSorted()).toEqual([
    ['Ana', 'comandante'],
    ['Ana', 'comandante'],
    ['Beto', 'comandante'],
    ['Beto', 'comandante'],
  ]);
  expect(proposal.lines[2].explanation).toEqual({ code: 'fewest', minutes: 180, others: 0 });
  expect(proposal.left).toHaveLength(2);
  type Near = { name: string; against: { code: string }[] };
  expect(proposal.left[0].nearest.find(({ name }: Near) => name === 'Ana').against[0].code).toBe('overlap');
  expect((await board('2026-12-03')).assignments).toEqual([]);
  const part = await staff.post(`/roster-proposals/${proposal.id}/application`, { lines: [2] });
  expect(part.body).toEqual({ given: 1, refused: [] });
  expect((await board('2026-12-03')).assignments).toMatchObject([{ source: 'auto', date: '2026-12-04' }]);
  const twice = await staff.post(`/roster-proposals/${proposal.id}/application`, {});
  expect(twice.body.type).toBe('/problems/proposal-applied');
});

test('the week before is copied as far as it may be, and the rest is listed with its reason', async () => {
  const { member, sail, assign, staff, board } = await aSailingCrew(world);
  const [ana, beto] = [
    await member('Ana', ['comandante']),
    await member('Beto', ['comandante'], { expires_on: '2026-12-05' }),
  ];
  await assign(ana.id, (await sail('2026-12-03', '08:00', '10:00')).id);
  await assign(beto.id, (await sail('2026-12-04', '08:00', '10:00')).id);
  await sail('2026-12-10', '08:00', '10:00');
  await sail('2026-12-11', '08:00', '10:00');
  const copy = (await staff.post('/rosters/2026-12-07/copies', {})).body;
  expect(copy.lines.map(({ name, explanation }: Line) => [name, explanation])).toEqual([
    ['Ana', { code: 'same', date: '2026-12-03' }],
  ]);
  expect(copy.left[0].nearest[0]).toMatchObject({ name: 'Beto', against: [{ code: 'unfit' }] });
  expect((await staff.post(`/roster-proposals/${copy.id}/application`, {})).body.given).toBe(1);
  expect((await board('2026-12-07')).assignments).toMatchObject([{ source: 'copy', crew_id: ana.id }]);
});

test('what is no longer allowed when it is accepted is answered with its reason', async () => {
  const { member, sail, staff } = await aSailingCrew(world);
  const ana = await member('Ana', ['comandante']);
  await sail('2026-12-03', '08:00', '10:00');
  const proposal = (await staff.post('/roster-proposals', { week: '2026-12-03' })).body;
  await staff.post('/crew-leave', {
    crew_id: ana.id,
    kind: 'folga',
    starts_on: '2026-12-03',
    ends_on: '2026-12-03',
  });
  const answer = (await staff.post(`/roster-proposals/${proposal.id}/application`, {})).body;
  expect([answer.given, answer.refused[0].name, answer.refused[0].against[0].code]).toEqual([
    0,
    'Ana',
    'leave',
  ]);
});
