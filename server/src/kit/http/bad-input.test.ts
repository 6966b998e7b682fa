import type { Endpoint } from '@leme/contract/kit/endpoint';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../testing/client.ts';
import { aSession, aTrade, bookingBody } from '../../testing/companies/trade.ts';
import { countOf } from '../../testing/served-endpoints.ts';
import { openWorld, password } from '../../testing/world.ts';

// Alone: every address is asked, those of the platform too.
const world = await openWorld({ alone: true });
const company = await world.company();
const staff = await world.user(company, 'admin');
const operator = await world.operator('saas_super_admin');

const endpoints = world.endpoints.filter((endpoint) => endpoint.path !== '/auth/sign-out');

const nasty: unknown[] = [
  null,
  [],
  'text',
  0,
  { '': '' },
  { __proto__x: 1, constructor: { prototype: 1 } },
  {
    id: '../../etc',
    date: '2026-02-30',
    page: -1,
    email: [],
    password: {},
    events: [{}],
    _user_id: "' or 1=1 --",
  },
  {
    session_id: '\u0000',
    customer_name: '\u0000'.repeat(3),
    passengers: 'x',
    value: undefined,
  },
  { value: JSON.parse(`${'['.repeat(150)}${']'.repeat(150)}`) },
];

const nastyQueries = [
  '?date=2026-13-01',
  '?date[]=1',
  '?page=0&limit=9999',
  '?q=%00',
  '?status=occupied%27',
  '?role=%EF%BF%BF',
  '?unknown=1',
  `?q=${'x'.repeat(3000)}`,
];

const nastyIds = [
  'x',
  '00000000-0000-0000-0000-000000000000',
  "'; drop table sessions; --",
  '%00',
  crypto.randomUUID(),
];

const brokenTexts = ['', '{', '{"a":', 'nul', '\u0000', '"\ud800"', '{"__proto__":1}', '{"version":1e309}'];

/** About thirty requests an address: ids, queries and bodies each vary alone, for each is judged by a part of its own. */
function attemptsAt({ method, path }: Endpoint): { address: string; body: unknown }[] {
  const at = (id: string) => path.replace(/:\w+/, encodeURIComponent(id).slice(0, 90));
  const own = at(crypto.randomUUID());
  const least = method === 'GET' ? undefined : {};
  const bodies = [...nasty.map((body) => JSON.stringify(body)), ...brokenTexts];
  return [
    ...(path.includes(':') ? nastyIds.map((id) => ({ address: at(id), body: least })) : []),
    ...nastyQueries.map((query) => ({ address: `${own}${query}`, body: least })),
    ...(method === 'GET' ? [] : bodies.map((body) => ({ address: own, body }))),
  ];
}

describe(`whatever is sent to an endpoint, the answer is one of ours and never a 500 (${countOf(endpoints)})`, () => {
  test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const asker = endpoint.permission === 'operator' ? operator : staff;
      const wrong: unknown[] = [];
      for (const { address, body } of attemptsAt(endpoint)) {
        const answer = await asker.send(endpoint.method, address, body);
        if (!isProblemOrSuccess(answer))
          wrong.push([address.slice(0, 200), body, answer.status, answer.body]);
        expectSafeHeaders(answer);
      }
      expect(wrong).toEqual([]);
    },
  );
});

function isProblemOrSuccess({ status, body, headers }: Answer): boolean {
  if (status < 400) return true;
  const isOurs = String(headers['content-type']).startsWith('application/problem+json');
  return status < 500 && isOurs && body.status === status && String(body.type).startsWith('/problems/');
}

test('a body of more bytes than its endpoint has room for is 413, one that is no JSON 400, another media type 415', async () => {
  const big = await staff.post('/bookings', JSON.stringify({ x: 'y'.repeat(700_000) }));
  expect([big.status, big.body.type]).toEqual([413, '/problems/body-too-large']);
  const broken = await staff.post('/bookings', '{"customer_name": ');
  expect([broken.status, broken.body.type]).toEqual([400, '/problems/malformed-body']);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const other = await staff.post('/bookings', 'a=b', { 'content-type': type });
    expect([other.status, other.body.type]).toEqual([415, '/problems/unsupported-media-type']);
  }
});

test('an unknown address is a problem too, and an id that is none is like one that never was', async () => {
  for (const path of ['/nothing', '/sessions/x', '/sessions/%2e%2e', '/profiles/1']) {
    const { status, body } = await staff.get(path);
    expect([status, body.type]).toEqual([404, '/problems/not-found']);
  }
});

