import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { byNotice } from '../../../testing/by-notice.ts';
import { peopleOf } from '../../../testing/companies/booking-day.ts';
import { aManifestDay, bookingIn } from '../../../testing/companies/manifest-day.ts';
import { giveLink } from '../../../testing/link.ts';
import { anOpenedCompany, cameIn } from '../../../testing/opened-company.ts';
import { openWorld, password } from '../../../testing/world.ts';

const world = await openWorld();
const operator = await world.operator('saas_super_admin');
const reason = 'Contas de teste vendidas a terceiros';
const stop = { version: 1, kind: 'abuse', reason, password };

const lettersOf = (tenant_id: string) =>
  world.tenantTx.read(tenant_id, (tx) =>
    tx.rows(
      db
        .selectFrom('email_logs')
        .select(['to_email', 'template'])
        .where('tenant_id', '=', tenant_id)
        .orderBy('created_at'),
    ),
  );
const actionsOf = (tenant_id: string) =>
  world.tenantTx
    .read(tenant_id, (tx) =>
      tx.rows(
        db
          .selectFrom('system_logs')
          .select('action')
          .where('tenant_id', '=', tenant_id)
          .orderBy('created_at'),
      ),
    )
    .then((lines) => lines.map(({ action }) => action));

test('a company that is stopped lets nobody in or go on, and ends links and operators inside; its administrators are told', async () => {
  const company = await world.company();
  const [admin, guide] = [await world.user(company, 'admin'), await world.user(company, 'marinheiro')];
  const token = await giveLink(world, company, guide, { type: 'password_reset' });
  const inside = { 'leme-tenant': company.id };
  await operator.post('/auth/acting-tenant', { tenant_id: company.id, reason: 'Chamado 4711' });
  expect((await operator.get('/sessions', inside)).status).toBe(200);
  expect((await admin.get('/sessions')).status).toBe(200);

  const { status, body } = await operator.post(`/saas-tenants/${company.id}/suspension`, stop);
  expect([status, body.status, body.status_kind, body.status_reason, body.version]).toEqual([
    200,
    'suspended',
    'abuse',
    reason,
    2,
  ]);
  await expect.poll(async () => (await admin.get('/auth/user')).status, byNotice).toBe(401);
  await expect.poll(async () => (await operator.get('/sessions', inside)).status, byNotice).toBe(409);
  const visitor = world.visitor();
  expect((await visitor.post('/auth/sign-in', { email: admin.email, password })).status).toBe(401);
  const used = { token, type: 'password_reset', password: 'Outra-senha-9' };
  expect((await visitor.post('/functions/verify-auth-token', used)).body.type).toBe('/problems/link-invalid');
  expect((await visitor.get(`/saas-tenants/by-subdomain/${company.subdomain}`)).status).toBe(404);
  expect(await lettersOf(company.id)).toEqual([{ to_email: admin.email, template: 'company_suspension' }]);
  expect(await actionsOf(company.id)).toContain('EMPRESA_SUSPENSA');
});

test('what a phone noted at sea comes in while the company is stopped, and is seen when it goes on', async () => {
  const { company, guide, booking } = await aManifestDay(world);
  const { passengers } = await bookingIn(guide, booking.id);
  // With the session comes the token of the device.
  expect((await guide.get('/auth/session')).status).toBe(200);
  await operator.post(`/saas-tenants/${company.id}/suspension`, stop);
  await expect.poll(async () => (await guide.get('/auth/user')).status, byNotice).toBe(401);
  const marked = { booking_id: booking.id, manifest_passenger_id: passengers[0]?.id, status: 'checked_in' };
  const sent = await guide.post(
    '/attendance-events',
    { events: [{ id: crypto.randomUUID(), ...marked }], user_id: guide.id },
    { 'leme-tenant': company.id, 'leme-background': '1' },
  );
  expect(sent.status).toBe(200);
  await operator.post(`/saas-tenants/${company.id}/reactivation`, { version: 2, password });
  const person = (await peopleOf(world, company, booking)).find(({ id }) => id === passengers[0]?.id);
  expect(person?.status).toBe('checked_in');
});

test('going on brings back no session and no link; everybody signs in anew', async () => {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  await operator.post(`/saas-tenants/${company.id}/suspension`, stop);
  const back = await operator.post(`/saas-tenants/${company.id}/reactivation`, { version: 2, password });
  expect(back.body).toMatchObject({ status: 'active', status_kind: null, status_reason: null, version: 3 });
  await expect.poll(async () => (await admin.get('/auth/user')).status, byNotice).toBe(401);
  expect((await world.visitor().post('/auth/sign-in', { email: admin.email, password })).status).toBe(200);
  expect((await lettersOf(company.id)).map(({ template }) => template)).toEqual([
    'company_suspension',
    'company_reactivation',
  ]);
});

test('a company is put away for its address typed, only while it is stopped, and comes back', async () => {
  const company = await world.company();
  const archive = (given: object) =>
    operator.post(`/saas-tenants/${company.id}/archival`, { ...stop, ...given });
  expect((await archive({ subdomain: company.subdomain })).body.type).toBe('/problems/move-forbidden');
  await operator.post(`/saas-tenants/${company.id}/suspension`, stop);
  const wrong = await archive({ version: 2, subdomain: 'outra' });
  expect(wrong.body.errors).toEqual([{ pointer: '/subdomain', code: 'slug-differs' }]);
  const { body } = await archive({ version: 2, subdomain: company.subdomain });
  expect([body.status, body.version]).toEqual(['archived', 3]);
  const back = await operator.post(`/saas-tenants/${company.id}/reactivation`, { version: 3, password });
  expect(back.body.status).toBe('active');
});

