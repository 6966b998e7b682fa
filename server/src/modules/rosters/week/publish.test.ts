import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statement } from '../../../kit/resource/statement.ts';
import { aSailingCrew } from '../../../testing/companies/crew/sailing-crew.ts';
import { openWorld } from '../../../testing/world.ts';
import { rosterLetters } from '../letters/roster-letter.ts';
import { template } from './publish.ts';

const world = await openWorld();
const week = '2026-11-30';

async function aWeek() {
  const crew = await aSailingCrew(world);
  const { member, sail, assign, staff } = crew;
  const beto = await member('Beto', ['comandante'], { role: 'marinheiro' });
  const ana = await member('Ana', ['comandante', 'guia'], { email: 'ana@exemplo.com.br' });
  const [one, other] = [
    await sail('2026-12-03', '08:00', '10:00'),
    await sail('2026-12-05', '08:00', '10:00'),
  ];
  const held = (await assign(beto.id, one.id)).body as { id: string };
  await assign(ana.id, other.id);
  const version = async () => (await staff.get(`/rosters?week=${week}`)).body.version as number;
  const publish = async (given?: number) =>
    staff.post(`/rosters/${week}/publication`, { version: given ?? (await version()) });
  const letters = () =>
    world.tenantTx.read(crew.company.id, (tx) =>
      tx.rows(
        statement<{
          to_email: string;
          params: Record<string, string>;
        }>(sql`select l.to_email, l.params from email_logs l
          where l.tenant_id = ${crew.company.id} and l.template = ${template} order by l.to_email, l.id`),
      ),
    );
  return { ...crew, beto, ana, one, other, held, version, publish, letters };
}

test('publishing tells each whose own duties changed, once; twice tells nobody twice', async () => {
  const { publish, letters, beto, ana, other, assign, staff, member, sail } = await aWeek();
  const preview = (await staff.get(`/rosters/${week}/publication`)).body;
  expect(
    preview.people
      .map(({ name, reached, changes }: { name: string; reached: boolean; changes: { kind: string }[] }) => [
        name,
        reached,
        changes.map(({ kind }) => kind),
      ])
      .toSorted(),
  ).toEqual([
    ['Ana', true, ['new']],
    ['Beto', true, ['new']],
  ]);
  const first = await publish();
  expect([first.status, first.body.status, first.body.told]).toEqual([200, 'published', 2]);
  expect((await letters()).map(({ to_email }) => to_email).toSorted()).toEqual(
    ['ana@exemplo.com.br', beto.account?.email].toSorted(),
  );
  const again = await publish();
  expect([again.body.told, (await letters()).length]).toEqual([0, 2]);
  const third = await member('Caio', ['comandante']);
  const afternoon = await sail('2026-12-05', '14:00', '16:00');
  await assign(third.id, afternoon.id);
  expect((await publish()).body.told).toBe(1);
  expect((await letters()).length).toBe(2);
  const { assignments, counts } = (await staff.get(`/rosters?week=${week}`)).body;
  expect(counts.changed).toBe(0);
  const anas = assignments.find(({ crew_id }: { crew_id: string }) => crew_id === ana.id);
  await staff.post(`/crew-assignments/${anas.id}/cancellation`, { version: anas.version });
  expect((await publish()).body.told).toBe(1);
  expect((await letters()).filter(({ to_email }) => to_email === 'ana@exemplo.com.br')).toHaveLength(2);
  expect(other.id).toBeTruthy();
});

test('the letter says the week of the person as it stands when it leaves', async () => {
  const { publish, company, beto } = await aWeek();
  await publish();
  const write = rosterLetters({ tenantTx: world.tenantTx, origin: () => 'https://leme.test' })[template];
  const params = { crew_id: beto.id, week };
  const mail = {
    tenant_id: company.id,
    id: beto.id,
    to_email: 'b@b.test',
    user_id: null,
    template,
    locale: 'pt-BR',
    params,
  };
  const letter = await write?.(mail as never);
  expect(letter?.text).toContain('Ilha do Campeche, Lancha Netuno (Comandante)');
  expect(letter?.text).toContain('07:30 às 10:30');
  expect(letter?.text).toContain('/crew-rosters');
});

