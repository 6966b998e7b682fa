import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { browser } from '../../../testing/client.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

const address = () => `pessoa-${newId().slice(-12)}@exemplo.com.br`;
const temporary = 'Maré-46';

function makes(actor: Person, more: object = {}) {
  const body = { full_name: 'Bia Rocha', email: address(), role: 'user', password: temporary, ...more };
  return actor.post('/users', body);
}

async function admin() {
  const company = await world.company();
  return { company, boss: await world.user(company, 'admin') };
}

const signIn = async (email: string, password: string) => {
  const visitor = browser(world.app);
  const answer = await visitor.post('/auth/sign-in', { email, password });
  return { ...visitor, answer };
};

test('a person is made with role, account, address and letter at once, and stands first in the list [B7.2-01, B7.2-02, B7.2-08, B7.2-11, B7.2-12, B3-25, B3-26]', async () => {
  const { company, boss } = await admin();
  const made = await makes(boss, { role: 'marinheiro', email: ' Bia@Exemplo-Novo.com.br ', locale: 'es' });
  expect(made).toMatchObject({ status: 201, body: { welcome: 'queued', is_kept: true } });
  const { data, count } = (await boss.get('/users?page=1&limit=10')).body;
  expect(count).toBe(2);
  expect(data[0]).toMatchObject({
    full_name: 'Bia Rocha',
    email: 'bia@exemplo-novo.com.br',
    status: 'active',
    role: 'marinheiro',
    last_sign_in_at: null,
    must_change_password: true,
  });
  expect((await boss.get(`/users/${made.body.id}/letters`)).body.data).toMatchObject([
    { template: 'first_access', locale: 'es', status: 'queued' },
  ]);
  expect((await boss.get(`/users/${made.body.id}/history`)).body.data).toMatchObject([{ action: 'created' }]);
  expect((await (await world.user(await world.company(), 'admin')).get('/users')).body.count).toBe(1);
  expect(company.id).toBeTruthy();
});

test('a temporary password opens once, for two hours, and nothing answers until a new one is set [B5.3-01, B5.3-02, B9-12, A5-07]', async () => {
  const { boss } = await admin();
  const email = address();
  await makes(boss, { email });
  const guest = await signIn(email, temporary);
  expect(guest.answer.body).toMatchObject({ must_change_password: true, permissions: [], pages: [] });
  expect((await guest.get('/user-preferences/x')).body.type).toBe('/problems/password-temporary');
  expect((await signIn(email, temporary)).answer.status).toBe(401);
  expect((await guest.post('/auth/password', { password: '123' })).status).toBe(422);
  expect((await guest.post('/auth/password', { password: 'Correnteza-mansa-9' })).status).toBe(204);
  expect((await guest.get('/auth/session')).body).toMatchObject({ must_change_password: false });
  expect((await guest.post('/auth/password', { password: 'Correnteza-mansa-9' })).status).toBe(403);
  expect((await signIn(email, 'Correnteza-mansa-9')).answer.status).toBe(200);
  const late = address();
  await makes(boss, { email: late });
  world.clock.set(world.clock.now().add({ hours: 2 }).toString());
  expect((await signIn(late, temporary)).answer.status).toBe(401);
});
