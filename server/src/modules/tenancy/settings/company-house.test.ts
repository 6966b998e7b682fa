import { contrast, deriveBrand } from '@leme/contract/kit/brand';
import { expect, test } from 'vitest';
import { forgetExpired } from '../../../kit/retention/forget-expired.ts';
import { byNotice } from '../../../testing/by-notice.ts';
import { redPixel } from '../../../testing/companies/house/house-requests.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

async function aCompany() {
  const company = await world.company();
  return { company, admin: await world.user(company, 'admin') };
}

const brandOf = async (person: Person) => (await person.get('/auth/session')).body.tenant;

const logoAt = (address: string) => world.visitor().get(address.replace('/api', ''));

test('a company says who it is and its colours, and each session has them at once [B2.2-61, A2.3-87]', async () => {
  const { company, admin } = await aCompany();
  const colleague = await world.user(company, 'user');
  await brandOf(colleague);
  const given = { legal_name: 'Escunas Mar Ltda.', primary_color: '#ffd400', secondary_color: '#0c1a25' };
  const { status, body } = await admin.patch('/tenant-settings', { version: 1, ...given });
  expect([status, body]).toMatchObject([200, { ...given, version: 2 }]);
  await expect
    .poll(() => brandOf(colleague), byNotice)
    .toMatchObject({ primary_color: '#ffd400', secondary_color: '#0c1a25' });
  const { onBrand } = deriveBrand(body.primary_color, null).light;
  expect([onBrand, contrast('#FFD400', onBrand) > 4.5]).toEqual(['#000000', true]);
});

test('how much of its colours a company shows is one of three, and older rows show as every company', async () => {
  const { company, admin } = await aCompany();
  expect((await admin.get('/tenant-settings')).body.theme_class).toBe('line');
  const full = await admin.patch('/tenant-settings', { version: 1, theme_class: 'full' });
  expect([full.status, full.body.theme_class]).toEqual([200, 'full']);
  await expect.poll(async () => (await brandOf(admin)).settings, byNotice).toEqual({ theme_class: 'full' });
  const door = await world.visitor().get(`/saas-tenants/by-subdomain/${company.subdomain}`);
  expect(door.body.settings).toEqual({ theme_class: 'full' });
  for (const theme_class of ['neon', null, 3])
    expect((await admin.patch('/tenant-settings', { version: 2, theme_class })).status).toBe(422);
});

test('of two at once the second is told both, and nothing of theirs is kept', async () => {
  const { company, admin } = await aCompany();
  const other = await world.user(company, 'admin');
  await admin.patch('/tenant-settings', { version: 1, contact_name: 'Ana' });
  const late = await other.patch('/tenant-settings', { version: 1, contact_name: 'Rui' });
  expect([late.status, late.body.type]).toEqual([409, '/problems/stale-version']);
  expect(late.body.params).toMatchObject({
    current: { contact_name: 'Ana', version: 2 },
    yours: { contact_name: 'Rui' },
  });
});

test('a logo is drawn anew, stands at the door, and is taken away again', async () => {
  const { company, admin } = await aCompany();
  const drawn = await admin.put('/tenant-settings/logo', { version: 1, logo: redPixel });
  const shown = await logoAt(drawn.body.logo_url);
  expect([shown.status, shown.headers]).toMatchObject([
    200,
    {
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  ]);
  const door = await world.visitor().get(`/saas-tenants/by-subdomain/${company.subdomain}`);
  expect(door.body.logo_url).toBe(drawn.body.logo_url);
  const gone = await admin.put('/tenant-settings/logo', { version: 2, logo: null });
  expect(gone.body).toMatchObject({ logo_url: null, version: 3 });
  // Pages that still show it have a day.
  expect((await logoAt(drawn.body.logo_url)).status).toBe(200);
  const again = await admin.put('/tenant-settings/logo', { version: 3, logo: redPixel });
  expect(again.body.logo_url).not.toBe(drawn.body.logo_url);
  await forgetExpired(world, company.id, world.clock.now().add({ hours: 25 }));
  expect((await logoAt(drawn.body.logo_url)).status).toBe(404);
  expect((await logoAt(again.body.logo_url)).status).toBe(200);
  const [own, other] = again.body.logo_url.slice('/api/logos/'.length).split('.');
  for (const name of [own, other, `${other}.${own}`, `${own}.${crypto.randomUUID()}`, '..', '.'])
    expect((await logoAt(`/api/logos/${name}`)).status).toBeGreaterThanOrEqual(400);
});

test.each([
  ['an SVG', `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`],
  ['a HEIC', `data:image/heic;base64,${Buffer.from('ftypheic').toString('base64')}`],
  ['nothing', ''],
  ['an address', 'https://exemplo.com.br/logo.png'],
])('%s is no logo, and the one before stays', async (_, logo) => {
  const { admin } = await aCompany();
  const refused = await admin.put('/tenant-settings/logo', { version: 1, logo });
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ pointer: '/logo', code: 'file-type' }],
  ]);
  expect((await admin.get('/tenant-settings')).body).toMatchObject({ logo_url: null, version: 1 });
});

/** The bytes of the one red pixel, changed. */
const picture = (change: (bytes: Buffer) => Buffer) =>
  `data:image/png;base64,${change(Buffer.from(redPixel.slice(redPixel.indexOf(',') + 1), 'base64')).toString('base64')}`;

test('a picture that says it is 40,000 × 40,000 is refused unread; of a page behind a picture nothing is kept', async () => {
  const { admin } = await aCompany();
  const huge = picture((bytes) => {
    bytes.writeUInt32BE(40_000, 16);
    bytes.writeUInt32BE(40_000, 20);
    return bytes;
  });
  const refused = await admin.put('/tenant-settings/logo', { version: 1, logo: huge });
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: '/logo', code: 'pixels' }]]);
  const page = Buffer.from('<script>alert(document.cookie)</script>'.repeat(4));
  const both = picture((bytes) => Buffer.concat([bytes, page]));
  const drawn = (await admin.put('/tenant-settings/logo', { version: 1, logo: both })).body;
  const kept = (await logoAt(drawn.logo_url)).bytes.toString('latin1');
  expect([drawn.version, kept.startsWith('RIFF'), kept.includes('script')]).toEqual([2, true, false]);
});

test.each(['#12345', 'yellow', '#GGGGGG'])('%s is no colour', async (primary_color) => {
  const { admin } = await aCompany();
  const refused = await admin.patch('/tenant-settings', { version: 1, primary_color });
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: '/primary_color' }]]);
});

test('where it is found and what it pays is not the company’s to say; without the right it reads alone', async () => {
  const { company, admin } = await aCompany();
  expect((await admin.patch('/tenant-settings', { version: 1, subdomain: 'outra' })).status).toBe(422);
  const sailor = await world.user(company, 'marinheiro');
  const changed = await sailor.patch('/tenant-settings', { version: 1, name: 'Outra' });
  expect(changed.status).toBe(403);
  const stranger = (await aCompany()).admin;
  await stranger.patch('/tenant-settings', { version: 1, name: 'Outra' });
  expect((await admin.get('/tenant-settings')).body.version).toBe(1);
});
