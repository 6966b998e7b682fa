import { crewCredentials } from '@leme/contract/crew/crew-credentials';
import { describe, expect, test } from 'vitest';
import { checkResource } from '../../testing/registers/check-resource.ts';
import { openWorld, type Person } from '../../testing/world.ts';

checkResource(crewCredentials);

describe('papers of the crew', async () => {
  const world = await openWorld();

  /** Somebody of the crew with an account, and a paper that waits. */
  async function aPaper(staff: Person, user_id: string, given: Record<string, unknown> = {}) {
    const member = (await staff.post('/crew-members', { full_name: 'Beto Carvalho', user_id })).body;
    const { status, body } = await staff.post('/crew-credentials', {
      crew_id: member.id,
      number: '381P2020001234',
      expires_on: '2026-12-31',
      ...given,
    });
    expect([status, body.errors]).toEqual([201, undefined]);
    return body;
  }

  const accept = (by: Person, { id, version }: { id: string; version: number }) =>
    by.post(`/crew-credentials/${id}/acceptance`, { version });

  test('nobody checks his own paper while somebody else of the company could', async () => {
    const company = await world.company();
    const [admin, manager] = [await world.user(company, 'admin'), await world.user(company, 'manager')];
    const paper = await aPaper(manager, admin.id);
    const own = await accept(admin, paper);
    expect([own.status, own.body.errors]).toEqual([422, [{ pointer: '/status', code: 'own-paper' }]]);
    const checked = await accept(manager, paper);
    expect([checked.status, checked.body.status, checked.body.self_declared]).toEqual([
      200,
      'conferida',
      false,
    ]);
  });

  test('where nobody else could, his word is taken and told as his own', async () => {
    const company = await world.company();
    const admin = await world.user(company, 'admin');
    const paper = await aPaper(admin, admin.id);
    expect((await accept(admin, paper)).status).toBe(200);
    const read = (await admin.get(`/crew-credentials/${paper.id}`)).body;
    expect([read.status, read.self_declared]).toEqual(['conferida', true]);
  });

  test('of two who check one paper one does, the other reads it; what was checked is not rewritten', async () => {
    const company = await world.company();
    const sailor = await world.user(company, 'marinheiro');
    const [admin, manager] = [await world.user(company, 'admin'), await world.user(company, 'manager')];
    const paper = await aPaper(admin, sailor.id);
    const answers = await Promise.all([admin, manager].map((by) => accept(by, paper)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { version } = (await admin.get(`/crew-credentials/${paper.id}`)).body;
    const path = `/crew-credentials/${paper.id}`;
    const changed = await admin.patch(path, { version, expires_on: '2030-12-31' });
    expect(changed.body.errors).toEqual([{ pointer: '/expires_on', code: 'checked-paper' }]);
    const back = await admin.post(`${path}/withdrawal`, { version, reason: 'Falta o verso' });
    expect([back.status, back.body.status]).toEqual([200, 'aguardando']);
    const again = await admin.patch(path, { version: back.body.version, expires_on: '2030-12-31' });
    expect(again.body.expires_on).toBe('2030-12-31');
  });

  test('a paper is of one competency, and the catalogue is the platform’s alone', async () => {
    const company = await world.company();
    const admin = await world.user(company, 'admin');
    const own = (await admin.post('/own-competencies', { name: 'Treino no Netuno' })).body;
    const { data } = (await admin.get('/crew-credentials/options/competency_id?q=conves')).body;
    expect(data.length).toBeGreaterThan(1);
    const { id } = (await admin.post('/crew-members', { full_name: 'Ana' })).body;
    const both = { crew_id: id, number: '1', competency_id: data[0].id, own_competency_id: own.id };
    const refused = await admin.post('/crew-credentials', both);
    expect(refused.body.errors).toEqual([{ pointer: '/own_competency_id', code: 'no-value' }]);
    const fields = { code: 'NOVA', name: { 'pt-BR': 'Meu curso' }, kind: 'curso' };
    const asked = [await admin.get('/competencies'), await admin.post('/competencies', fields)];
    const guarded = await world.operator('saas_admin');
    const answers = [...asked, await guarded.post('/competencies', fields)];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});
