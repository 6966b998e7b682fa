import { strangeAddresses } from '@leme/contract/kit/strange-addresses.testing';
import { afterAll, expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { letPass } from '../../../testing/let-pass.ts';
import { openSmtpServer } from '../../../testing/programs/smtp-server.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const relay = await openSmtpServer();
const origin = 'http://localhost';
const mail = { smtpUrl: relay.url, from: 'no-reply@leme.example' };
const world = await openWorld({ mail, publicOrigin: origin });
await world.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => relay.close());

let hour = Temporal.Instant.from('2026-11-20T13:00:00Z');
/** Two minutes later, so that the pause of an address never stands in the way of the next test. */
const later = async () => {
  hour = hour.add({ minutes: 2 });
  world.clock.set(hour.toString());
  await letPass(world, 2);
};

const ask = (email: string, type = 'password_reset', more: object = {}) =>
  world.visitor().post('/functions/send-auth-email', { email, type, ...more });
const redeem = (link: string, password?: string) => {
  const { token, type } = Object.fromEntries(new URL(link).searchParams);
  return world.visitor().post('/functions/verify-auth-token', { token, type, password });
};
const logsOf = (person: Person, tenant_id: string) =>
  world.tenantTx.read(tenant_id, (tx) =>
    tx.rows(
      db
        .selectFrom('email_logs')
        .selectAll()
        .where('tenant_id', '=', tenant_id)
        .where('to_email', '=', person.email)
        .orderBy('id'),
    ),
  );

test('a reset link comes by mail, in the name of the company, sets a password once and leaves no secret behind [A7.2-02, A2.1-06]', async () => {
  await later();
  const company = await world.company({ name: 'Mar "Azul"\r\nBcc: x@y.example' });
  const person = await world.user(company, 'manager');
  expect(await ask(person.email.toUpperCase())).toMatchObject({
    status: 200,
    body: { message: 'email-sent' },
  });
  const letter = await relay.next();
  expect(letter.to).toBe(person.email);
  expect(letter.from).toContain('no-reply@leme.example');
  expect(letter.subject).toBe('Redefinição de senha – Mar "Azul" Bcc: x@y.example');
  expect(letter.text).toContain('O link vale por 1 hora e funciona uma única vez.');
  expect(letter.link.startsWith(`${origin}/auth-token?type=password_reset&token=${company.id}.`)).toBe(true);
  expect((await redeem(letter.link, 'Nova-senha-1')).body).toEqual({
    message: 'password-set',
    redirectUrl: '/auth',
  });
  expect((await redeem(letter.link, 'Nova-senha-2')).body.type).toBe('/problems/link-invalid');
  const signedIn = await world
    .visitor()
    .post('/auth/sign-in', { email: person.email, password: 'Nova-senha-1' });
  expect(signedIn.status).toBe(200);
  const logs = JSON.stringify(await logsOf(person, company.id));
  expect(logs).toContain(letter.subject.slice(0, 20));
  expect(logs).not.toContain(new URL(letter.link).searchParams.get('token')?.split('.')[1]);
});

test('the mail speaks the language asked for, else that of the company, else Portuguese [A7.2-04]', async () => {
  await later();
  const company = await world.company();
  const [person, other] = [await world.user(company, 'user'), await world.user(company, 'user')];
  await ask(person.email, 'login', { locale: 'it-IT' });
  expect((await relay.next()).subject).toContain('Il tuo link di accesso');
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .insertInto('i18n_tenant_locales')
        .values({ tenant_id: company.id, locale_code: 'fr', is_default: true }),
    ),
  );
  await ask(other.email, 'login', { locale: '<script>' });
  expect((await relay.next()).subject).toContain('Votre lien de connexion');
});

test('the answer is the same whether or not somebody has the address, and so is the pause of a minute [A8-19, A8-20]', async () => {
  await later();
  const company = await world.company();
  const person = await world.user(company, 'user');
  const [known, unknown] = [await ask(person.email), await ask('ninguem@exemplo.com.br')];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  await relay.next();
  const [again, againUnknown] = [await ask(person.email, 'login'), await ask('ninguem@exemplo.com.br')];
  for (const { status, body, headers } of [again, againUnknown]) {
    expect([status, body.type, body.params]).toEqual([
      429,
      '/problems/too-many-requests',
      { retry_after: Number(headers['retry-after']) },
    ]);
    expect(body.params.retry_after).toBeLessThanOrEqual(60);
  }
  await later();
  expect((await ask(person.email)).status).toBe(200);
  await relay.next();
  expect(relay.pending()).toBe(0);
});

