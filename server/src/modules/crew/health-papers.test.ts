import { expect, test } from 'vitest';
import { png } from '../../testing/input/png.ts';
import { openWorld, type Person } from '../../testing/world.ts';

const world = await openWorld();

/** A company whose Beto has a CIR and a health paper with a picture each, and somebody who reads the crew and changes nothing. */
async function twoPapers() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const reader = await world.user(company, 'manager');
  const denial = { resource: 'crew-members', action: 'update', granted: false, reason: 'Só consulta' };
  const body = { version: 1, exceptions: [{ ...denial, expires_at: null }] };
  expect((await staff.put(`/users/${reader.id}/permissions`, body)).status).toBe(200);
  const beto = await world.user(company, 'marinheiro');
  const { id: crew_id } = (await staff.post('/crew-members', { full_name: 'Beto', user_id: beto.id })).body;
  const add = async (code: string) => {
    const type = { 'content-type': 'image/png' };
    const front = (await staff.post(`/crew-members/files?name=${code}.png`, png(8, 8), type)).body.id;
    const { data } = (await staff.get(`/crew-credentials/options/competency_id?q=${code}`)).body;
    const said = { crew_id, number: code, competency_id: data[0]?.id, expires_on: '2030-03-01', front };
    expect((await staff.post('/crew-credentials', said)).status).toBe(201);
    return front as string;
  };
  return {
    company,
    staff,
    reader,
    beto,
    crew_id,
    cir: await add('Contramestre'),
    health: await add('saúde'),
  };
}

const opened = async (by: Person, ids: readonly string[], path = '/crew-members/files/') =>
  (await Promise.all(ids.map((id) => by.get(`${path}${id}`)))).map(({ status }) => status);

test('the picture of a health paper opens to whom it is of and to who keeps the crew, also by its own address', async () => {
  const { staff, reader, beto, cir, health } = await twoPapers();
  expect(await opened(staff, [cir, health])).toEqual([200, 200]);
  expect(await opened(reader, [cir, health])).toEqual([200, 404]);
  expect(await opened(reader, [cir, health], '/crew-competencies/files/')).toEqual([404, 404]);
  expect(await opened(beto, [cir, health], '/crew-competencies/files/')).toEqual([200, 200]);
});

test('its dates stand in every list, and its picture in none of who may not open it', async () => {
  const { staff, reader, beto, cir, health } = await twoPapers();
  const listed = async (by: Person, of: 'all' | 'own') =>
    (await by.get('/crew-competencies')).body[of].map((paper: Record<string, string>) => [
      paper.number,
      paper.expires_on,
      paper.front,
    ]);
  const whole = [
    ['Contramestre', '2030-03-01', cir],
    ['saúde', '2030-03-01', health],
  ];
  expect(await listed(staff, 'all')).toEqual(whole);
  expect(await listed(beto, 'own')).toEqual(whole);
  expect(await listed(reader, 'all')).toEqual([whole[0], ['saúde', '2030-03-01', null]]);
});

test('a picture that was replaced, and one of a paper that names no competency, stay shut as well', async () => {
  const { staff, reader, crew_id, health } = await twoPapers();
  const { data } = (await staff.get(`/crew-credentials?crew_id=${crew_id}&q=saúde`)).body;
  const [{ id, version }] = data;
  expect((await staff.patch(`/crew-credentials/${id}`, { version, front: null })).status).toBe(200);
  expect(await opened(reader, [health])).toEqual([404]);
  const unnamed = { crew_id, number: '1', front: health };
  expect((await staff.post('/crew-credentials', unnamed)).status).toBe(201);
  expect(await opened(reader, [health])).toEqual([404]);
  expect(await opened(staff, [health])).toEqual([200]);
});
