import type { DayFacts, Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { aManifestDay, bookingIn, markAll } from '../../../testing/companies/manifest-day.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A departure of today with one boat and three people, and what the gate says of it. */
async function aMorning() {
  const day = await aManifestDay(world);
  const boat_id = day.trade.boats[0] as string;
  const facts = async (): Promise<Departing> => {
    const { status, body } = await day.guide.get('/departure-facts');
    expect(status).toBe(200);
    return (body as DayFacts).data.find((each) => each.boat_id === boat_id) as Departing;
  };
  const gate = async () => {
    const { data } = (await day.guide.get('/departure-gate')).body;
    return data.find((each: { boat_id: string }) => each.boat_id === boat_id);
  };
  const check = async (code: string) => {
    const found = (await gate()).checks.find((each: { code: string }) => each.code === code);
    return [found.state, found.sentence];
  };
  const say = async (by: typeof day.guide, event: object) => {
    const base = { id: newId(), boat_id, session_id: day.session.id };
    const { status, body } = await by.post('/departure-events', { events: [{ ...base, ...event }] });
    expect(status).toBe(200);
    return body.results[0];
  };
  const today = (await day.guide.get('/departure-gate')).body.date as string;
  const dayAfter = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString();
  return { ...day, boat_id, facts, gate, check, say, dayAfter };
}

test('the facts of a day tell each boat, who is expected, and what no module looks at', async () => {
  const { facts, guide, booking, check } = await aMorning();
  const before = await facts();
  expect(before.facts.people).toHaveLength(3);
  expect(before.facts).toMatchObject({ mode: 'avisar', rest: [], counted: null, leaving: false });
  await markAll(guide, await bookingIn(guide, booking.id), 'checked_in');
  const { list } = await facts();
  expect(list.filter(({ aboard }) => aboard)).toHaveLength(3);
  expect(list[0]?.name).toBe(booking.customer_name);
  expect((await check('rest'))[0]).toBe('ok');
  expect(await check('papers')).toEqual(['sem_dados', 'Nenhum documento do barco cadastrado']);
});

test('an ended paper turns a boat red with its sentence, and a renewed one green again', async () => {
  const { staff, boat_id, check, dayAfter } = await aMorning();
  const paper = (expires_on: string) => staff.post('/boat-documents', { boat_id, kind: 'DPEM', expires_on });
  await paper(dayAfter(-1));
  const [state, sentence] = await check('papers');
  expect([state, sentence.startsWith('DPEM')]).toEqual(['impede', true]);
  expect((await paper(dayAfter(90))).status).toBe(201);
  expect((await check('papers'))[0]).toBe('ok');
});

test('more people than a boat carries, and people without a name, are told', async () => {
  const { staff, boat_id, check } = await aMorning();
  const boat = (await staff.get(`/boats/${boat_id}`)).body;
  expect(await check('capacity')).toEqual(['ok', expect.stringContaining('3 de')]);
  expect((await check('names'))[0]).toBe('impede');
  const path = `/boats/${boat_id}/maintenance`;
  expect((await staff.post(path, { version: boat.version })).status).toBe(200);
  expect(await check('work_order')).toEqual(['impede', 'O barco está fora de serviço']);
});

test('a captain of the crew is known by the typed name, and one who may not command is told', async () => {
  const { staff, session, check } = await aMorning();
  const name = async (sailor_name: string) => {
    const { version } = (await staff.get(`/sessions/${session.id}`)).body;
    expect((await staff.patch(`/sessions/${session.id}`, { version, sailor_name })).status).toBe(200);
  };
  expect((await check('crew'))[0]).toBe('sem_dados');
  await name('Beto Carvalho');
  expect(await check('crew')).toEqual(['sem_dados', 'Beto Carvalho não está no cadastro da tripulação']);
  await staff.post('/crew-members', { full_name: 'Beto Carvalho', positions: ['comandante'] });
  expect(await check('crew')).toEqual(['impede', 'Beto Carvalho não está habilitado a comandar este barco']);
});

test('where the company asks for it, what is not known of the law stops a boat too, and what people lack is told', async () => {
  const { staff, gate, check } = await aMorning();
  const changes = [
    { key: 'departure_mode', value: 'exigir', version: 0 },
    { key: 'departure_fields', value: ['document'], version: 0 },
  ];
  expect((await staff.patch('/settings', { changes })).status).toBe(200);
  const { result, checks } = await gate();
  expect(result).toBe('NO_GO');
  const papers = checks.find(({ code }: { code: string }) => code === 'papers');
  expect(papers).toMatchObject({ state: 'sem_dados', weighs: 'impede', legal: true });
  expect((await check('names'))[0]).toBe('impede');
});

test('a check that is not the law’s is released by name and reason; the law’s by nobody', async () => {
  const { staff, guide, gate, say } = await aMorning();
  const reason = 'Nomes completados no cais, lista em papel';
  const release = { kind: 'released', check: 'names', text: reason };
  expect(await say(guide, release)).toMatchObject({ outcome: 'refused', reason: 'not-allowed' });
  expect(await say(staff, { ...release, text: 'Dezenove letras só.' })).toMatchObject({
    reason: 'reason-too-short',
  });
  expect(await say(staff, { ...release, check: 'papers' })).toMatchObject({ reason: 'legal-check' });
  expect(await say(staff, release)).toMatchObject({ outcome: 'stored' });
  const names = (await gate()).checks.find(({ code }: { code: string }) => code === 'names');
  expect(names).toMatchObject({ state: 'impede', weighs: 'avisa', released: expect.any(String) });
});

test('another company sees none of it, and no partner', async () => {
  const { company } = await aMorning();
  const other = await world.user(await world.company(), 'admin');
  expect((await other.get('/departure-facts')).body.data).toEqual([]);
  const partner = await world.user(company, 'supplier_user', {
    partner_id: await world.partnerOf(company.id, 'supplier'),
  });
  expect((await partner.get('/departure-gate')).status).toBe(403);
});
