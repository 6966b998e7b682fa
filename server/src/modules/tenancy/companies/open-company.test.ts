import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { newId, platformTenantId } from '../../../kit/ids.ts';
import { anOpenedCompany, cameIn, companyBody } from '../../../testing/opened-company.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();
const operator = await world.operator('saas_admin');

let made = 0;
const aSlug = () => `abre-${newId().slice(-12)}-${++made}`;
const open = (by: Person, given: Parameters<typeof companyBody>[0] = {}) =>
  by.post('/saas-tenants', companyBody({ subdomain: aSlug(), email: `${aSlug()}@exemplo.com.br`, ...given }));
const faultsOf = ({ body }: { body: { errors?: unknown } }) => body.errors;

/** What is there of a company whose address this is: rows, letters, addresses. */
const lettersOf = (tenant_id: string) =>
  world.tenantTx.read(tenant_id, (tx) =>
    tx.rows(
      db
        .selectFrom('email_logs')
        .select(['to_email', 'template', 'locale', 'params'])
        .where('tenant_id', '=', tenant_id),
    ),
  );
const loggedIn = (tenant_id: string) =>
  world.tenantTx.read(tenant_id, (tx) =>
    tx.rows(
      db
        .selectFrom('system_logs')
        .select(['action', 'details'])
        .where('tenant_id', '=', tenant_id)
        .orderBy('created_at'),
    ),
  );

test('a company is opened whole: its modules, trial, language and zone, its administrator and the letter with the first link [A1-03, A0-01, B2.2-69, A3-10, A3-11]', async () => {
  const subdomain = aSlug();
  const { status, body } = await open(operator, {
    subdomain,
    timezone: 'America/Noronha',
    locale: 'it',
    administrator: { full_name: 'Ieda Paz', email: `${subdomain}@exemplo.com.br`, locale: 'fr' },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    subdomain,
    status: 'opening',
    tax_id: '11222333000181',
    timezone: 'America/Noronha',
    locale: 'it',
    plan: 'essencial',
    modules: ['core', 'sales', 'catalog', 'operations', 'fleet'],
    version: 1,
  });
  // Opened on 20 November: fourteen days, to the midnight of its own zone.
  expect(Temporal.Instant.from(body.trial_ends_at).toString()).toBe('2026-12-05T02:00:00Z');
  expect(await lettersOf(body.id)).toMatchObject([
    { to_email: `${subdomain}@exemplo.com.br`, template: 'first_access', locale: 'fr', params: {} },
  ]);
  expect(JSON.stringify(body)).not.toContain('auth-token');
  expect(await loggedIn(body.id)).toMatchObject([
    { action: 'EMPRESA_ABERTA', details: { operator: operator.email } },
  ]);
  const told = await loggedIn(platformTenantId);
  expect(told.filter(({ details }) => (details as { tenant?: string }).tenant === body.id)).toMatchObject([
    { action: 'EMPRESA_ABERTA' },
  ]);
});

test('nobody is found at its address before the first access, and with it the company begins [A7.4-09]', async () => {
  const company = await anOpenedCompany(operator, { subdomain: aSlug(), email: `${aSlug()}@exemplo.com.br` });
  const door = () => world.visitor().get(`/saas-tenants/by-subdomain/${company.subdomain}`);
  expect((await door()).status).toBe(404);
  const owner = await cameIn(world, company);
  expect((await door()).status).toBe(200);
  expect((await owner.get('/auth/session')).body).toMatchObject({
    role: 'admin',
    tenant: { id: company.id },
    subscription: { status: 'trialing', is_read_only: false },
  });
  expect((await operator.get(`/saas-tenants/${company.id}`)).body.status).toBe('active');
});

test('its administrator reads in the history who invited him, by the name operators go by', async () => {
  const company = await anOpenedCompany(operator, { subdomain: aSlug(), email: `${aSlug()}@exemplo.com.br` });
  const owner = await cameIn(world, company);
  const { data } = (await owner.get(`/users/${owner.id}/history`)).body;
  expect(data.at(-1).actor).toBe('Leme · Pessoa saas_admin');
});

test.each([
  [{ subdomain: 'users' }, { pointer: '/subdomain', code: 'slug-reserved' }],
  [{ subdomain: 'USERS' }, { pointer: '/subdomain', code: 'slug-reserved' }],
  [{ subdomain: 'Mar Azul' }, { pointer: '/subdomain', code: 'slug-form' }],
  [{ subdomain: '-mar' }, { pointer: '/subdomain', code: 'slug-form' }],
  [{ subdomain: 'mar-⛵' }, { pointer: '/subdomain', code: 'slug-form' }],
  [{ modules: ['sales'] }, { pointer: '/modules', code: 'core-missing' }],
  [{ tax_id: '11.222.333/0001-82' }, { pointer: '/tax_id', code: 'tax-id' }],
  [{ primary_color: '#ggg' }, { pointer: '/primary_color', code: 'colour' }],
  [{ trial_days: -1 }, { pointer: '/trial_days', code: 'too-small' }],
  [{ trial_days: 400 }, { pointer: '/trial_days', code: 'too-large' }],
])('%o is refused, and nothing is there [A2.2-39]', async (given, fault) => {
  const answer = await open(operator, given);
  expect([answer.status, faultsOf(answer)]).toEqual([422, [expect.objectContaining(fault)]]);
});

