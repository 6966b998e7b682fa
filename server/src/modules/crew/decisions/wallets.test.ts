import { expect, test } from 'vitest';
import { png } from '../../../testing/input/png.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();
type Company = Awaited<ReturnType<typeof world.company>>;

/** Somebody of the crew with the account, and a paper of his. */
async function aSailor(company: Company, staff: Person, name: string) {
  const sailor = await world.user(company, 'marinheiro');
  const member = (await staff.post('/crew-members', { full_name: name, user_id: sailor.id })).body;
  const paper = { crew_id: member.id, number: `${name} 1`, expires_on: '2027-03-01' };
  expect((await staff.post('/crew-credentials', paper)).status).toBe(201);
  return { sailor, member };
}

test('[B2.2-83] [A6-33] a deckhand reads his own papers and nobody else’s, who may read people those of all', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const beto = await aSailor(company, staff, 'Beto');
  await aSailor(company, staff, 'Ana');
  const own = (await beto.sailor.get('/crew-competencies')).body;
  expect([own.member, own.all]).toEqual([{ id: beto.member.id, full_name: 'Beto' }, null]);
  expect(own.own.map(({ number }: { number: string }) => number)).toEqual(['Beto 1']);
  const all = (await staff.get('/crew-competencies')).body;
  expect([all.member, all.own, all.isCut]).toEqual([null, [], false]);
  expect(all.all.map(({ person }: { person: string }) => person).toSorted()).toEqual(['Ana', 'Beto']);
});

test('what waits to be checked stands first, then what ends first', async () => {
  const company = await world.company();
  const [staff, other] = [await world.user(company, 'admin'), await world.user(company, 'manager')];
  const { member } = await aSailor(company, staff, 'Beto');
  for (const [number, expires_on] of [
    ['late', '2028-01-01'],
    ['soon', '2026-12-01'],
  ]) {
    const made = (await staff.post('/crew-credentials', { crew_id: member.id, number, expires_on })).body;
    expect((await other.post(`/crew-credentials/${made.id}/acceptance`, { version: 1 })).status).toBe(200);
  }
  const { all } = (await staff.get('/crew-competencies')).body;
  expect(all.map(({ number }: { number: string }) => number)).toEqual(['Beto 1', 'soon', 'late']);
});

test('partners and people of other companies read none of them', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  await aSailor(company, staff, 'Beto');
  const partner = await world.user(company, 'supplier_admin');
  const elsewhere = await world.user(await world.company(), 'admin');
  expect((await partner.get('/crew-competencies')).status).toBe(403);
  expect((await elsewhere.get('/crew-competencies')).body.all).toEqual([]);
});

test('a deckhand adds a paper of his own, which waits, and to nobody else’s wallet', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const beto = await aSailor(company, staff, 'Beto');
  const stranger = await world.user(company, 'marinheiro');
  const path = '/crew-competencies/credentials';
  const made = await beto.sailor.post(path, { number: '381P2', expires_on: '2027-05-01' });
  expect(made.status).toBe(201);
  const { own } = (await beto.sailor.get('/crew-competencies')).body;
  expect(own.find(({ id }: { id: string }) => id === made.body.id)).toMatchObject({ status: 'aguardando' });
  const refused = await stranger.post(path, { number: '381P3' });
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/no-crew-member']);
  const smuggled = await beto.sailor.post(path, {
    number: '1',
    crew_id: beto.member.id,
    status: 'conferida',
  });
  expect(smuggled.status).toBe(422);
});

test('a deckhand sends pictures of his own paper and reads them again; nobody else without the crew does', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const [beto, ana] = [await aSailor(company, staff, 'Beto'), await aSailor(company, staff, 'Ana')];
  const type = { 'content-type': 'image/png' };
  const sent = await beto.sailor.post('/crew-competencies/files?name=cir.png', png(8, 8), type);
  expect([sent.status, sent.body.mime]).toEqual([201, 'image/webp']);
  const picture = `/crew-competencies/files/${sent.body.id}`;
  expect((await beto.sailor.get(picture)).status).toBe(404);
  const added = await beto.sailor.post('/crew-competencies/credentials', {
    number: 'CIR',
    front: sent.body.id,
  });
  expect(added.status).toBe(201);
  const answers = [await beto.sailor.get(picture), await ana.sailor.get(picture)];
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  const { own } = (await beto.sailor.get('/crew-competencies')).body;
  expect(own.find(({ number }: { number: string }) => number === 'CIR').front).toBe(sent.body.id);
  const text = await beto.sailor.post('/crew-competencies/files?name=cir.jpg', Buffer.from('um texto'), {
    'content-type': 'image/jpeg',
  });
  expect(text.status).toBe(422);
});

test('a deckhand reads what is missing for each boat one may be asked to serve on, and nobody else’s', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const beto = await aSailor(company, staff, 'Beto');
  const { version } = (await staff.get(`/crew-members/${beto.member.id}`)).body;
  await staff.patch(`/crew-members/${beto.member.id}`, { version, positions: ['comandante', 'guia'] });
  await staff.post('/boats', { boat_name: 'Netuno', capacity: 8, type: 'lancha', use_class: 'passageiros' });
  const { data } = (await beto.sailor.get('/crew-competencies/service')).body;
  expect(data.map(({ boat }: { boat: string }) => boat)).toEqual(['Netuno']);
  const [commands] = data[0].positions;
  expect([commands.position, commands.decision.can, commands.decision.missing.length > 0]).toEqual([
    'comandante',
    'nao',
    true,
  ]);
  const stranger = await world.user(company, 'marinheiro');
  expect((await stranger.get('/crew-competencies/service')).body.data).toEqual([]);
  const partner = await world.user(company, 'supplier_admin');
  expect((await partner.get('/crew-competencies/service')).status).toBe(403);
});

test('who may serve on a boat today is told with the papers; who may not, is away or left is left out', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const boat = { boat_name: 'Netuno', capacity: 8, type: 'lancha', use_class: 'passageiros' };
  const more = { nav_area: 'costeira', gross_tonnage: 8 };
  const { id } = (await staff.post('/boats', { ...boat, ...more })).body;
  const add = async (full_name: string, positions: string[]) =>
    (await staff.post('/crew-members', { full_name, positions, birth: '1990-01-01' })).body;
  await add('Rita', ['comandante']);
  const guide = await add('Gil', ['guia', 'comandante']);
  const gone = await add('Ivo', ['guia']);
  await staff.post(`/crew-members/${gone.id}/deactivation`, { version: 1, reason: 'Saiu' });
  const { data } = (await staff.get(`/boats/${id}/crew`)).body;
  expect(
    data.map((each: { person: string; positions: { position: string }[] }) => [
      each.person,
      each.positions.map(({ position }) => position),
    ]),
  ).toEqual([['Gil', ['guia']]]);
  expect(data[0].crew_id).toBe(guide.id);
  const elsewhere = await world.user(await world.company(), 'admin');
  const sailor = await world.user(company, 'marinheiro');
  const refused = [await elsewhere.get(`/boats/${id}/crew`), await sailor.get(`/boats/${id}/crew`)];
  expect(refused.map(({ status }) => status)).toEqual([404, 403]);
});
