import pg from 'pg';
import { expect, test } from 'vitest';
import { db } from '#kit/database/sql';
import { purgeDeleted } from '#kit/resource/save/purge-deleted';
import { superuserUrlOf } from '../../testing/database/database.ts';
import { png } from '../../testing/input/png.ts';
import { tenantTables } from '../../testing/statements/watch-statements.ts';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();
const tables = await tenantTables(world.urls.admin);

const beto = {
  full_name: 'Beto Quirino Vasques',
  short_name: 'Betão Quirino',
  cpf: '52998224725',
  birth: '1986-04-12',
  phone: '+5548988776655',
  email: 'beto.vasques@example.com',
  pix_key: 'beto.vasques@example.com',
  next_of_kin_name: 'Zulmira Vasques',
  notes: 'Mora no Pântano',
  positions: ['comandante'],
};
const traces = ['quirino', 'vasques', '52998224725', '98877', 'pântano', '1986-04-12', '381p2020', 'at-77'];

/** Every row of every table of the company that says one of the traces, but the account's own. */
async function rowsAbout(tenant_id: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
  await client.connect();
  try {
    const found: string[] = [];
    for (const table of tables) {
      if (table.startsWith('auth_')) continue;
      const { rows } = await client.query<{ said: string }>(
        `select t::text as said from ${table} t where tenant_id = $1 and lower(t::text) like any($2)`,
        [tenant_id, traces.map((trace) => `%${trace}%`)],
      );
      found.push(...rows.map(({ said }) => `${table}: ${said}`));
    }
    return found;
  } finally {
    await client.end();
  }
}

/** A company with Beto, who has an account, a paper with its picture, and a day off. */
async function aCrew() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const sailor = await world.user(company, 'marinheiro');
  const { id } = (await staff.post('/crew-members', { ...beto, user_id: sailor.id })).body;
  const type = { 'content-type': 'image/png' };
  const front = (await staff.post('/crew-members/files?name=cir.png', png(8, 8), type)).body.id;
  const said = { crew_id: id, number: '381P2020', expires_on: '2030-01-01', front };
  const paper = (await staff.post('/crew-credentials', said)).body;
  const leave = { crew_id: id, kind: 'atestado', starts_on: '2026-12-01', ends_on: '2026-12-02' };
  expect((await staff.post('/crew-leave', { ...leave, number: 'AT-77' })).status).toBe(201);
  const changed = await staff.patch(`/crew-members/${id}`, { version: 1, notes: 'Mora no Pântano do Sul' });
  expect(changed.status).toBe(200);
  const erase = (reason = 'Pedido do titular') => staff.post(`/crew-members/${id}/erasure`, { reason });
  return { company, staff, sailor, id, front, paper, erase };
}

test('of somebody of the crew who is forgotten no table of the company says who it was, and the trail keeps that it was done', async () => {
  const { company, id, erase } = await aCrew();
  expect((await rowsAbout(company.id)).length).toBeGreaterThan(3);
  const { status, body } = await erase();
  expect([status, body]).toMatchObject([200, { id, papers: 1 }]);
  expect(await rowsAbout(company.id)).toEqual([]);
  const steps = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('audit_log')
        .select(['action', 'actor_name', 'changes'])
        .where('tenant_id', '=', company.id)
        .where('record_id', '=', id)
        .orderBy('id', 'desc'),
    ),
  );
  expect(steps.map(({ action }) => action)).toEqual(['erased', 'updated', 'created']);
  expect(steps[0]).toMatchObject({
    actor_name: 'Pessoa admin',
    changes: { reason: [null, 'Pedido do titular'] },
  });
});

test('the pictures open to nobody any more, and are gone after the night', async () => {
  const { company, staff, sailor, front, erase } = await aCrew();
  await erase();
  expect((await sailor.get(`/crew-competencies/files/${front}`)).status).toBe(404);
  const kept = await world.tenantTx.read(company.id, (tx) =>
    tx.first(
      db.selectFrom('files').select('kept').where('tenant_id', '=', company.id).where('id', '=', front),
    ),
  );
  expect(kept).toEqual({ kept: false });
  expect((await staff.get('/crew-competencies')).body.all).toEqual([]);
});

test('who was forgotten is found nowhere and not brought back, and account and number are free for another', async () => {
  const { staff, sailor, id, paper, erase } = await aCrew();
  await erase();
  const path = `/crew-members/${id}`;
  const answers = [
    await staff.get(path),
    await staff.post(`${path}/restoration`),
    await staff.get(`${path}/history`),
    await erase(),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await staff.get('/crew-members?deleted=1')).body.data).toEqual([]);
  expect((await staff.get(`/crew-credentials/${paper.id}`)).body.number).not.toBe('381P2020');
  expect((await staff.post('/crew-members', { ...beto, user_id: sailor.id })).status).toBe(201);
});

test.each(['Beto quirino VASQUES pediu', 'ligou de 48 98877-6655', 'CPF 529.982.247-25'])(
  'a reason that says who it is is refused: %s',
  async (reason) => {
    const { erase } = await aCrew();
    const { status, body } = await erase(reason);
    expect([status, body.errors]).toEqual([422, [{ pointer: '/reason', code: 'personal' }]]);
  },
);

test('whoever may not delete forgets nobody, nor does another company', async () => {
  const { company, id } = await aCrew();
  const people = [
    await world.user(company, 'marinheiro'),
    await world.user(company, 'supplier_admin'),
    await world.user(await world.company(), 'admin'),
  ];
  const answers = await Promise.all(
    people.map((each) => each.post(`/crew-members/${id}/erasure`, { reason: 'A pedido' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 404]);
});

test('who held papers stays in the archive, however long ago they were deleted; who held none goes', async () => {
  const { company, staff, id, paper } = await aCrew();
  const other = (await staff.post('/crew-members', { full_name: 'Ivo' })).body.id;
  for (const each of [id, other]) await staff.delete(`/crew-members/${each}`);
  const later = Temporal.Instant.from('2028-01-01T06:00:00Z');
  await purgeDeleted(world.tenantTx, company.id, later, world.registers);
  const { data } = (await staff.get('/crew-members?deleted=1')).body;
  expect(data.map((each: { id: string }) => each.id)).toEqual([id]);
  expect((await staff.post(`/crew-members/${id}/restoration`)).status).toBe(200);
  expect((await staff.get(`/crew-credentials/${paper.id}`)).body.number).toBe('381P2020');
});