test('a tab that is behind publishes nothing, and neither does a week somebody cannot work', async () => {
  const { publish, version, assign, member, sail, staff } = await aWeek();
  const behind = await version();
  await assign((await member('Davi', ['comandante'])).id, (await sail('2026-12-04', '08:00', '10:00')).id);
  expect((await publish(behind)).body.type).toBe('/problems/stale-version');
  const { id } = await sail('2026-12-04', '14:00', '16:00');
  const eva = await member('Eva', ['comandante']);
  expect((await assign(eva.id, id)).status).toBe(201);
  await staff.post('/crew-leave', {
    crew_id: eva.id,
    kind: 'atestado',
    starts_on: '2026-12-04',
    ends_on: '2026-12-04',
  });
  const preview = (await staff.get(`/rosters/${week}/publication`)).body;
  expect(preview.blocked).toMatchObject([
    { name: 'Eva', date: '2026-12-04', start_time: '14:00', product: expect.any(String), kind: null },
  ]);
  const blocked = await publish();
  expect([blocked.status, blocked.body.params.people]).toMatchObject([
    409,
    [{ name: 'Eva', against: [{ code: 'leave', kind: 'atestado' }] }],
  ]);
});

test('one answers only for oneself, of a published week; declined opens the place again', async () => {
  const { publish, held, beto, staff, company } = await aWeek();
  const answer = (who: typeof staff | undefined, body: object) =>
    who?.post(`/crew-assignments/${held.id}/answers`, body);
  expect((await answer(beto.account, { answer: 'confirmed' }))?.status).toBe(404);
  await publish();
  expect((await answer(staff, { answer: 'confirmed' }))?.status).toBe(403);
  const stranger = await world.user(company, 'marinheiro');
  expect((await answer(stranger, { answer: 'confirmed' }))?.status).toBe(403);
  expect((await answer(beto.account, { answer: 'confirmed' }))?.body.status).toBe('confirmed');
  expect((await answer(beto.account, { answer: 'declined' }))?.status).toBe(422);
  expect((await answer(beto.account, { answer: 'declined', reason: 'Doente' }))?.body.status).toBe(
    'declined',
  );
  const seen = (await staff.get(`/rosters?week=${week}`)).body;
  expect(seen.assignments.find(({ id }: { id: string }) => id === held.id)).toMatchObject({
    status: 'declined',
    reason: 'Doente',
  });
  expect((await answer(beto.account, { answer: 'confirmed' }))?.body.type).toBe('/problems/duty-answered');
});

test('[A2.2-13] [B2.2-63] a sailor reads the own week and who sails when, without telephones; a draft stays unseen', async () => {
  const { publish, beto, company } = await aWeek();
  const read = async (who = beto.account) =>
    (await who?.get('/crew-rosters?from=2026-11-30&to=2026-12-06'))?.body;
  expect([(await read()).own, (await read()).all]).toEqual([[], []]);
  await publish();
  const seen = await read();
  expect(seen.member.name).toBe('Beto');
  expect(seen.own).toMatchObject([
    {
      date: '2026-12-03',
      product: 'Ilha do Campeche',
      boat: 'Lancha Netuno',
      position: 'comandante',
      status: 'proposed',
      against: [],
    },
  ]);
  expect(seen.all.map(({ people }: { people: { name: string; phone: null }[] }) => people)).toEqual([
    [{ name: 'Beto', position: 'comandante', phone: null }],
    [{ name: 'Ana', position: 'comandante', phone: null }],
  ]);
  const partner = await world.user(company, 'supplier_admin');
  expect((await partner.get('/crew-rosters')).status).toBe(403);
});

test('a week that is over is locked; what is put right afterwards needs a reason', async () => {
  const { member, sail, assign, staff } = await aSailingCrew(world);
  const beto = await member('Beto', ['comandante'], { daily_rate: 200 });
  const past = await sail('2026-11-12', '08:00', '10:00');
  expect((await assign(beto.id, past.id, { reason: 'Esquecido' })).status).toBe(201);
  const lock = async (of: string) => {
    const { version } = (await staff.get(`/rosters?week=${of}`)).body;
    return await staff.post(`/rosters/${of}/lock`, { version });
  };
  expect((await lock('2026-11-16')).body.type).toBe('/problems/roster-ahead');
  expect((await lock('2026-11-09')).body).toMatchObject({ status: 'locked', done: 1 });
  const later = await sail('2026-11-13', '08:00', '10:00');
  const shift = { kind: 'base', date: '2026-11-13', start_time: '08:00', end_time: '12:00' };
  expect((await staff.post('/crew-shifts', shift)).body.type).toBe('/problems/roster-locked');
  expect((await assign(beto.id, later.id, { reason: 'Trocou com Ana' })).status).toBe(201);
  const sheet = (await staff.get('/rosters/sheet?from=2026-11-09&to=2026-11-15')).body;
  expect(sheet).toContain('Beto;2;2;6,00;400,00');
});
