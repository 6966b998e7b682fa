import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { anOpenedCompany, companyBody } from '../../../testing/opened-company.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const operator = await world.operator('saas_admin');
// One red pixel.
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const aName = () => `logo-${newId().slice(-12)}`;
const given = (logo: string | null) => {
  const name = aName();
  return { subdomain: name, email: `${name}@mar.test`, logo };
};

test('a logo is drawn anew and stands at the door of the company from its first access on', async () => {
  const company = await anOpenedCompany(operator, given(`data:image/png;base64,${png}`));
  const { logo_url } = (await operator.get(`/saas-tenants/${company.id}`)).body;
  expect(logo_url).toMatch(new RegExp(`^/api/logos/${company.id}\\.[0-9a-f-]{36}$`));
  const { status, headers } = await world.visitor().get(logo_url.replace('/api', ''));
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
});

test.each([
  [
    'a PDF',
    `data:application/pdf;base64,${Buffer.from('%PDF-1.7 and more').toString('base64')}`,
    'file-type',
  ],
  [
    'a PDF that says it is a picture',
    `data:image/png;base64,${Buffer.from('%PDF-1.7 and more').toString('base64')}`,
    'file-type',
  ],
  [
    'an SVG',
    `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`,
    'file-type',
  ],
  ['a picture that is torn', `data:image/png;base64,${png.slice(0, 60)}`, 'image'],
  ['an address', 'https://exemplo.com.br/logo.png', 'file-type'],
])('%s is no logo, and nothing is opened', async (_, logo, code) => {
  const body = companyBody(given(logo));
  const answer = await operator.post('/saas-tenants', body);
  expect([answer.status, answer.body.errors]).toMatchObject([422, [{ pointer: '/logo', code }]]);
  const judged = (await operator.get(`/saas-tenants/slugs/${body.subdomain}`)).body;
  expect(judged.fault).toBeNull();
});

test('twelve megabytes are refused before they are read', async () => {
  const answer = await operator.post(
    '/saas-tenants',
    companyBody(given(`data:image/png;base64,${'A'.repeat(12e6)}`)),
  );
  expect(answer.status).toBe(413);
});