test('of two operators at once one stops it, and the other is told how it stands', async () => {
  const company = await world.company();
  const other = await world.operator('saas_admin');
  const answers = await Promise.all(
    [operator, other].map((by) => by.post(`/saas-tenants/${company.id}/suspension`, stop)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { body } = answers.find(({ status }) => status === 409) ?? expect.fail();
  expect(body).toMatchObject({
    type: '/problems/stale-version',
    params: { current: { status: 'suspended', version: 2 }, yours: { status: 'suspended' } },
  });
});

test('a wrong password stops nothing and leaves a line; the platform is no company to be stopped', async () => {
  const company = await world.company();
  const { status, body } = await operator.post(`/saas-tenants/${company.id}/suspension`, {
    ...stop,
    password: 'errada',
  });
  expect([status, body.errors]).toEqual([422, [{ pointer: '/password', code: 'wrong-password' }]]);
  expect((await operator.get(`/saas-tenants/${company.id}`)).body.status).toBe('active');
  const platform = '00000000-0000-7000-8000-000000000001';
  expect((await operator.post(`/saas-tenants/${platform}/suspension`, stop)).status).toBe(404);
  expect((await operator.post(`/saas-tenants/${crypto.randomUUID()}/suspension`, stop)).status).toBe(404);
});

test('another address leads on for ninety days and is nobody else’s ever; of two who change it the second is told', async () => {
  const company = await world.company();
  const next = `novo-${company.id.slice(-12)}`;
  const change = (given: object) => operator.put(`/saas-tenants/${company.id}/slug`, given);
  expect((await change({ version: 1, subdomain: next })).body).toMatchObject({ subdomain: next, version: 2 });
  expect((await change({ version: 1, subdomain: `${next}-2` })).body.type).toBe('/problems/stale-version');
  const at = async (slug: string) => (await world.visitor().get(`/saas-tenants/by-subdomain/${slug}`)).body;
  expect((await at(company.subdomain)).subdomain).toBe(next);
  const other = await world.company();
  const taking = { version: 1, subdomain: company.subdomain };
  const refused = await operator.put(`/saas-tenants/${other.id}/slug`, taking);
  expect(refused.body.errors).toEqual([{ pointer: '/subdomain', code: 'slug-taken' }]);
  world.clock.set('2027-02-19T12:12:00Z');
  expect((await at(company.subdomain)).type).toBe('/problems/tenant-not-found');
  world.clock.set('2026-11-20T12:12:00Z');
});

test('what is known of a company is changed by its version; of its people an operator reads name, role and state, and leaves a line', async () => {
  const company = await world.company();
  const admin = await world.user(company, 'admin', { email: `sigilo-${company.id}@exemplo.com.br` });
  const changed = await operator.patch(`/saas-tenants/${company.id}`, { version: 1, name: 'Mar Novo' });
  expect(changed.body).toMatchObject({ name: 'Mar Novo', version: 2 });
  const stale = await operator.patch(`/saas-tenants/${company.id}`, { version: 1, name: 'Mar Velho' });
  expect(stale.body).toMatchObject({
    type: '/problems/stale-version',
    params: { current: { name: 'Mar Novo' } },
  });
  const { body } = await operator.get(`/saas-tenants/${company.id}/people`);
  expect(body.data).toMatchObject([{ id: admin.id, role: 'admin', status: 'active', link: 'used' }]);
  expect(JSON.stringify(body)).not.toContain('sigilo');
  expect(await actionsOf(company.id)).toEqual(['EMPRESA_ALTERADA', 'OPERADOR_VIU_PESSOAS']);
  expect((await admin.get(`/saas-tenants/${company.id}/people`)).status).toBe(403);
});

test('the first link is sent again, also to an address put right, while nobody has a password', async () => {
  const company = await anOpenedCompany(operator);
  const people = async () => (await operator.get(`/saas-tenants/${company.id}/people`)).body.data;
  const [person] = await people();
  expect(person.link).toBe('none');
  const email = `certa-${company.id}@exemplo.com.br`;
  world.clock.set('2026-11-20T12:14:00Z');
  const again = await operator.post(`/saas-tenants/${company.id}/first-access`, {
    user_id: person.id,
    email,
  });
  expect(again.body).toEqual({ welcome: 'queued' });
  expect((await lettersOf(company.id)).map(({ to_email }) => to_email)).toEqual([
    company.sent.administrator.email,
    email,
  ]);
  await giveLink(world, company, person, { type: 'first_access' });
  expect((await people())[0].link).toBe('open');
  world.clock.set('2026-11-20T14:40:00Z');
  expect((await people())[0].link).toBe('expired');
  world.clock.set('2026-11-20T12:20:00Z');
  await cameIn(world, { ...company, sent: { administrator: { email } } });
  const used = await operator.post(`/saas-tenants/${company.id}/first-access`, { user_id: person.id });
  expect(used.body.type).toBe('/problems/move-forbidden');
  world.clock.set('2026-11-20T12:12:00Z');
});
