import { expect, test } from 'vitest';
import { aSailingCrew } from '../../../testing/companies/crew/sailing-crew.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const day = '2026-12-03';
const times = [
  ['07:30', '10:00'],
  ['13:30', '15:00'],
  ['18:00', '20:00'],
] as const;
type Against = { code: string; effect: string }[];
type Line = { name: string; session_id: string; position: string; against: Against };

/** Three departures of one day; from the first to the end of the last are 13 h 30 with the minutes around. */
async function aLongDay() {
  const crew = await aSailingCrew(world);
  const sessions: string[] = [];
  for (const [from, until] of times) sessions.push((await crew.sail(day, from, until)).id);
  const propose = async () => (await crew.staff.post('/roster-proposals', { week: day })).body;
  const apply = async (id: string) =>
    (await crew.staff.post(`/roster-proposals/${id}/application`, {})).body as {
      given: number;
      refused: { line: number; name: string; because: string; against: Against }[];
    };
  return { ...crew, sessions, propose, apply };
}

test('two people for three departures: each line warns of the long day as the cards do once it is accepted', async () => {
  const { member, propose, apply, board } = await aLongDay();
  for (const name of ['Ana', 'Beto']) await member(name, ['comandante']);
  const proposal = await propose();
  expect(proposal.lines).toHaveLength(6);
  const warning = { code: 'longest_day', effect: 'avisa', minutes: 810, most: 720 };
  for (const { against } of proposal.lines) expect(against).toEqual([warning]);
  expect((await apply(proposal.id)).given).toBe(6);
  for (const { against } of (await board(day)).assignments) expect(against).toEqual([warning]);
});

test('whom nothing warns of goes before who worked less, and nobody gets too long a day while others can', async () => {
  const { member, sail, assign, sessions, propose } = await aLongDay();
  for (const name of ['Ana', 'Beto', 'Caio']) await member(name, ['comandante']);
  const davi = await member('Davi', ['comandante']);
  // Davi has most hours of the week by far, and still takes the evening before somebody's day gets too long.
  await assign(davi.id, (await sail('2026-12-01', '08:00', '18:00')).id);
  const { lines } = await propose();
  const own = (lines as Line[]).filter(({ session_id }) => sessions.includes(session_id));
  expect(own).toHaveLength(6);
  expect(own.flatMap(({ against }) => against)).toEqual([]);
  const days = Map.groupBy(own, ({ name }) => name);
  for (const each of days.values()) {
    const had = new Set(each.map(({ session_id }) => session_id));
    expect(had.has(sessions[0] ?? '') && had.has(sessions[2] ?? '')).toBe(false);
  }
});

test('a proposal whose places were filled meanwhile says so of each line, and gives nobody twice', async () => {
  const { member, sessions, propose, apply, assign, board } = await aLongDay();
  for (const name of ['Ana', 'Beto']) await member(name, ['comandante']);
  const caio = await member('Caio', ['comandante']);
  const [one, other] = [await propose(), await propose()];
  expect((await apply(one.id)).given).toBe(6);
  const late = await apply(other.id);
  expect(late.given).toBe(0);
  expect(late.refused.map(({ line, because }) => [line, because])).toEqual(
    [0, 1, 2, 3, 4, 5].map((line) => [line, 'filled']),
  );
  expect((await board(day)).assignments).toHaveLength(6);
  expect((await assign(caio.id, sessions[0] ?? '', { fills: true })).body.type).toBe('/problems/place-taken');
});

test('two people with one short name are told apart by their full names wherever the roster names them', async () => {
  const { member, sessions, propose, board, staff, assign } = await aLongDay();
  const prado = await member('Alan Prado', ['comandante'], { short_name: 'Alan' });
  await member('Alan Reis', ['comandante'], { short_name: 'alan' });
  await member('Beatriz Lima', ['guia'], { short_name: 'Bia' });
  const names = ['Alan Prado', 'Alan Reis', 'Bia'];
  const namesOf = (rows: { name: string }[]) => [...new Set(rows.map(({ name }) => name))].toSorted();
  expect(namesOf((await board(day)).people)).toEqual(names);
  const candidates = await staff.get(`/crew-assignments/candidates?session_id=${sessions[0]}`);
  expect(namesOf(candidates.body.data)).toEqual(names);
  expect(namesOf((await propose()).lines)).toEqual(names.slice(0, 2));
  await assign(prado.id, sessions[0] ?? '');
  expect(namesOf((await staff.get(`/rosters/${day}/publication`)).body.people)).toEqual(['Alan Prado']);
});