test('of ten who open at one address one has it, and the others leave neither company nor address', async () => {
  const subdomain = aSlug();
  const emails = Array.from({ length: 10 }, () => `${aSlug()}@exemplo.com.br`);
  const answers = await Promise.all(emails.map((email) => open(operator, { subdomain, email })));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.length).toBe(9);
  for (const answer of refused)
    expect([answer.status, faultsOf(answer)]).toEqual([422, [{ pointer: '/subdomain', code: 'slug-taken' }]]);
  const rows = await world.authTx.lookUp(async (tx) => ({
    companies: await tx.rows(db.selectFrom('saas_tenants').select('id').where('subdomain', '=', subdomain)),
    addresses: await tx.rows(db.selectFrom('login_emails').select('email').where('email', 'in', emails)),
  }));
  expect([rows.companies.length, rows.addresses.length]).toEqual([1, 1]);
});

test('of two who open for one administrator one does; an address that is somebody’s is refused alike', async () => {
  const email = `${aSlug()}@exemplo.com.br`;
  const answers = await Promise.all([open(operator, { email }), open(operator, { email })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.type).toBe('/problems/email-in-use');
  expect((await open(operator, { email: operator.email })).body.type).toBe('/problems/email-in-use');
  const typed = await open(operator, { email: `  ${email.toUpperCase()} ` });
  expect(typed.body.type).toBe('/problems/email-in-use');
});

test('pressed again with the same key it answers the same company', async () => {
  const key = { 'idempotency-key': newId() };
  const body = companyBody({ subdomain: aSlug(), email: `${aSlug()}@exemplo.com.br` });
  const [first, again] = [
    await operator.post('/saas-tenants', body, key),
    await operator.post('/saas-tenants', body, key),
  ];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
});

test('an opening is undone until the first access: both addresses are free again, and the letter finds nobody', async () => {
  const sent = { subdomain: aSlug(), email: `${aSlug()}@exemplo.com.br` };
  const first = await anOpenedCompany(operator, sent);
  expect((await operator.delete(`/saas-tenants/${first.id}`)).status).toBe(204);
  expect((await operator.delete(`/saas-tenants/${first.id}`)).body.type).toBe('/problems/move-forbidden');
  const { body } = await operator.get(`/saas-tenants/${first.id}`);
  expect(body).toMatchObject({ status: 'erased', contact_name: null, contact_email: null });
  const again = await anOpenedCompany(operator, sent);
  await cameIn(world, again);
  const refused = await operator.delete(`/saas-tenants/${again.id}`);
  expect(refused.body.type).toBe('/problems/move-forbidden');
});

test('an address is judged while it is typed, with three that can be had; a tax id says who has it', async () => {
  const { subdomain } = await anOpenedCompany(operator, {
    subdomain: aSlug(),
    email: `${aSlug()}@exemplo.com.br`,
  });
  const judged = async (slug: string) =>
    (await operator.get(`/saas-tenants/slugs/${encodeURIComponent(slug)}`)).body;
  expect(await judged(aSlug())).toMatchObject({ fault: null, proposals: [] });
  expect(await judged(subdomain)).toMatchObject({
    fault: 'slug-taken',
    proposals: [`${subdomain}-passeios`, `${subdomain}-turismo`, `${subdomain}-mar`],
  });
  expect((await judged('Escuna Mar & Sol')).proposals[0]).toBe('escuna-mar-sol');
  expect((await judged('users')).fault).toBe('slug-reserved');
  const same = (await operator.get('/saas-tenants/tax-ids/11222333000181')).body.data;
  expect(same.length).toBeGreaterThan(0);
  expect((await operator.get('/saas-tenants/tax-ids/123')).body.data).toEqual([]);
});

test('nobody but operators of the two highest roles opens or reads companies, whatever a table says', async () => {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  const manager = await world.operator('saas_manager');
  for (const by of [admin, manager]) {
    expect((await open(by)).status).toBe(403);
    expect((await by.get(`/saas-tenants/${company.id}`)).status).toBe(403);
    expect((await by.get('/saas-tenants/slugs/x')).status).toBe(403);
  }
});
