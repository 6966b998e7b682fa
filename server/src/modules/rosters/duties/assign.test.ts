import { expect, test } from 'vitest';
import { aSailingCrew } from '../../../testing/companies/crew/sailing-crew.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('morning and sunset are one day; Sunday at 06:00 is allowed, at 05:45 the rest is too short and it is said how', async () => {
  const { member, sail, assign, staff } = await aSailingCrew(world);
  const beto = await member('Beto Carvalho', ['comandante']);
  const [morning, sunset] = [
    await sail('2026-12-05', '08:00', '10:00'),
    await sail('2026-12-05', '16:00', '18:00'),
  ];
  for (const { id } of [morning, sunset]) expect((await assign(beto.id, id)).status).toBe(201);
  const early = await sail('2026-12-06', '05:45', '07:45');
  const refused = await assign(beto.id, early.id);
  expect([refused.status, refused.body.type, refused.body.params.people]).toEqual([
    409,
    '/problems/crew-conflict',
    [{ name: 'Beto Carvalho', against: [{ code: 'rest', effect: 'impede', minutes: 645, least: 660 }] }],
  ]);
  await staff.post(`/sessions/${early.id}/cancellation`, { version: early.version, reason: 'Vento' });
  const sunday = await sail('2026-12-06', '06:00', '08:00');
  expect((await assign(beto.id, sunday.id)).status).toBe(201);
});

test('an overlap, a paper that ended, a day off, a position that is not theirs and an inactive person are refused', async () => {
  const { member, sail, assign, staff, trade } = await aSailingCrew(world);
  const [beto, ana, rui] = [
    await member('Beto', ['comandante']),
    await member('Ana', ['comandante'], { expires_on: '2026-12-01' }),
    await member('Rui', ['guia']),
  ];
  const one = await sail('2026-12-05', '08:00', '10:00');
  const other = await sail('2026-12-05', '10:15', '12:00', {
    boat_ids: [trade.boats[1]],
    total_capacity: 40,
  });
  expect((await assign(beto.id, one.id)).status).toBe(201);
  const codes = async (crew: string, session: string, given = {}) => {
    const { status, body } = await assign(crew, session, given);
    return [status, body.params?.people?.[0]?.against.map(({ code }: { code: string }) => code) ?? body.type];
  };
  expect(await codes(beto.id, other.id, { boat_id: trade.boats[1] })).toEqual([409, ['overlap']]);
  expect(await codes(ana.id, one.id)).toEqual([409, ['unfit']]);
  expect(await codes(rui.id, one.id)).toEqual([409, ['position']]);
  await staff.post('/crew-leave', {
    crew_id: rui.id,
    kind: 'folga',
    starts_on: '2026-12-05',
    ends_on: '2026-12-06',
  });
  expect(await codes(rui.id, one.id, { position: 'guia', boat_id: null })).toEqual([409, ['leave']]);
  const { version } = (await staff.get(`/crew-members/${rui.id}`)).body;
  await staff.post(`/crew-members/${rui.id}/deactivation`, { version, reason: 'Saiu' });
  expect((await codes(rui.id, one.id, { position: 'guia', boat_id: null }))[1]).toContain('inactive');
});

test('what was cancelled or is over, another boat, and somebody unknown take nobody', async () => {
  const { member, sail, assign, staff, trade } = await aSailingCrew(world);
  const beto = await member('Beto', ['comandante']);
  const gone = await sail('2026-12-05', '08:00', '10:00');
  await staff.post(`/sessions/${gone.id}/cancellation`, { version: gone.version, reason: 'Vento' });
  expect((await assign(beto.id, gone.id)).body.type).toBe('/problems/departure-gone');
  const past = await sail('2026-11-19', '08:00', '10:00');
  expect((await assign(beto.id, past.id)).body.type).toBe('/problems/departure-gone');
  const there = await sail('2026-12-05', '12:00', '14:00');
  expect((await assign(beto.id, there.id, { boat_id: trade.boats[1] })).status).toBe(422);
  expect((await assign(trade.product_id, there.id)).status).toBe(422);
});

