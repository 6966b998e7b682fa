import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { letPass } from '../../../testing/let-pass.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

const ask = (actor: Person, email: string, more: object = {}) =>
  actor.post('/functions/send-password-reset', { email, fullName: 'Quem Recebe', isNewUser: false, ...more });
const mailTo = async (tenant_id: string, email: string) =>
  (
    await world.tenantTx.read(tenant_id, (tx) =>
      tx.rows(
        db
          .selectFrom('email_logs')
          .select(['template', 'locale', 'status'])
          .where('tenant_id', '=', tenant_id)
          .where('to_email', '=', email),
      ),
    )
  )[0];

test('who may update users sends a new user the link of a first access, and others that of a reset [A7.2-03]', async () => {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  const [newcomer, known] = [await world.user(company, 'user'), await world.user(company, 'manager')];
  const answer = await ask(admin, newcomer.email, { isNewUser: true, locale: 'en' });
  expect(answer).toMatchObject({ status: 200, body: { message: 'email-sent' } });
  expect(await mailTo(company.id, newcomer.email)).toEqual({
    template: 'first_access',
    locale: 'en',
    status: 'queued',
  });
  expect((await ask(admin, known.email)).status).toBe(200);
  expect((await mailTo(company.id, known.email))?.template).toBe('password_reset');
  expect((await ask(admin, known.email)).status).toBe(429);
});

test('anybody may ask for the own account, nobody without the right for another', async () => {
  const company = await world.company();
  const [sailor, other] = [await world.user(company, 'marinheiro'), await world.user(company, 'user')];
  expect((await ask(sailor, sailor.email)).status).toBe(200);
  expect((await ask(sailor, other.email)).status).toBe(403);
  expect(await mailTo(company.id, other.email)).toBeUndefined();
});

test('an address of another company, of nobody and of a role one may not give are all unknown', async () => {
  const company = await world.company();
  const foreigner = await world.user(await world.company(), 'user');
  const [manager, agent] = [await world.user(company, 'manager'), await world.user(company, 'agent_admin')];
  for (const email of [foreigner.email, 'ninguem@exemplo.com.br', agent.email]) {
    const answer = await ask(manager, email);
    expect([email, answer.status, answer.body.type]).toEqual([email, 404, '/problems/not-found']);
  }
});

test('a partner reaches the people of the same partner only', async () => {
  const company = await world.company();
  const head = await world.user(company, 'supplier_admin');
  const own = await world.user(company, 'supplier_user', head.partner ? { partner_id: head.partner } : {});
  const other = await world.user(company, 'supplier_user');
  expect([(await ask(head, own.email)).status, (await ask(head, other.email)).status]).toEqual([200, 404]);
});

test('an address gets five mails an hour and ten a day from strangers, which keeps no colleague from sending one', async () => {
  const company = await world.company();
  const [admin, person] = [await world.user(company, 'admin'), await world.user(company, 'user')];
  const asked = [0, 2, 4, 6, 8, 10, 59, 61, 63, 65, 67, 69, 71, 130, 1438, 1441];
  for (const email of [person.email, 'ninguem@alhures.example']) {
    const served: number[] = [];
    for (const [at, minute] of asked.entries()) {
      await letPass(world, minute - (asked[at - 1] ?? 0));
      const { status } = await world
        .visitor()
        .post('/functions/send-auth-email', { email, type: 'password_reset' });
      if (status === 200) served.push(minute);
    }
    expect(served).toEqual([0, 2, 4, 6, 8, 61, 63, 65, 67, 69, 1441]);
  }
  expect((await ask(admin, person.email)).status).toBe(200);
});

test('a reset stands before everybody who was asked in, of whichever company, and these before what nobody waits for', async () => {
  const [company, other] = [await world.company(), await world.company()];
  const [admin, abroad] = [await world.user(company, 'admin'), await world.user(other, 'admin')];
  const rows = ['Ana', 'Bia'].map((name) => ({
    full_name: `${name} Sá`,
    email: `${name.toLowerCase()}.${company.id}@exemplo.com.br`,
    role: 'user',
  }));
  expect((await admin.post('/users/invitations', { rows })).status).toBe(200);
  expect((await ask(abroad, abroad.email)).status).toBe(200);
  const places = async (tenant_id: string) => {
    const own = sql<{ priority: number }>`select priority from pgboss.job
      where name = 'send-mail' and group_id = ${tenant_id} order by priority desc`;
    const found = await world.tenantTx.read(tenant_id, (tx) => tx.rows({ compile: () => own.compile(db) }));
    return found.map(({ priority }) => priority);
  };
  const [first = 0, second = 0] = await places(company.id);
  const [reset = 0] = await places(other.id);
  expect([reset > first, first > second, second > 0]).toEqual([true, true, true]);
});
