import { expect, test } from 'vitest';
import { someBuilds } from '../../testing/programs/builds.ts';
import { openWorld, type Person, password } from '../../testing/world.ts';

const [newest, older, leaking] = ['2026.11.20.0900', '2026.11.10.0900', '2026.10.01.0900'];
const world = await openWorld(await someBuilds(newest, { [older]: {}, [leaking]: { insecure: true } }));

const asked = (url: string, cookie = '') =>
  world.app.inject({ method: 'GET', url, headers: { host: 'localhost', cookie } });
const restore = (person: Person, build_id: string | null) =>
  person.post('/version-restorations', { build_id, password });
const pages = ['/', '/mar-azul/passenger-manifest', '/index.html', '/sw.js', '/build.json'];

test('page, worker and what else is no asset come from the build of the company, for its people alone', async () => {
  const [company, other] = [await world.company(), await world.company()];
  const [admin, stranger] = [await world.user(company, 'admin'), await world.user(other, 'admin')];
  await restore(admin, older);
  for (const url of pages) {
    const answers = [await asked(url, admin.cookie()), await asked(url, stranger.cookie()), await asked(url)];
    const [own, foreign, visitors] = answers.map(({ body }) => body);
    expect(own, url).toContain(older);
    expect(
      [foreign, visitors].every((body) => body?.includes(newest)),
      url,
    ).toBe(true);
    expect(
      answers.map(({ headers }) => headers['cache-control']),
      url,
    ).toEqual(['no-cache', 'no-cache', 'no-cache']);
    for (const { headers } of answers) {
      expect(headers['permissions-policy'], url).toContain('camera=(self)');
      expect(headers['content-security-policy'], url).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(headers['content-security-policy'], url).toContain("require-trusted-types-for 'script'");
      expect(headers['x-content-type-options'], url).toBe('nosniff');
    }
  }
  await restore(admin, null);
  for (const url of pages) expect((await asked(url, admin.cookie())).body, url).toContain(newest);
});

test('fingerprinted files of all builds stand side by side and are kept for ever, but for those of an insecure build', async () => {
  for (const build of [newest, older]) {
    const { statusCode, headers, body } = await asked(`/assets/index-${build}.js`);
    expect([statusCode, body]).toEqual([200, `'${build}'`]);
    expect(headers['cache-control']).toContain('immutable');
  }
  expect((await asked(`/assets/index-${leaking}.js`)).statusCode).toBe(404);
});

test('a cookie that nobody gave out chooses nothing, and no path leads out of a build', async () => {
  const forged = `__Host-leme=${crypto.randomUUID()}.${'x'.repeat(43)}`;
  expect((await asked('/', forged)).body).toContain(newest);
  const admin = await world.user(await world.company(), 'admin');
  await restore(admin, older);
  for (const url of ['/../build.json', '/..%2f..%2fetc%2fpasswd', '/assets', '/.built-from', '/.git/HEAD']) {
    const { statusCode, body } = await asked(url, admin.cookie());
    expect([statusCode === 404 || body.includes(older), body.includes('root:')], url).toEqual([true, false]);
  }
});

test('an unknown address of the API stays a problem, whichever build is served', async () => {
  const admin = await world.user(await world.company(), 'admin');
  await restore(admin, older);
  expect((await admin.get('/nothing')).body.type).toBe('/problems/not-found');
  expect((await asked('/missing.png', admin.cookie())).statusCode).toBe(404);
});

test('for who brings a session the files of the page are announced, for a visitor none, and a proxy keeps them apart', async () => {
  const admin = await world.user(await world.company(), 'admin');
  const page = '/mar-azul/passenger-manifest';
  const { body, headers } = await asked(page, admin.cookie());
  for (const file of ['shell', 'day'])
    expect(body).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}.js">`);
  expect(headers.vary).toContain('cookie, accept-language');
  expect((await asked(page)).body).not.toContain('modulepreload');
});
