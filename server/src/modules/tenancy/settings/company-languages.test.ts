import { expect, test } from 'vitest';
import { byNotice } from '../../../testing/by-notice.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

async function aCompany() {
  const company = await world.company();
  return { company, admin: await world.user(company, 'admin') };
}

const read = async (person: Person) => (await person.get('/tenant-settings/languages')).body;
const change = (person: Person, offered: readonly string[], default_locale: string, version: number) =>
  person.put('/tenant-settings/languages', { offered, default_locale, version });

test('languages are offered and withdrawn, and each session knows them [A3-37, A7.4-21]', async () => {
  const { company, admin } = await aCompany();
  const colleague = await world.user(company, 'user');
  const { version } = await read(admin);
  const changed = await change(admin, ['pt-BR', 'es'], 'es', version);
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { offered: ['pt-BR', 'es'], default_locale: 'es' },
  ]);
  await expect
    .poll(async () => (await colleague.get('/auth/session')).body.tenant.languages, byNotice)
    .toEqual({ offered: ['pt-BR', 'es'], default_locale: 'es' });
});

test('the default cannot be withdrawn, and a language that is none is refused', async () => {
  const { admin } = await aCompany();
  const { version } = await read(admin);
  const without = await change(admin, ['en'], 'pt-BR', version);
  expect([without.status, without.body.errors]).toMatchObject([422, [{ pointer: '/default_locale' }]]);
  expect((await change(admin, ['pt-BR', 'tlh'], 'pt-BR', version)).status).toBe(422);
  expect((await change(admin, [], 'pt-BR', version)).status).toBe(422);
  expect((await read(admin)).version).toBe(version);
});

test('of two at once the second is told both', async () => {
  const { company, admin } = await aCompany();
  const other = await world.user(company, 'admin');
  const { version } = await read(admin);
  const answers = await Promise.all([
    change(admin, ['pt-BR', 'en'], 'en', version),
    change(other, ['pt-BR', 'fr'], 'fr', version),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