test('an unknown filter, a date that does not exist and a fault in the query are named with their place', async () => {
  const { status, body } = await staff.get('/sessions?date=2026-02-30&status=cheia&guide=Ana');
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { pointer: '/date', code: 'date' },
    { pointer: '/status', code: 'option' },
    { pointer: '/guide', code: 'unknown-field' },
  ]);
});

describe('a write another site’s page could have caused is refused', () => {
  const trade = aTrade(world, company);
  const attempts: [string, Record<string, string | undefined>][] = [
    ['cross-site fetch', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
    ['sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://other.localhost' }],
    ['foreign origin alone', { 'sec-fetch-site': undefined, origin: 'https://evil.test' }],
    ['opaque origin', { 'sec-fetch-site': undefined, origin: 'null' }],
    ['neither origin nor site', { 'sec-fetch-site': undefined, origin: undefined }],
    ['a name a stranger pointed here', { host: 'leme.evil.test', origin: 'http://leme.evil.test' }],
    ['the same without an origin', { host: 'leme.evil.test', origin: undefined }],
    ['user-typed address', { 'sec-fetch-site': 'none', origin: undefined }],
  ];
  test.each(attempts)('%s', async (_, headers) => {
    const session = await aSession(staff, await trade, { boat_ids: [] });
    const { status, body } = await staff.post('/bookings', bookingBody(session, await trade), headers);
    expect([status, body.type]).toEqual([403, '/problems/cross-origin']);
    expect(
      (await world.visitor().post('/auth/sign-in', { email: staff.email, password }, headers)).status,
    ).toBe(403);
  });

  test('whichever endpoint it is sent to', async () => {
    const writing = world.endpoints.filter(({ method }) => method !== 'GET');
    expect(writing.length).toBeGreaterThan(80);
    for (const { method, path } of writing)
      for (const [what, headers] of attempts) {
        const { status, body } = await staff.send(
          method,
          path.replace(/:\w+/, crypto.randomUUID()),
          {},
          headers,
        );
        expect([status, body.type], `${method} ${path}, ${what}`).toEqual([403, '/problems/cross-origin']);
      }
  });
});

const safeHeaders = new Set<string>();

/** What keeps a browser safe; every answer above is held to it as well, endpoint by endpoint. */
function expectSafeHeaders({ headers }: { headers: Record<string, unknown> }): void {
  const { date: _, 'content-length': __, ...others } = headers;
  // Nearly all answers have the same.
  const seen = JSON.stringify(others);
  if (safeHeaders.has(seen)) return;
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  const type = String(headers['content-type'] ?? '');
  if (/json|text/.test(type)) expect(type).toMatch(/; charset=utf-8$/);
  // Nobody else's page may read an answer.
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  const allowed = String(headers['permissions-policy']);
  expect(allowed).toMatch(/camera=\(self\)/);
  for (const name of ['geolocation', 'microphone', 'payment', 'usb', 'clipboard-read'])
    expect(allowed).toContain(`${name}=()`);
  safeHeaders.add(seen);
}

test('every answer carries the headers that keep a browser safe, errors too', async () => {
  for (const path of ['/sessions', '/nothing', '/health', '/openapi.json'])
    for (const asker of [staff, world.visitor()]) {
      const answer = await asker.get(path, { origin: 'https://evil.test' });
      const { 'cache-control': kept } = answer.headers;
      // The description of the API is the same for everybody and may be asked about.
      const headers = {
        ...answer.headers,
        ...(kept === 'private, no-cache' && { 'cache-control': 'no-store' }),
      };
      expectSafeHeaders({ headers });
    }
});

test('browsers are told to stay on https for a year where the public address is https, and nowhere else', async () => {
  const secure = await openWorld({ publicOrigin: 'https://leme.example' });
  for (const path of ['/auth/session', '/sessions', '/nothing']) {
    const told = async ({ visitor }: typeof world) =>
      (await visitor().get(path)).headers['strict-transport-security'];
    expect(await told(secure), path).toMatch(/^max-age=31536000\b/);
    expect(await told(world), path).toBeUndefined();
  }
});

test('a fault of ours tells its request id and nothing else', async () => {
  const broken = await world.company();
  const person = await world.user(broken, 'admin');
  await world.tenantTx.write(broken.id, async (tx) => {
    const { db } = await import('../database/sql.ts');
    await tx.change(
      db.updateTable('company_settings').set({ timezone: 'Lugar/Nenhum' }).where('tenant_id', '=', broken.id),
    );
  });
  await person.post('/auth/sign-in', { email: person.email, password });
  const { status, body } = await person.get('/passenger-manifest');
  expect(status).toBe(500);
  expect(Object.keys(body).sort()).toEqual(['instance', 'status', 'title', 'type']);
});
