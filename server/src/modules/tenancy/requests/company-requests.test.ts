import { consentOfRequest } from '@leme/contract/tenancy/requests/consent';
import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const operator = await world.operator('saas_admin');

const aRequest = (given: object = {}) => ({
  name: 'Ieda Paz',
  company: 'Escunas Mar e Sol',
  email: `pedido-${newId().slice(-10)}@mar.test`,
  phone: '48999990000',
  city: 'Porto Belo',
  boats: 2,
  message: null,
  locale: 'pt-BR',
  consent: consentOfRequest,
  ...given,
});
const listed = async (q: string) => (await operator.get(`/company-requests?q=${encodeURIComponent(q)}`)).body;

test('who asks for a company is answered alike however often, and operators find the request [A2.1-18]', async () => {
  const asked = aRequest({ company: `Escuna ${newId().slice(-8)}` });
  const visitor = world.visitor();
  for (const _ of [1, 2, 3, 4, 5]) {
    const { status, body } = await visitor.post('/company-requests', asked);
    expect([status, body]).toEqual([200, { message: 'request-received' }]);
  }
  const { data, count } = await listed(asked.company);
  expect(count).toBe(3);
  expect(data[0]).toMatchObject({ status: 'new', name: 'Ieda Paz', boats: 2, version: 1 });
});

test('of six requests of one address at once three are kept, and all six read the same [A2.1-18]', async () => {
  const asked = aRequest({ company: `Escuna ${newId().slice(-8)}` });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => world.visitor().post('/company-requests', asked)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set(['200 request-received']),
  );
  expect((await listed(asked.company)).count).toBe(3);
});

test('a request moves on with a note; of two the second is told, and what was opened stays so', async () => {
  const asked = aRequest({ company: `Escuna ${newId().slice(-8)}` });
  await world.visitor().post('/company-requests', asked);
  const { id } = (await listed(asked.company)).data[0];
  const move = (version: number, status: string) =>
    operator.post(`/company-requests/${id}/moves`, { version, status, notes: 'Liga de tarde' });
  expect((await move(1, 'contacted')).body).toEqual({ status: 'contacted', version: 2 });
  expect((await move(1, 'refused')).body.type).toBe('/problems/stale-version');
  expect((await move(2, 'opened')).body.version).toBe(3);
  expect((await move(3, 'refused')).body.type).toBe('/problems/move-forbidden');
  expect((await listed(asked.company)).data).toMatchObject([{ status: 'opened', notes: 'Liga de tarde' }]);
});

test('nobody of a company reads or moves a request', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  expect((await staff.get('/company-requests')).status).toBe(403);
  const moved = await staff.post(`/company-requests/${newId()}/moves`, {
    version: 1,
    status: 'refused',
    notes: null,
  });
  expect(moved.status).toBe(403);
});

test.each([
  ['without consent', { consent: undefined }],
  ['with consent to another text', { consent: '2020-01' }],
  ['without a telephone', { phone: '' }],
  ['with a name of a novel', { name: 'A'.repeat(121) }],
])('a request %s is refused', async (_, given) => {
  expect((await world.visitor().post('/company-requests', aRequest(given))).status).toBeGreaterThanOrEqual(
    400,
  );
});

test('a text with script in it is kept as text, and two megabytes are refused before they are read', async () => {
  const company = `<script>alert(${Date.now()})</script>`;
  await world.visitor().post('/company-requests', aRequest({ company }));
  expect((await listed(company)).data).toMatchObject([{ company }]);
  const heavy = await world.visitor().post('/company-requests', aRequest({ message: 'A'.repeat(2e6) }));
  expect(heavy.status).toBe(413);
});
