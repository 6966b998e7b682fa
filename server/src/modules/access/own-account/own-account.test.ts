import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { byNotice } from '../../../testing/by-notice.ts';
import { openWorld, type Person, password } from '../../../testing/world.ts';

const world = await openWorld();

async function aPerson() {
  const company = await world.company();
  return { company, person: await world.user(company, 'manager') };
}

/** The same person on another device. */
async function elsewhere({ email }: Person, secret = password) {
  const browser = world.visitor();
  const answer = await browser.post('/auth/sign-in', { email, password: secret });
  return { browser, status: answer.status };
}

const change = (person: Person, given: { password: string; new_password: string }) =>
  person.post('/auth/password-change', given);
const next = 'Vento-sul-47';

test('another password is set for the present one: this session stays, the others end, and a letter tells', async () => {
  const { company, person } = await aPerson();
  const { browser } = await elsewhere(person);
  expect((await change(person, { password, new_password: next })).body).toEqual({ ended: 1 });
  expect((await person.get('/auth/session')).body.user).not.toBeNull();
  await expect.poll(async () => (await browser.get('/auth/session')).body.user, byNotice).toBeNull();
  expect((await elsewhere(person)).status).not.toBe(200);
  expect((await elsewhere(person, next)).status).toBe(200);
  const letters = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('email_logs')
        .select('template')
        .where('tenant_id', '=', company.id)
        .where('user_id', '=', person.id),
    ),
  );
  expect(letters.map(({ template }) => template)).toContain('password_changed');
});

test('without the present password, or for one that is weak, nothing changes', async () => {
  const { person } = await aPerson();
  const wrong = await change(person, { password: 'errada', new_password: next });
  expect([wrong.status, wrong.body.errors]).toMatchObject([
    422,
    [{ pointer: '/password', code: 'wrong-password' }],
  ]);
  const weak = await change(person, { password, new_password: 'curta' });
  expect([weak.status, weak.body.errors]).toMatchObject([
    422,
    [{ pointer: '/new_password', code: 'weak-password' }],
  ]);
  expect((await elsewhere(person)).status).toBe(200);
});

test('of two changes at once that knew the same password one counts', async () => {
  const { person } = await aPerson();
  const answers = await Promise.all(
    [next, 'Vento-norte-48'].map((new_password) => change(person, { password, new_password })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('open sessions are listed by a name that is no token; one is ended, then all others', async () => {
  const { person } = await aPerson();
  const [one, other] = [await elsewhere(person), await elsewhere(person)];
  const { data } = (await person.get('/auth/sessions')).body;
  expect(data).toHaveLength(3);
  expect(data.filter(({ is_own }: { is_own: boolean }) => is_own)).toHaveLength(1);
  const named = data.find(({ is_own }: { is_own: boolean }) => !is_own);
  expect((await person.delete(`/auth/sessions?key=${named.key}`)).body).toEqual({ ended: 1 });
  expect((await person.delete('/auth/sessions')).body).toEqual({ ended: 1 });
  for (const { browser } of [one, other])
    await expect.poll(async () => (await browser.get('/auth/session')).body.user, byNotice).toBeNull();
  expect((await person.get('/auth/session')).body.user).not.toBeNull();
});

test('nobody ends or reads what is another’s, not even by its name', async () => {
  const { company, person } = await aPerson();
  const colleague = await world.user(company, 'admin');
  const [{ key }] = (await person.get('/auth/sessions')).body.data;
  expect((await colleague.delete(`/auth/sessions?key=${key}`)).body).toEqual({ ended: 0 });
  expect((await person.get('/auth/session')).body.user).not.toBeNull();
  const own = (await colleague.get('/auth/sign-ins')).body.data;
  const theirs = (await person.get('/auth/sign-ins')).body.data;
  const ids = new Set(theirs.map(({ id }: { id: string }) => id));
  expect(own.filter(({ id }: { id: string }) => ids.has(id))).toEqual([]);
});

test('somebody has another name from the next request on; none at all is refused', async () => {
  const { company, person } = await aPerson();
  expect((await person.patch('/auth/account', { full_name: ' Rui  Sá ' })).status).toBe(200);
  await expect
    .poll(async () => (await person.get('/auth/session')).body.user.user_metadata.full_name, byNotice)
    .toMatch(/^Rui\s+Sá$/);
  const none = await person.patch('/auth/account', { full_name: ' ' });
  expect([none.status, none.body.errors]).toMatchObject([422, [{ pointer: '/full_name' }]]);
  const admin = await world.user(company, 'admin');
  const listed = (await admin.get(`/users/${person.id}/history`)).body.data;
  expect(JSON.stringify(listed)).toContain('full_name');
});
