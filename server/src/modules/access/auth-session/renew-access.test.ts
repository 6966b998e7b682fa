import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { openWorld, type Person, password } from '../../../testing/world.ts';

const world = await openWorld();

const noon = '2026-11-20T12:12:00Z';

async function somebody() {
  const company = await world.company();
  return { company, person: await world.user(company, 'manager') };
}

const accessEnd = async (person: Person) =>
  (await person.get('/auth/session')).body.session?.access_expires_at;

test('the password gives another seven days from now, to this session and its cookie [A4-31]', async () => {
  const { person } = await somebody();
  expect(await accessEnd(person)).toBe('2026-11-27T12:12:00.000Z');
  world.clock.set('2026-11-20T14:00:00Z');
  const answer = await person.post('/auth/renewal', { password });
  expect([answer.status, answer.body]).toEqual([200, { access_expires_at: '2026-11-27T14:00:00.000Z' }]);
  expect(await accessEnd(person)).toBe('2026-11-27T14:00:00.000Z');
  expect(String(answer.headers['set-cookie'])).toContain('Expires=Fri, 27 Nov 2026 14:00:00 GMT');
  world.clock.set(noon);
});

test('sending it again does no harm, and other sessions of the person stay as they are', async () => {
  const { person } = await somebody();
  const elsewhere = world.visitor();
  await elsewhere.post('/auth/sign-in', { email: person.email, password });
  world.clock.set('2026-11-20T14:00:00Z');
  const answers = [
    await person.post('/auth/renewal', { password }),
    await person.post('/auth/renewal', { password }),
  ];
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  const { session } = (await elsewhere.get('/auth/session')).body;
  expect(session.access_expires_at).toBe('2026-11-27T12:12:00.000Z');
  world.clock.set(noon);
});

test('access that ends later, as after a link, is not cut short', async () => {
  const { company, person } = await somebody();
  await world.authTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('auth_sessions')
        .set({ access_expires_at: '2026-12-05T12:12:00.000Z' })
        .where('tenant_id', '=', company.id)
        .where('user_id', '=', person.id),
    ),
  );
  const { body } = await person.post('/auth/renewal', { password });
  expect(body.access_expires_at).toBe('2026-12-05T12:12:00.000Z');
});

test('a wrong password is a fault of the field and changes nothing', async () => {
  const { person } = await somebody();
  const answer = await person.post('/auth/renewal', { password: 'errada-errada' });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual([{ pointer: '/password', code: 'wrong-password' }]);
  expect(await accessEnd(person)).toBe('2026-11-27T12:12:00.000Z');
});

test('guesses count with those of sign-in: after five, neither looks at a password', async () => {
  const { person } = await somebody();
  for (let guess = 0; guess < 3; guess += 1) await person.post('/auth/renewal', { password: 'errada' });
  for (let guess = 0; guess < 2; guess += 1)
    await world.visitor().post('/auth/sign-in', { email: person.email, password: 'errada' });
  const turnedAway = await person.post('/auth/renewal', { password });
  expect(turnedAway.status).toBe(429);
  expect(turnedAway.body.params.retry_after).toBeGreaterThan(0);
  expect((await world.visitor().post('/auth/sign-in', { email: person.email, password })).status).toBe(429);
  expect((await person.get('/auth/user')).status).toBe(200);
});

test('a visitor cannot renew, and the company’s log tells who did', async () => {
  const { company, person } = await somebody();
  expect((await world.visitor().post('/auth/renewal', { password })).status).toBe(401);
  await person.post('/auth/renewal', { password });
  const rows = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('system_logs').select(['action', 'user_id']).where('tenant_id', '=', company.id)),
  );
  expect(rows).toEqual([{ action: 'ACESSO_RENOVADO', user_id: person.id }]);
});

test('an operator inside a company renews the own session at the platform', async () => {
  const company = await world.company();
  const operator = await world.operator('saas_admin');
  await operator.post('/auth/acting-tenant', { tenant_id: company.id, reason: 'Chamado 13: conferir' });
  const inside = { 'leme-tenant': company.id };
  expect((await operator.post('/auth/renewal', { password }, inside)).status).toBe(200);
});
