import type { SecurityEvent } from '@leme/contract/operations/access-log';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { aBooking, aSession, aTrade } from '../../testing/companies/trade.ts';
import { giveLink } from '../../testing/link.ts';
import { openWorld, type Person, password } from '../../testing/world.ts';

const world = await openWorld();
const owner = new pg.Client({ connectionString: world.urls.admin });
await owner.connect();
afterAll(() => owner.end());

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const other = 'Outra-senha-77-longa';

async function logOf(reader: Person, query = ''): Promise<SecurityEvent[]> {
  return (await reader.get(`/access-log?limit=200${query}`)).body.data;
}
const kindsOf = (events: readonly SecurityEvent[]) => events.map(({ kind }) => kind).toReversed();

describe('the access log of a company tells', () => {
  test('who came in, who failed, who was held back and who left, from which network on which device', async () => {
    const company = await world.company();
    const admin = await world.user(company, 'admin');
    const person = await world.user(company, 'manager', { signsIn: false });
    const visitor = world.visitor({ 'user-agent': chrome });
    await visitor.post('/auth/sign-in', { email: person.email, password });
    await visitor.post('/auth/sign-out', {});
    for (let at = 0; at < 6; at += 1)
      await visitor.post('/auth/sign-in', { email: person.email, password: `errada-${at}` });
    const events = await logOf(admin);
    expect(new Set(kindsOf(events))).toEqual(new Set(['sign-in', 'sign-out', 'sign-in-failed', 'throttled']));
    // Gathered while they come close to each other; a slow machine needs two lines for them.
    const failed = events.filter(({ kind }) => kind === 'sign-in-failed').map(({ times }) => times);
    expect(failed.reduce((sum, times) => sum + times, 0)).toBe(5);
    for (const event of events)
      expect(event).toMatchObject({
        person_id: person.id,
        labels: { person_id: 'Pessoa manager' },
        who: 'Pessoa manager',
        address: '127.0.0.0/24',
        device: 'Chrome · Linux',
        operator: null,
      });
  });

  test('links that were asked for and used, and passwords that were set', async () => {
    const company = await world.company();
    const admin = await world.user(company, 'admin');
    const person = await world.user(company, 'user', { signsIn: false });
    const visitor = world.visitor();
    await visitor.post('/functions/send-auth-email', { email: person.email, type: 'login' });
    const reset = await giveLink(world, company, person, { type: 'password_reset' });
    await visitor.post('/functions/verify-auth-token', { token: reset, type: 'recovery', password: other });
    const login = await giveLink(world, company, person, { type: 'login' });
    await visitor.post('/functions/verify-auth-token', { token: login, type: 'login' });
    await visitor.post('/functions/verify-auth-token', { token: login, type: 'login' });
    const events = await logOf(admin, `&person_id=${person.id}`);
    expect(kindsOf(events).toSorted()).toEqual([
      'link-asked',
      'link-used',
      'link-used',
      'password-set',
      'sign-in',
      'sign-in-failed',
    ]);
  });

  test('who read and exported data of people, by the names of the filters and how many rows', async () => {
    const company = await world.company();
    const admin = await world.user(company, 'admin');
    for (const name of ['Ana Prado', 'Bruno Prado', 'Carla Reis']) await admin.post('/customers', { name });
    await admin.get('/customers?q=prado&kind=pessoa');
    await admin.get('/customers/export?q=prado');
    await admin.get('/tags');
    const events = (await logOf(admin)).filter(({ kind }) => kind.startsWith('data-'));
    expect(
      events.map(({ kind, resource, filters, rows }) => [kind, resource, filters, rows]).toSorted(),
    ).toEqual([
      ['data-exported', 'customers', ['q'], 2],
      ['data-read', 'customers', ['kind', 'q'], 2],
    ]);
  });

  test('whose rights a writing endpoint refused', async () => {
    const company = await world.company();
    const admin = await world.user(company, 'admin');
    const crew = await world.user(company, 'marinheiro');
    expect((await crew.post('/customers', { name: 'Ninguém' })).status).toBe(403);
    expect((await crew.get('/customers')).status).toBe(403);
    const events = await logOf(admin);
    expect(events.map(({ kind, resource, person_id }) => [kind, resource, person_id])).toEqual([
      ['refused', 'customers', crew.id],
    ]);
  });

  test('an operator of the platform by address, in the company and not at the platform', async () => {
    const company = await world.company();
    const admin = await world.user(company, 'admin');
    const operator = await world.operator('saas_super_admin');
    await operator.post('/auth/acting-tenant', { tenant_id: company.id, reason: 'Ajudar com a importação' });
    await operator.get('/customers', { 'leme-tenant': company.id });
    await operator.delete('/auth/acting-tenant', { 'leme-tenant': company.id });
    const events = await logOf(admin);
    expect(events.map(({ operator: by }) => by)).toEqual(events.map(() => operator.email));
    expect(kindsOf(events).toSorted()).toEqual(['data-read', 'operator-entered', 'operator-left']);
  });
});

