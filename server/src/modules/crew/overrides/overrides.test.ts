import { competencyOverrides } from '@leme/contract/crew/overrides/competency-overrides';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { askOverride } from '../../../testing/companies/crew/crew-matrix.ts';
import { superuserUrlOf } from '../../../testing/database/database.ts';
import { checkResource } from '../../../testing/registers/check-resource.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

checkResource(competencyOverrides);

describe('exceptions of a company', async () => {
  const world = await openWorld();

  /** Whether Ana may guide on the Netuno on a day, asked by somebody of the company. */
  async function asksOf(by: Person) {
    const boat = { boat_name: 'Netuno', type: 'lancha', use_class: 'passageiros', nav_area: 'costeira' };
    const boat_id = (await by.post('/boats', { ...boat, capacity: 20, gross_tonnage: 8 })).body.id;
    const crew_id = (await by.post('/crew-members', { full_name: 'Ana', positions: ['guia'] })).body.id;
    return async (date: string) =>
      (await by.post('/competency-decisions', { crew_id, boat_id, position: 'guia', date })).body;
  }

  test('[B2.2-82] [A6-32] what one asks for another approves, and from then to its last day the answer uses it', async () => {
    const company = await world.company();
    const [asker, other] = [await world.user(company, 'admin'), await world.user(company, 'admin')];
    const may = await asksOf(asker);
    const asked = (await askOverride(asker)).body;
    expect([asked.status, (await may('2027-10-31')).can]).toEqual(['pedida', 'sim']);
    const path = `/competency-overrides/${asked.id}`;
    const own = await asker.post(`${path}/approval`);
    expect([own.status, own.body.type]).toEqual([409, '/problems/own-override']);
    expect((await other.post(`${path}/approval`)).body).toEqual({ id: asked.id, status: 'aprovada' });
    expect((await other.post(`${path}/approval`)).status).toBe(200);
    const [last, after] = [await may('2027-10-31'), await may('2027-11-01')];
    expect([last.can, last.override, after.can, after.override]).toEqual([
      'com_aviso',
      { id: asked.id, change: 'add', valid_to: '2027-10-31' },
      'sim',
      null,
    ]);
    const rewritten = await asker.patch(path, { version: asked.version, valid_to: '2030-01-01' });
    expect(rewritten.body.errors).toEqual([{ pointer: '/reason', code: 'override-decided' }]);
    expect((await other.post(`${path}/closing`, { reason: 'Treino feito' })).body.status).toBe('encerrada');
    expect((await may('2027-10-31')).can).toBe('sim');
    const refused = await other.post(`${path}/refusal`, {});
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/override-decided']);
  });

  test('whoever is alone is told that nobody else may approve, and who rewrites what was asked asks anew', async () => {
    const company = await world.company();
    const asker = await world.user(company, 'admin');
    const { id, version } = (await askOverride(asker)).body;
    const alone = await asker.post(`/competency-overrides/${id}/approval`);
    expect(alone.body.type).toBe('/problems/no-approver');
    const other = await world.user(company, 'admin');
    await other.patch(`/competency-overrides/${id}`, { version, valid_to: '2028-01-01' });
    expect((await other.post(`/competency-overrides/${id}/approval`)).body.type).toBe(
      '/problems/own-override',
    );
    expect((await asker.post(`/competency-overrides/${id}/approval`)).status).toBe(200);
  });

  test('nobody waives what the law asks for, longer than 90 days, for a word or what is no cell', async () => {
    const company = await world.company();
    const [asker, other] = [await world.user(company, 'admin'), await world.user(company, 'admin')];
    const ask = (given: object) => askOverride(asker, given);
    const legal = await ask({ position: 'comandante', change: 'waive', valid_to: '2026-11-30' });
    expect(legal.body.errors).toEqual([{ pointer: '/change', code: 'legal-cell' }]);
    const long = await ask({ change: 'waive', valid_to: '2027-01-30' });
    expect(long.body.errors).toMatchObject([{ pointer: '/valid_to', code: 'waiver-too-long' }]);
    expect((await ask({ change: 'waive', valid_to: '2027-01-29' })).status).toBe(201);
    const short = await ask({ reason: 'x'.repeat(19) });
    expect(short.body.errors).toMatchObject([{ pointer: '/reason', code: 'too-small' }]);
    const approval = async (given: object) => {
      const { id } = (await ask(given)).body;
      return (await other.post(`/competency-overrides/${id}/approval`)).body.type;
    };
    expect(await approval({ activity: 'escola' })).toBe('/problems/override-lacks-cell');
    expect(await approval({ own_competencies: [] })).toBe('/problems/override-unfit');
  });

  test('[A6-32] not by SQL either: a waiver of the law changes no answer, and none is longer or of one person alone', async () => {
    const company = await world.company();
    const [asker, other] = [await world.user(company, 'admin'), await world.user(company, 'admin')];
    const boat = { boat_name: 'Netuno', nav_area: 'costeira', capacity: 20, gross_tonnage: 8 };
    const boat_id = (await asker.post('/boats', boat)).body.id;
    const crew_id = (await asker.post('/crew-members', { full_name: 'Ana', birth: '1990-01-01' })).body.id;
    const ask = async (position: string) =>
      (await asker.post('/competency-decisions', { crew_id, boat_id, position, date: '2026-12-12' })).body;
    const before = await ask('comandante');
    expect([before.can, before.cell]).toEqual(['nao', 'comandante * * * * *']);

    const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
    await client.connect();
    const insert = async (valid_to: string, decided_by: string) => {
      const id = newId();
      await client.query(
        `insert into competency_overrides (tenant_id, id, "position", change, reason, valid_from, valid_to, status,
           asked_by, decided_by) values ($1, $2, 'comandante', 'waive', 'Escrito por fora do produto', '2026-12-01', $3,
           'aprovada', $4, $5)`,
        [company.id, id, valid_to, asker.id, decided_by],
      );
      await client.query(
        `insert into competency_overrides_competencies (tenant_id, owner_id, target_id)
           select $1, $2, c.id from competencies c where c.code in ('MNC', 'MFL')`,
        [company.id, id],
      );
    };
    try {
      await insert('2026-12-31', other.id);
      expect(await ask('comandante')).toEqual(before);
      await expect(insert('2027-03-01', other.id)).rejects.toThrow('competency_overrides_waive_shortly');
      await expect(insert('2026-12-31', asker.id)).rejects.toThrow('competency_overrides_by_two');
    } finally {
      await client.end();
    }
  });

  test('[A2.3-84] who may not change settings neither asks nor approves', async () => {
    const company = await world.company();
    const admin = await world.user(company, 'admin');
    const { id } = (await askOverride(admin)).body;
    for (const role of ['marinheiro', 'user'] as const) {
      const person = await world.user(company, role);
      const answers = [await askOverride(person), await person.post(`/competency-overrides/${id}/approval`)];
      expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    }
  });
});
