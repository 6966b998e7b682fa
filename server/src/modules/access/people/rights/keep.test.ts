import { expect, test } from 'vitest';
import { db } from '../../../../kit/database/sql.ts';
import { newId } from '../../../../kit/ids.ts';
import { byNotice } from '../../../../testing/by-notice.ts';
import { openWorld, type Person, password } from '../../../../testing/world.ts';

const world = await openWorld();

async function office() {
  const company = await world.company();
  return { company, boss: await world.user(company, 'admin') };
}
const rowOf = async (boss: Person, id: string) => (await boss.get(`/users/${id}`)).body;
const lettersTo = (tenant_id: string, to_email: string) =>
  world.tenantTx.read(tenant_id, (tx) =>
    tx.rows(
      db
        .selectFrom('email_logs')
        .select('template')
        .where('tenant_id', '=', tenant_id)
        .where('to_email', '=', to_email),
    ),
  );

test('shutting somebody out ends the session at once and the password with it; letting in again needs a new sign-in [B4-18, B4-21, B7.2-04]', async () => {
  const { company, boss } = await office();
  const guide = await world.user(company, 'marinheiro');
  expect((await guide.get('/auth/user')).status).toBe(200);
  const answer = await boss.post(`/users/${guide.id}/deactivation`);
  expect(answer).toMatchObject({ status: 200, body: { status: 'inactive', version: 2 } });
  await expect.poll(async () => (await guide.get('/auth/user')).status, byNotice).toBe(401);
  const visitor = world.visitor();
  const attempt = { email: guide.email, password };
  expect((await visitor.post('/auth/sign-in', attempt)).status).toBe(401);
  // Asked twice it is done, and stands once in the history.
  expect((await boss.post(`/users/${guide.id}/deactivation`)).body.version).toBe(2);
  expect((await boss.delete(`/users/${guide.id}/deactivation`)).body.status).toBe('active');
  expect((await visitor.post('/auth/sign-in', attempt)).status).toBe(200);
  const { data } = (await boss.get(`/users/${guide.id}/history`)).body;
  expect(
    data.map(({ changes }: { changes: { before: unknown; after: unknown }[] }) => changes[0]),
  ).toMatchObject([
    { before: 'inactive', after: 'active' },
    { before: 'active', after: 'inactive' },
  ]);
});

test('somebody removed is gone from list, sign-in and role, and the address is free; what the person did stays, under nobody [B7.2-06, B7.2-07, B2.4-33]', async () => {
  const { company, boss } = await office();
  const guide = await world.user(company, 'manager');
  await guide.post('/tags', { name: 'Vela' });
  expect((await boss.delete(`/users/${guide.id}`)).status).toBe(204);
  expect((await boss.get(`/users/${guide.id}`)).status).toBe(404);
  expect((await boss.get('/users?q=manager')).body.count).toBe(0);
  await expect.poll(async () => (await guide.get('/auth/user')).status, byNotice).toBe(401);
  expect((await boss.delete(`/users/${guide.id}`)).status).toBe(404);
  const again = { full_name: 'Outra Pessoa', email: guide.email, role: 'user', password: 'Maré-46' };
  expect((await boss.post('/users', again)).status).toBe(201);
  const left = await world.authTx.read(company.id, (tx) =>
    tx.first(
      db
        .selectFrom('profiles')
        .select(['full_name', 'email', 'status'])
        .where('tenant_id', '=', company.id)
        .where('id', '=', guide.id),
    ),
  );
  expect(left).toEqual({
    full_name: 'Pessoa removida',
    email: `${guide.id}@removed.invalid`,
    status: 'inactive',
  });
});

test('another address is told to the old one, ends sessions and voids links; a taken one is only in use [B7.2-05, B8.2-07]', async () => {
  const { company, boss } = await office();
  const guide = await world.user(company, 'marinheiro');
  const stranger = await world.user(await world.company(), 'user');
  const taken = await boss.patch(`/users/${guide.id}`, { email: stranger.email, version: 1 });
  expect(taken).toMatchObject({ status: 409, body: { type: '/problems/email-in-use' } });
  expect(JSON.stringify(taken.body)).not.toContain(stranger.email);
  const email = `${newId()}@exemplo.com.br`;
  const changed = await boss.patch(`/users/${guide.id}`, { email: ` ${email.toUpperCase()} `, version: 1 });
  expect(changed).toMatchObject({ status: 200, body: { email, version: 2 } });
  expect(await lettersTo(company.id, guide.email)).toEqual([{ template: 'address_changed' }]);
  await expect.poll(async () => (await guide.get('/auth/user')).status, byNotice).toBe(401);
  expect((await world.visitor().post('/auth/sign-in', { email, password })).status).toBe(200);
  const stale = await boss.patch(`/users/${guide.id}`, { full_name: 'Outro', version: 1 });
  expect(stale).toMatchObject({ status: 409, body: { type: '/problems/stale-version' } });
});

test('who saves too late is told the person as it is now, with what its partner is called', async () => {
  const { boss } = await office();
  const supplier_id = (await boss.post('/suppliers', { name: 'Náutica Sul' })).body.id;
  const sent = {
    full_name: 'Rita Sol',
    email: `${newId()}@exemplo.com.br`,
    role: 'supplier_user',
    supplier_id,
  };
  const { id } = (await boss.post('/users', { ...sent, password: 'Maré-46' })).body;
  const current = { full_name: 'Rita Sol', partner_name: 'Náutica Sul', is_kept: true };
  const stale = { status: 409, body: { type: '/problems/stale-version', params: { current } } };
  expect(await boss.patch(`/users/${id}`, { full_name: 'Rita', version: 9 })).toMatchObject(stale);
  expect(await boss.put(`/users/${id}/permissions`, { version: 9, exceptions: [] })).toMatchObject(stale);
});

