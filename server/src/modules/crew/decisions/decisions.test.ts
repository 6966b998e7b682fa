import { expect, test } from 'vitest';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

/** The id of a paper of the catalogue, as somebody who writes down papers finds it. */
async function competency(staff: Person, q: string): Promise<string> {
  const { data } = (await staff.get(`/crew-credentials/options/competency_id?q=${q}`)).body;
  return data[0].id;
}

/** Beto with a checked CIR MNC through the end of the year, and the Netuno, which sails along the coast. */
async function aDay() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const beto = (
    await staff.post('/crew-members', {
      full_name: 'Beto Carvalho',
      birth: '1986-04-12',
      positions: ['comandante', 'guia'],
    })
  ).body;
  const netuno = (
    await staff.post('/boats', {
      boat_name: 'Lancha Netuno',
      capacity: 12,
      nav_area: 'costeira',
      gross_tonnage: 8,
    })
  ).body;
  const paper = {
    crew_id: beto.id,
    competency_id: await competency(staff, 'MNC'),
    number: '381P1',
    expires_on: '2026-12-31',
  };
  const made = (await staff.post('/crew-credentials', paper)).body;
  const checked = await staff.post(`/crew-credentials/${made.id}/acceptance`, { version: 1 });
  expect(checked.status).toBe(200);
  const ask = (date: string, given: object = {}) =>
    staff.post('/competency-decisions', {
      crew_id: beto.id,
      boat_id: netuno.id,
      position: 'comandante',
      date,
      ...given,
    });
  return { company, staff, beto, netuno, ask, paper: made };
}

test('Beto may command the Netuno on the last day of his CIR, and on the next it is said when it ended', async () => {
  const { ask, paper } = await aDay();
  const last = (await ask('2026-12-31')).body;
  expect([last.can, last.version, last.used]).toEqual([
    'sim',
    1,
    [
      {
        credential_id: paper.id,
        number: '381P1',
        competency: 'MNC',
        expires_on: '2026-12-31',
        days_left: 0,
        self_declared: false,
      },
    ],
  ]);
  const after = (await ask('2027-01-01')).body;
  expect(after.can).toBe('nao');
  expect(after.missing[0].nearest).toEqual({ number: '381P1', expires_on: '2026-12-31', worth: 'expired' });
});

test('the panel of a person answers as the question does, boat by boat and position by position', async () => {
  const { staff, beto, netuno, ask } = await aDay();
  const far = {
    boat_name: 'Catamarã Brisa',
    capacity: 40,
    nav_area: 'costeira',
    type: 'catamara',
    gross_tonnage: 18,
  };
  const brisa = (await staff.post('/boats', far)).body;
  const { data } = (await staff.get(`/crew-members/${beto.id}/service?date=2026-12-12`)).body;
  type Line = { boat_id: string; positions: { position: string; decision: { can: string } }[] };
  const can = Object.fromEntries(
    data.map(({ boat_id, positions }: Line) => [
      boat_id,
      positions.map(({ position, decision }) => [position, decision.can]),
    ]),
  );
  expect(can[netuno.id]).toEqual([
    ['comandante', 'sim'],
    ['guia', 'sim'],
  ]);
  expect(can[brisa.id]).toEqual([
    ['comandante', 'nao'],
    ['guia', 'sim'],
  ]);
  const asked = (await ask('2026-12-12', { boat_id: brisa.id })).body;
  expect(asked.missing[0].any_of[0]).toEqual({ competency: 'CTR', or_higher: true });
  const unmeasured = (await staff.post('/boats', { boat_name: 'Bote', capacity: 4, nav_area: 'costeira' }))
    .body;
  const unknown = (await ask('2026-12-12', { boat_id: unmeasured.id })).body;
  expect([unknown.can, unknown.missing]).toEqual(['nao', [{ of: 'knowledge', lacks: ['tonnage'] }]]);
  const line = data.find(({ boat_id }: Line) => boat_id === brisa.id);
  expect(line.positions[0].decision).toEqual(asked);
});

test('who is of another company, or may not read the crew, is answered nothing', async () => {
  const { company, beto, ask } = await aDay();
  const elsewhere = await aDay();
  const unknown = await ask('2026-12-12', { crew_id: elsewhere.beto.id, boat_id: elsewhere.netuno.id });
  expect([unknown.status, unknown.body.errors]).toEqual([
    422,
    [
      { pointer: '/crew_id', code: 'unknown' },
      { pointer: '/boat_id', code: 'unknown' },
    ],
  ]);
  const path = `/crew-members/${beto.id}/service?date=2026-12-12`;
  const sailor = await world.user(company, 'marinheiro');
  expect([(await elsewhere.staff.get(path)).status, (await sailor.get(path)).status]).toEqual([404, 403]);
});

test('the matrix that every installation begins with decides every context', async () => {
  const { staff, beto, netuno } = await aDay();
  for (const position of [
    'comandante',
    'marinheiro',
    'maquinista',
    'guia',
    'instrutor',
    'observador',
    'apoio',
  ])
    for (const activity of ['passeio', 'locacao_sem_tripulacao']) {
      const question = { crew_id: beto.id, boat_id: netuno.id, position, activity, date: '2026-12-12' };
      const { missing } = (await staff.post('/competency-decisions', question)).body;
      expect(missing.filter(({ of }: { of: string }) => of === 'knowledge')).toEqual([]);
    }
});