test('of many who ask at once one is served', async () => {
  await later();
  const person = await world.user(await world.company(), 'user');
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(person.email)));
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  await relay.next();
  expect(relay.pending()).toBe(0);
});

test('nobody who is inactive, nor anybody of a company that was shut, gets a link', async () => {
  await later();
  const company = await world.company();
  const shut = await world.company({ status: 'suspended' });
  const inactive = await world.user(company, 'user', { status: 'inactive', signsIn: false });
  const shutOut = await world.user(shut, 'user', { signsIn: false });
  expect([(await ask(inactive.email)).status, (await ask(shutOut.email)).status]).toEqual([200, 200]);
  expect([await logsOf(inactive, company.id), await logsOf(shutOut, shut.id)]).toEqual([[], []]);
});

test('who never had a password gets the link of a first access whatever was asked [A9-31]', async () => {
  await later();
  const company = await world.company();
  const person = await world.user(company, 'user');
  await world.authTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('auth_accounts')
        .set({ password_hash: null })
        .where('tenant_id', '=', company.id)
        .where('id', '=', person.id),
    ),
  );
  await ask(person.email, 'login');
  const { link } = await relay.next();
  expect(link).toContain('type=first_access');
  const asked = world.clock.now();
  world.clock.set(asked.add({ hours: 2 }).toString());
  expect((await redeem(link, 'Nova-senha-1')).body.type).toBe('/problems/link-invalid');
  world.clock.set(asked.add({ hours: 2 }).subtract({ seconds: 1 }).toString());
  expect((await redeem(link, 'Nova-senha-1')).status).toBe(200);
});

test('a reset link is good for an hour, under either of its names [A9-32, A2.1-07, A2.1-08]', async () => {
  await later();
  const person = await world.user(await world.company(), 'user');
  await ask(person.email, 'recovery');
  const { link } = await relay.next();
  expect(link).toContain('type=password_reset');
  const asked = world.clock.now();
  world.clock.set(asked.add({ hours: 1 }).toString());
  expect((await redeem(link, 'Nova-senha-1')).body.type).toBe('/problems/link-invalid');
  world.clock.set(asked.add({ minutes: 59 }).toString());
  expect((await redeem(link.replace('password_reset', 'recovery'), 'Nova-senha-1')).status).toBe(200);
});

test('a link leads back to a path of this installation and nowhere else [A7.2-05]', async () => {
  await later();
  const person = await world.user(await world.company(), 'user');
  for (const redirectUrl of strangeAddresses) {
    const [fault, ...others] = (await ask(person.email, 'login', { redirectUrl })).body.errors;
    expect([fault.pointer, others], redirectUrl).toEqual(['/redirectUrl', []]);
    expect(['other-origin', 'control-characters'], redirectUrl).toContain(fault.code);
  }
  await ask(person.email, 'login', { redirectUrl: `${origin}/sessions?date=2026-11-20` });
  const { link } = await relay.next();
  expect((await redeem(link)).body).toEqual({
    message: 'signed-in',
    redirectUrl: '/sessions?date=2026-11-20',
  });
});

test('a new password voids every other link of the person', async () => {
  await later();
  const person = await world.user(await world.company(), 'user');
  await ask(person.email, 'login');
  const login = await relay.next();
  await later();
  await ask(person.email);
  const reset = await relay.next();
  expect((await redeem(reset.link, 'Nova-senha-1')).status).toBe(200);
  expect((await redeem(login.link)).body.type).toBe('/problems/link-invalid');
});

test('a newer link of a kind voids the older one, and no other', async () => {
  await later();
  const person = await world.user(await world.company(), 'user');
  const links: string[] = [];
  for (const type of ['login', 'password_reset', 'login']) {
    await ask(person.email, type);
    links.push((await relay.next()).link);
    await later();
  }
  const [older = '', reset = '', newer = ''] = links;
  expect((await redeem(older)).body.type).toBe('/problems/link-invalid');
  expect((await redeem(newer)).status).toBe(200);
  expect((await redeem(reset, 'Nova-senha-1')).status).toBe(200);
});

test('a mail without an address is no request [A5-13]', async () => {
  const answer = await ask('');
  expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, '/email']);
  expect((await ask('a@b.example', 'magic')).body.errors[0].pointer).toBe('/type');
});