describe('what belongs to no company', () => {
  test('stands with the platform alone: unknown accounts, links that are nobody’s, a company’s name on a false link', async () => {
    const company = await world.company();
    const admin = await world.user(company, 'admin');
    const operator = await world.operator('saas_super_admin');
    const visitor = world.visitor();
    const unknown = async () =>
      (await logOf(operator, '&kind=sign-in-failed'))
        .filter(({ person_id }) => person_id === null)
        .reduce((sum, { times }) => sum + times, 0);
    const before = await unknown();
    await visitor.post('/auth/sign-in', { email: 'ninguem@nada.test', password });
    await visitor.post('/functions/verify-auth-token', {
      token: `${company.id}.${'x'.repeat(43)}`,
      type: 'login',
    });
    expect(await logOf(admin)).toEqual([]);
    expect((await unknown()) - before).toBe(2);
  });
});

describe('the list', () => {
  test('is filtered by day, kind, person and network, and read page by page', async () => {
    const company = await world.company();
    const admin = await world.user(company, 'admin');
    const [one, two] = [await world.user(company, 'user'), await world.user(company, 'user')];
    await one.post('/tags', { name: 'x' });
    await two.post('/customers', { name: 'x' });
    await one.post('/auth/sign-out', {});
    expect(await logOf(admin, '&kind=refused')).toHaveLength(2);
    expect(await logOf(admin, `&person_id=${one.id}`)).toHaveLength(2);
    expect(await logOf(admin, '&address=127.0.0.0/24')).toHaveLength(3);
    expect(await logOf(admin, '&address=10.0.0.0/24')).toEqual([]);
    expect(await logOf(admin, '&created_at=2026-11-20..2026-11-20')).toHaveLength(3);
    expect(await logOf(admin, '&created_at=..2026-11-19')).toEqual([]);
    const page = (await admin.get('/access-log?limit=2&page=2')).body;
    expect([page.count, page.countIsEstimate, page.data.length, page.hasMore]).toEqual([3, false, 1, false]);
    expect((await admin.get('/access-log?limit=200&page=51')).status).toBe(422);
    expect(
      (await admin.get('/access-log/options/person_id')).body.data.map(({ id }: { id: string }) => id),
    ).toContain(one.id);
    expect((await admin.get("/access-log?person_id=' or 1=1")).status).toBe(422);
  });

  test('is a file too, which no name turns into a formula', async () => {
    const company = await world.company();
    const admin = await world.user(company, 'admin');
    const person = await world.user(company, 'user');
    await owner.query(`begin; set local app.tenant_id = '${company.id}'`);
    await owner.query("update profiles set full_name = '=1+1' where tenant_id = $1 and id = $2", [
      company.id,
      person.id,
    ]);
    await owner.query('commit');
    await person.post('/customers', { name: 'x' });
    const file = await admin.get('/access-log/export?kind=refused');
    expect(file.headers['content-type']).toContain('text/csv');
    expect(String(file.body).trim().split('\r\n')).toEqual([
      '\ufeffQuando;O quê;Pessoa;Rede;Aparelho;Onde;Filtros;Linhas;Vezes'.trim(),
      "20/11/2026 09:12:00;Sem permissão para alterar;'=1+1;127.0.0.0/24;;Clientes;;;1",
    ]);
  });

  test.each(['manager', 'user', 'marinheiro', 'supplier_admin', 'agent_admin'] as const)(
    'is closed to the role %s, and another company’s events are nobody’s',
    async (role) => {
      const person = await world.user(await world.company(), role);
      for (const path of ['', '/export', '/options/person_id'])
        expect((await person.get(`/access-log${path}`)).status).toBe(403);
    },
  );

  test('only grows: the product’s own role can change and delete none of it', async () => {
    const app = new pg.Client({ connectionString: world.urls.app });
    await app.connect();
    for (const verb of ['update security_events set times = 2', 'delete from security_events'])
      await expect(app.query(verb)).rejects.toThrow(/permission denied/);
    await app.end();
  });
});

