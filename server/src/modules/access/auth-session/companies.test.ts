import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const reason = { reason: 'Chamado 4711: conferir reservas' };

test('a company is found by its subdomain while it is active [A7.4-09, A3-06, A3-07]', async () => {
  const company = await world.company({ primary_color: '#FFD400', secondary_color: '#0D2940' });
  const { status, body } = await world.visitor().get(`/saas-tenants/by-subdomain/${company.subdomain}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: company.name,
    primary_color: '#FFD400',
    secondary_color: '#0D2940',
    logo_url: null,
  });
});

test('a visitor cannot tell an inactive company from an unknown one; who is signed in can [A8-03, A8-04, A8-05]', async () => {
  const company = await world.company();
  const closed = await world.company({ status: 'suspended' });
  const person = await world.user(company, 'user');
  const visitor = world.visitor();
  const answers = [
    await visitor.get(`/saas-tenants/by-subdomain/${closed.subdomain}`),
    await visitor.get('/saas-tenants/by-subdomain/nenhuma'),
  ];
  for (const { body } of answers)
    expect(body).toMatchObject({ type: '/problems/tenant-not-found', status: 404 });
  expect((await person.get(`/saas-tenants/by-subdomain/${closed.subdomain}`)).body.type).toBe(
    '/problems/tenant-inactive',
  );
  expect((await person.get('/saas-tenants/by-subdomain/admin-tenant')).status).toBe(404);
});

test('the platform is a tenant of its own whose accounts are operators [A3-09]', async () => {
  const operator = await world.operator('saas_admin');
  const { body } = await operator.get('/auth/session');
  expect(body.tenant).toMatchObject({ subdomain: 'admin-tenant', is_platform: true });
  expect(body.active_paths).toBeNull();
});

test('an operator enters a company with a reason, works in it and leaves; both are in its log [A2.2-35]', async () => {
  const company = await world.company();
  const operator = await world.operator('saas_admin');
  const inCompany = { 'leme-tenant': company.id };
  expect((await operator.get('/sessions', inCompany)).body.type).toBe('/problems/tenant-changed');
  const entered = await operator.post('/auth/acting-tenant', { tenant_id: company.id, ...reason });
  expect(entered.body).toMatchObject({ tenant: { id: company.id }, until: '2026-11-20T12:42:00Z' });
  const session = (await operator.get('/auth/session', inCompany)).body;
  expect(session).toMatchObject({
    tenant: { id: company.id },
    acting: { reason: reason.reason },
    role: 'saas_admin',
    home_tenant: { subdomain: 'admin-tenant' },
  });
  expect((await operator.get('/sessions', inCompany)).status).toBe(200);
  expect((await operator.delete('/auth/acting-tenant', inCompany)).status).toBe(204);
  expect((await operator.get('/sessions', inCompany)).status).toBe(409);
  const log = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('system_logs')
        .select(['action', 'details'])
        .where('tenant_id', '=', company.id)
        .orderBy('created_at'),
    ),
  );
  expect(log).toMatchObject([
    { action: 'OPERADOR_ENTROU', details: { operator: operator.email, reason: reason.reason } },
    { action: 'OPERADOR_SAIU', details: { operator: operator.email } },
  ]);
});

test('leave to act ends half an hour after the last act and four hours after it was given', async () => {
  const company = await world.company();
  const operator = await world.operator('saas_super_admin');
  const inCompany = { 'leme-tenant': company.id };
  const at = (minutes: number) =>
    world.clock.set(Temporal.Instant.from('2026-11-20T12:12:00Z').add({ minutes }).toString());
  await operator.post('/auth/acting-tenant', { tenant_id: company.id, ...reason });
  for (let minutes = 14; minutes < 240; minutes += 14) {
    at(minutes);
    expect((await operator.get('/sessions', inCompany)).status).toBe(200);
  }
  at(241);
  expect((await operator.get('/sessions', inCompany)).status).toBe(409);
  at(0);
  const idle = await world.operator('saas_super_admin');
  await idle.post('/auth/acting-tenant', { tenant_id: company.id, ...reason });
  at(31);
  expect((await idle.get('/sessions', inCompany)).status).toBe(409);
  at(0);
});

test('an inactive or unknown company cannot be entered, and without a reason none can', async () => {
  const closed = await world.company({ status: 'suspended' });
  const operator = await world.operator('saas_admin');
  expect((await operator.post('/auth/acting-tenant', { tenant_id: closed.id, ...reason })).body.type).toBe(
    '/problems/tenant-inactive',
  );
  expect(
    (await operator.post('/auth/acting-tenant', { tenant_id: crypto.randomUUID(), ...reason })).status,
  ).toBe(404);
  for (const [given, fault] of [
    [' ', { code: 'required' }],
    ['Oi', { code: 'too-small', params: { minimum: 5 } }],
  ] as const) {
    const { body } = await operator.post('/auth/acting-tenant', { tenant_id: closed.id, reason: given });
    expect(body.errors).toEqual([{ pointer: '/reason', ...fault }]);
  }
});

test('companies are found by name without accents; staff may neither list nor enter them', async () => {
  const company = await world.company({ name: 'Náutica São João' });
  const operator = await world.operator('saas_user');
  const staff = await world.user(company, 'admin');
  expect((await operator.get('/auth/companies?q=sao%20joao')).body.data).toMatchObject([{ id: company.id }]);
  expect((await staff.get('/auth/companies')).status).toBe(403);
  expect((await staff.post('/auth/acting-tenant', { tenant_id: company.id, ...reason })).status).toBe(403);
});

test('naming another company in the header is refused for staff, whatever its id', async () => {
  const company = await world.company();
  const other = await world.company();
  const staff = await world.user(company, 'admin');
  for (const tenant of [other.id, crypto.randomUUID()]) {
    expect((await staff.get('/sessions', { 'leme-tenant': tenant })).body.type).toBe(
      '/problems/tenant-changed',
    );
  }
  expect((await staff.get('/sessions', { 'leme-tenant': company.id })).status).toBe(200);
});

test('a request whose header names no company is told so [A8-06]', async () => {
  const staff = await world.user(await world.company(), 'admin');
  for (const tenant of ['', 'x', 'null', 'undefined']) {
    const { status, body } = await staff.get('/sessions', { 'leme-tenant': tenant });
    expect([status, body.type]).toEqual([400, '/problems/tenant-unidentified']);
  }
});