test('the last active administrator is neither lowered nor shut out nor removed, and nobody does it to himself', async () => {
  const { company, boss } = await office();
  const second = await world.user(company, 'admin');
  for (const send of [
    () => boss.patch(`/users/${boss.id}`, { role: 'user', version: 1 }),
    () => boss.post(`/users/${boss.id}/deactivation`),
    () => boss.delete(`/users/${boss.id}`),
  ])
    expect((await send()).body.type).toBe('/problems/person-not-yours');
  const manager = await world.user(company, 'manager');
  await boss.post(`/users/${second.id}/deactivation`);
  for (const send of [
    () => manager.patch(`/users/${boss.id}`, { role: 'user', version: 1 }),
    () => manager.post(`/users/${boss.id}/deactivation`),
    () => manager.delete(`/users/${boss.id}`),
  ])
    expect((await send()).body.type).toBe('/problems/last-administrator');
});

test('of two administrators who lower each other at once one stays, every time', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { company, boss } = await office();
    const second = await world.user(company, 'admin');
    await Promise.all([
      boss.patch(`/users/${second.id}`, { role: 'user', version: 1 }),
      second.patch(`/users/${boss.id}`, { role: 'user', version: 1 }),
    ]);
    const rows = await world.authTx.read(company.id, (tx) =>
      tx.rows(
        db
          .selectFrom('user_roles')
          .select('user_id')
          .where('tenant_id', '=', company.id)
          .where('role', '=', 'admin'),
      ),
    );
    expect(rows.length).toBeGreaterThanOrEqual(1);
  }
});

test('one address is one account, whoever makes it first of fifty in ten companies', async () => {
  const bosses = await Promise.all(Array.from({ length: 10 }, async () => (await office()).boss));
  const email = `${newId()}@exemplo.com.br`;
  const body = { full_name: 'Bia Rocha', email, role: 'user', password: 'Maré-46' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => bosses[at % 10]?.post('/users', body)),
  );
  expect(answers.filter((answer) => answer?.status === 201)).toHaveLength(1);
  const refused = answers.filter((answer) => answer?.status !== 201);
  expect(new Set(refused.map((answer) => answer?.body.type))).toEqual(new Set(['/problems/email-in-use']));
});

test('a partner’s keeper sees and makes people of the same partner alone', async () => {
  const { company, boss } = await office();
  const head = await world.user(company, 'supplier_admin');
  const own = await world.user(company, 'supplier_user', head.partner ? { partner_id: head.partner } : {});
  const foreign = await world.user(company, 'supplier_user');
  const { data } = (await head.get('/users')).body;
  expect(data.map(({ id }: { id: string }) => id).toSorted()).toEqual([head.id, own.id].toSorted());
  expect((await head.get(`/users/${foreign.id}`)).status).toBe(404);
  expect((await head.delete(`/users/${boss.id}`)).status).toBe(404);
  const body = {
    full_name: 'Rui Sá',
    email: `${newId()}@exemplo.com.br`,
    role: 'supplier',
    password: 'Maré-46',
  };
  const wrong = await head.post('/users', { ...body, supplier_id: foreign.partner });
  expect(wrong.body.errors).toEqual([{ pointer: '/supplier_id', code: 'unknown' }]);
  const made = await head.post('/users', body);
  expect(made).toMatchObject({ status: 201, body: { supplier_id: head.partner, role: 'supplier' } });
  expect((await (await world.user(company, 'marinheiro')).get('/users')).status).toBe(403);
});

test('a role of a partner asks for one that is there and of the right kind; a role of the company leaves none', async () => {
  const { company, boss } = await office();
  const other = await world.user(await world.company(), 'supplier_user');
  const customer = (await boss.post('/customers', { name: 'Ana Paz' })).body.id;
  const body = () => ({ full_name: 'Rui Sá', email: `${newId()}@exemplo.com.br`, password: 'Maré-46' });
  const errorsOf = async (more: object) => (await boss.post('/users', { ...body(), ...more })).body.errors;
  expect(await errorsOf({ role: 'supplier_user' })).toEqual([{ pointer: '/supplier_id', code: 'required' }]);
  expect(await errorsOf({ role: 'supplier_user', supplier_id: other.partner })).toMatchObject([
    { code: 'unknown' },
  ]);
  expect(await errorsOf({ role: 'agent_user', agent_id: customer })).toMatchObject([{ code: 'unknown' }]);
  const person = await world.user(company, 'supplier_user');
  const raised = await boss.patch(`/users/${person.id}`, { role: 'user', version: 1 });
  expect(raised.body).toMatchObject({ role: 'user', supplier_id: null, partner_name: null });
});

test('sessions are listed without their tokens and ended one by one or all', async () => {
  const { company, boss } = await office();
  const guide = await world.user(company, 'marinheiro');
  const second = world.visitor();
  await second.post('/auth/sign-in', { email: guide.email, password });
  const { data } = (await boss.get(`/users/${guide.id}/sessions`)).body;
  expect(data).toHaveLength(2);
  expect(JSON.stringify(data)).not.toContain('token');
  expect((await boss.delete(`/users/${guide.id}/sessions?key=${data[0].key}`)).body).toEqual({ ended: 1 });
  expect((await boss.delete(`/users/${guide.id}/sessions`)).body).toEqual({ ended: 1 });
  await expect.poll(async () => (await guide.get('/auth/user')).status, byNotice).toBe(401);
  expect((await rowOf(boss, guide.id)).last_sign_in_at).not.toBeNull();
});
