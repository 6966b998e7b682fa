import { expect, test } from 'vitest';
import { newId } from '#kit/ids';
import { aPartner, aToken, byToken } from '../../../testing/companies/outside/octo-world.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld({ machineCalls: { perToken: 12, perCompany: 20 } });

async function aCompany() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const partner = await aPartner(world, company, staff);
  return { company, staff, partner };
}

test('a token is told once, and only its hash and last characters are kept', async () => {
  const { staff, partner } = await aCompany();
  const body = { id: newId(), partner_id: partner.id, label: 'Produção' };
  const first = await staff.post('/machine-tokens', body);
  expect(first.body.secret).toMatch(/^leme_live_[0-9a-f]{32}_[0-9a-f]{64}_[0-9a-f]{6}$/);
  expect((await staff.post('/machine-tokens', body)).body).toEqual({ ...first.body, secret: null });
  const { data } = (await staff.get(`/machine-tokens?partner_id=${partner.id}`)).body;
  expect(data).toMatchObject([{ label: 'Produção', mode: 'live', hint: first.body.secret.slice(-6) }]);
  expect(JSON.stringify(data)).not.toContain(first.body.secret.slice(0, 60));
});

test('it opens what asks for it and nothing else; a cookie opens none of that, and one that comes along is ignored', async () => {
  const { staff, partner } = await aCompany();
  const secret = await aToken(staff, partner.id);
  const octo = byToken(world, secret);
  expect((await octo.get('/products')).status).toBe(200);
  expect((await octo.get('/products', { cookie: 'x=1', 'leme-tenant': newId() })).status).toBe(200);
  expect((await staff.get('/octo/products')).body).toMatchObject({ error: 'UNAUTHORIZED' });
  const bearer = { authorization: `Bearer ${secret}` };
  for (const path of ['/bookings', '/channel-partners', '/machine-tokens'])
    expect([401, 404], path).toContain((await world.visitor().get(path, bearer)).status);
  expect((await world.visitor().get(`/octo/products?token=${secret}`)).body.error).toBe('UNAUTHORIZED');
});

test('one that is unknown, mistyped, revoked, ended or good for less is refused', async () => {
  const { staff, partner } = await aCompany();
  const secret = await aToken(staff, partner.id, { days: 1 });
  const mistyped = `${secret.slice(0, -8)}${secret.at(-8) === '0' ? '1' : '0'}${secret.slice(-7)}`;
  const other = secret.replace(/_[0-9a-f]{32}_/, `_${newId().replaceAll('-', '')}_`);
  for (const wrong of [mistyped, other, 'leme', `${secret}x`])
    expect((await byToken(world, wrong).get('/products')).body).toMatchObject({ error: 'FORBIDDEN' });
  const looks = byToken(world, await aToken(staff, partner.id, { scopes: ['octo-read'], label: 'Painel' }));
  expect((await looks.get('/products')).status).toBe(200);
  expect((await looks.post('/bookings', {})).body.error).toBe('FORBIDDEN');
  world.clock.set('2026-11-21T12:13:00Z');
  expect((await byToken(world, secret).get('/products')).body.error).toBe('FORBIDDEN');
  world.clock.set('2026-11-20T12:12:00Z');
});

test('two live at once, so that one takes over; who revokes the first stops it at once [journey: o token vazou]', async () => {
  const { staff, partner } = await aCompany();
  const [first, second] = [await aToken(staff, partner.id), await aToken(staff, partner.id)];
  const third = await staff.post('/machine-tokens', { id: newId(), partner_id: partner.id, label: 'x' });
  expect(third.body.type).toBe('/problems/two-tokens');
  expect((await byToken(world, first).get('/products')).status).toBe(200);
  const { data } = (await staff.get(`/machine-tokens?partner_id=${partner.id}`)).body;
  const old = data.find(({ hint }: { hint: string }) => first.endsWith(hint));
  const revoked = await staff.post(`/machine-tokens/${old.id}/revocation`);
  expect(revoked.body.revoked_at).not.toBeNull();
  await expect.poll(async () => (await byToken(world, first).get('/products')).body.error).toBe('FORBIDDEN');
  expect((await byToken(world, second).get('/products')).status).toBe(200);
  expect((await staff.post(`/machine-tokens/${old.id}/revocation`)).status).toBe(200);
});

test('of ten that are made at once two are there', async () => {
  const { staff, partner } = await aCompany();
  const make = () => staff.post('/machine-tokens', { id: newId(), partner_id: partner.id, label: 'x' });
  const answers = await Promise.all(Array.from({ length: 10 }, make));
  expect(answers.filter(({ status }) => status === 201).length).toBe(2);
});

test('who asks without rest is told when to come again, by token and by company', async () => {
  const { staff, partner, company } = await aCompany();
  const one = byToken(world, await aToken(staff, partner.id));
  const statuses = [];
  for (let times = 0; times < 13; times += 1) statuses.push((await one.get('/products')).status);
  expect(statuses).toEqual([...Array(12).fill(200), 429]);
  const refused = await one.get('/products');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const another = await aPartner(world, company, staff);
  const other = byToken(world, await aToken(staff, another.id));
  const more = [];
  for (let times = 0; times < 9; times += 1) more.push((await other.get('/products')).status);
  expect(more).toContain(429);
  expect((await staff.get('/channel-partners')).status).toBe(200);
});

test('a foreign company sees neither partner nor token; who may not change partners gives none', async () => {
  const { company, staff, partner } = await aCompany();
  const foreign = await aCompany();
  const body = { id: newId(), partner_id: partner.id, label: 'x' };
  expect((await foreign.staff.post('/machine-tokens', body)).body.errors).toMatchObject([
    { pointer: '/partner_id', code: 'unknown' },
  ]);
  await staff.post('/machine-tokens', body);
  expect((await foreign.staff.post(`/machine-tokens/${body.id}/revocation`)).status).toBe(404);
  const sailor = await world.user(company, 'marinheiro');
  expect((await sailor.post('/machine-tokens', { ...body, id: newId() })).status).toBe(403);
});