test('guide and sailor follow the roster, and what was typed stays until the roster names somebody', async () => {
  const { member, sail, assign, staff, trade } = await aSailingCrew(world);
  const [beto, lia] = [
    await member('Roberto Carvalho', ['comandante'], { short_name: 'Beto' }),
    await member('Lia', ['guia']),
  ];
  const { id } = await sail('2026-12-05', '08:00', '10:00', { guide_name: 'Ana de fora' });
  const names = async () => {
    const { guide_name, sailor_name } = (await staff.get(`/sessions/${id}`)).body;
    return [guide_name, sailor_name];
  };
  const captain = (await assign(beto.id, id)).body;
  expect(await names()).toEqual(['Ana de fora', 'Beto']);
  const guide = (await assign(lia.id, id, { position: 'guia', boat_id: null })).body;
  expect(await names()).toEqual(['Lia', 'Beto']);
  for (const { id: each } of [captain, guide])
    expect((await staff.post(`/crew-assignments/${each}/cancellation`, { version: 1 })).status).toBe(200);
  expect(await names()).toEqual([null, null]);
  expect(trade.boats).toHaveLength(2);
});

test('two planners and one place: the second reads that it is taken; one person at two places at once stays at one', async () => {
  const { member, sail, assign, board, trade } = await aSailingCrew(world);
  const three = [
    await member('Beto', ['comandante']),
    await member('Ana', ['comandante']),
    await member('Caio', ['comandante']),
  ] as const;
  // Two have to be aboard, one of them in any position.
  const { id } = await sail('2026-12-05', '08:00', '10:00');
  const all = await Promise.all(three.map((each) => assign(each.id, id, { fills: true })));
  expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, 409]);
  const late = all.findIndex(({ status }) => status === 409);
  expect(all[late]?.body.type).toBe('/problems/place-taken');
  const free = three[late] ?? three[0];
  const twins = await Promise.all(
    trade.boats.map(async (boat) => {
      const made = await sail('2026-12-05', '13:00', '15:00', { boat_ids: [boat] });
      return { boat, id: made.id };
    }),
  );
  const twice = await Promise.all(twins.map((each) => assign(free.id, each.id, { boat_id: each.boat })));
  expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { counts } = await board('2026-12-05');
  expect(counts.unfit).toBe(0);
});

test('somebody is replaced in one step, and neither of the two is left at the place where it fails', async () => {
  const { member, sail, assign, board } = await aSailingCrew(world);
  const [beto, ana, ivo] = [
    await member('Beto', ['comandante']),
    await member('Ana', ['comandante']),
    await member('Ivo', ['comandante'], { expires_on: null }),
  ];
  const { id } = await sail('2026-12-05', '08:00', '10:00');
  const held = (await assign(beto.id, id)).body;
  expect((await assign(ivo.id, id, { replaces: held.id })).status).toBe(409);
  const there = async () =>
    (await board('2026-12-05')).assignments.map(({ crew_id }: { crew_id: string }) => crew_id);
  expect(await there()).toEqual([beto.id]);
  expect((await assign(ana.id, id, { replaces: held.id, fills: true })).status).toBe(201);
  expect(await there()).toEqual([ana.id]);
});

test('shifts are work too: over midnight they belong to their start, none is of no length', async () => {
  const { member, sail, assign, staff } = await aSailingCrew(world);
  const beto = await member('Beto', ['comandante']);
  const shift = {
    kind: 'base',
    date: '2026-12-05',
    start_time: '22:00',
    end_time: '06:00',
    place: 'Garagem',
  };
  expect((await staff.post('/crew-shifts', { ...shift, end_time: '22:00' })).status).toBe(422);
  const night = (await staff.post('/crew-shifts', shift)).body;
  const on = await staff.post('/crew-assignments', {
    crew_id: beto.id,
    shift_id: night.id,
    position: 'comandante',
  });
  expect(on.status).toBe(201);
  const sunday = await sail('2026-12-06', '15:00', '17:00');
  expect((await assign(beto.id, sunday.id)).body.params.people[0].against[0]).toMatchObject({
    code: 'least_rest',
    minutes: 510,
  });
  expect((await staff.post(`/crew-shifts/${night.id}/cancellation`, {})).status).toBe(200);
  expect((await assign(beto.id, sunday.id)).status).toBe(201);
});

test('who only reads, partners and people of other companies plan nothing', async () => {
  const { company, member, sail, assign, staff } = await aSailingCrew(world);
  const beto = await member('Beto', ['comandante'], { role: 'marinheiro' });
  const { id } = await sail('2026-12-05', '08:00', '10:00');
  const made = (await assign(beto.id, id)).body;
  const elsewhere = await world.user(await world.company(), 'admin');
  const partner = await world.user(company, 'supplier_admin');
  expect((await elsewhere.post(`/crew-assignments/${made.id}/cancellation`, { version: 1 })).status).toBe(
    404,
  );
  expect((await partner.get('/rosters')).status).toBe(403);
  expect((await beto.account?.get('/rosters'))?.status).toBe(403);
  expect((await staff.get('/rosters?week=2026-12-02')).body.week).toBe('2026-11-30');
});