test('no line holds a password, link, cookie, search text, health note or whole address that went through', async () => {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  const secret = 'segredo-77';
  const trade = await aTrade(world, company);
  const session = await aSession(admin, trade);
  await aBooking(admin, session, trade, { special_requirements: secret });
  const said = { 'user-agent': `${chrome} ${secret}`, 'x-forwarded-for': '198.51.100.23', referer: secret };
  const visitor = world.visitor(said);
  const login = await giveLink(world, company, admin, { type: 'login' });
  const reset = await giveLink(world, company, admin, { type: 'password_reset' });
  await visitor.post('/auth/sign-in', { email: admin.email, password: `Senha-${secret}` });
  await visitor.post('/auth/sign-in', { email: `${secret}@nada.test`, password: `Senha-${secret}` });
  await visitor.post('/auth/sign-in', { email: admin.email, password });
  await visitor.post('/auth/renewal', { password: `Senha-${secret}` });
  await visitor.post('/functions/send-auth-email', { email: `${secret}@nada.test`, type: 'login' });
  await visitor.post('/functions/verify-auth-token', { token: login, type: 'login', password: secret });
  await visitor.post('/rpc/check_admin_credentials', { p_username: admin.email, p_password: secret });
  await visitor.post('/version-restorations', { build_id: null, password: secret });
  const { data } = (await admin.get('/passenger-manifest', said)).body;
  const passenger = data[0].bookings[0].passengers[0];
  const edit = await admin.patch(
    `/manifest-passengers/${passenger.id}`,
    { version: passenger.version, document: secret },
    said,
  );
  expect(edit.status).toBe(200);
  for (const path of [
    `/customers?q=${secret}`,
    `/customers/export?q=${secret}`,
    `/search?q=${secret}`,
    `/manifest-scans?code=${secret}&date=2026-11-20`,
    '/passenger-manifest',
    '/sessions-manifest',
  ])
    await admin.get(path, said);
  const crew = await world.user(company, 'marinheiro');
  await crew.post('/customers', { name: secret, notes: secret }, said);
  await visitor.post('/functions/verify-auth-token', {
    token: reset,
    type: 'recovery',
    password: `${secret}-Aa1`,
  });
  const cookie = admin.cookie().split('.')[1] ?? '';
  await visitor.post('/auth/sign-out', {});

  expect((await logOf(await world.user(company, 'admin'))).length).toBeGreaterThan(8);
  const kept: string[] = [];
  for (const tenant of [company.id, '00000000-0000-7000-8000-000000000001']) {
    await owner.query(`begin; set local app.tenant_id = '${tenant}'`);
    const { rows } = await owner.query('select e::text as line from security_events e where tenant_id = $1', [
      tenant,
    ]);
    await owner.query('commit');
    kept.push(...rows.map(({ line }) => line));
  }
  expect(kept.length).toBeGreaterThan(8);
  const forbidden = [
    secret,
    login.slice(37),
    reset.slice(37),
    cookie,
    '198.51.100.23',
    admin.email,
    world.from,
  ];
  for (const word of forbidden) expect(kept.filter((line) => line.includes(word))).toEqual([]);
});
