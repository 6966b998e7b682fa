import { bytesOf, kB, roomOf } from '@leme/contract/kit/body-room';
import type { Endpoint } from '@leme/contract/kit/endpoint';
import type { Schema } from '@leme/contract/kit/example.testing';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Answer } from './testing/client.ts';
import { largestOf, unbounded } from './testing/input/largest-input.ts';
import { countOf } from './testing/served-endpoints.ts';
import { openWorld } from './testing/world.ts';

// Alone: every address is asked, those of the platform too.
const world = await openWorld({ alone: true });
const company = await world.company();
const staff = await world.user(company, 'admin');
const operator = await world.operator('saas_super_admin');

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const schemaOf = (shape: z.ZodType) =>
  z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema;
const writing = world.endpoints.filter(({ method }) => method !== 'GET' && method !== 'DELETE');
const withBody = writing.filter(({ body, takes }) => body !== undefined && !takes);
const leaves = new Set(['/auth/sign-out', '/auth/acting-tenant']);

test('every list and every open object that an endpoint takes says how many it holds at most', () => {
  const offends = ({ body, query }: Endpoint) =>
    [body, query].flatMap((shape) => (shape ? unbounded(schemaOf(shape)) : []));
  const wrong = world.endpoints.flatMap((each) => offends(each).map((at) => `${nameOf(each)} ${at}`));
  expect(wrong).toEqual([]);
  const open = z.object({ a: z.array(z.string()), b: z.object({ c: z.record(z.string(), z.number()) }) });
  expect(unbounded(schemaOf(open))).toEqual(['/a', '/b/c']);
});

test(`the largest body the contract allows has room (${withBody.length} bodies)`, () => {
  const small = withBody.filter((each) => {
    const { bytes, members, keys, text, depth } = largestOf(schemaOf(each.body as z.ZodType));
    const room = roomOf(each);
    const fits = members <= room.members && keys <= room.keys && text <= room.text && depth <= room.depth;
    return !fits || bytes > bytesOf(each);
  });
  const told = small.map((each) => [nameOf(each), largestOf(schemaOf(each.body as z.ZodType))]);
  expect(told).toEqual([]);
});

test('nobody has more room than somebody needs: 16 kB for a visitor, 64 kB as a rule', () => {
  for (const each of withBody) {
    if (each.permission === 'public') expect(bytesOf(each), nameOf(each)).toBe(16 * kB);
    else if (!each.room?.bytes) expect(bytesOf(each), nameOf(each)).toBe(64 * kB);
    else expect(largestOf(schemaOf(each.body as z.ZodType)).bytes, nameOf(each)).toBeGreaterThan(64 * kB);
  }
  // Beside the import that each register has.
  const own = withBody.filter(({ room, path }) => room && !/\/imports\/:id$/.test(path));
  expect(own.length).toBeLessThan(30);
});

const ask = ({ method, path, permission }: Endpoint, body: string): Promise<Answer> => {
  const address = path.replace(':key', 'shell.recents').replace(/:\w+/, crypto.randomUUID());
  const visitor = permission === 'public' ? world.visitor() : undefined;
  const asker = visitor ?? (permission === 'operator' ? operator : staff);
  return asker.send(method, address, body);
};

async function asked(each: Endpoint, body: string): Promise<Answer> {
  const first = await ask(each, body);
  return first.status === 403 ? await ask({ ...each, permission: 'operator' }, body) : first;
}

describe(`what is too much is refused wherever it is sent, before any schema (${countOf(writing)})`, () => {
  const bytes = writing.filter(({ takes }) => !takes);
  test.each(bytes.map((each) => [nameOf(each), each] as const))('%s', async (_, each) => {
    const limit = bytesOf(each);
    // A text of one byte more than there may be, quotes included.
    const large = await asked(each, `"${'x'.repeat(limit - 1)}"`);
    expect([large.status, large.body.type]).toEqual([413, '/problems/body-too-large']);
    if (!each.body || leaves.has(each.path)) return;
    const { members, keys, depth } = roomOf(each);
    const many = JSON.stringify({ name: 'x', tags: Array(members + 1).fill(1) });
    const named = `{${Array.from({ length: keys + 1 }, (_, at) => `"f${at}":1`).join()}}`;
    const deep = `{"in":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const at = (pointer: string, code: string, maximum: number) => [
      422,
      [{ pointer, code, params: { maximum } }],
    ];
    for (const [body, wanted] of [
      [many, at('/tags', 'too-many', members)],
      [named, at('', 'too-many-fields', keys)],
      [deep, at(`/in${'/0'.repeat(depth - 1)}`, 'too-deep', depth)],
    ] as const) {
      const answer = await asked(each, body);
      expect([answer.status, answer.body.errors]).toEqual(wanted);
    }
  });
});

test('450,000 numbers in a list, and 110,000 names nobody knows at a door that asks for no account, are not read', async () => {
  const tags = `{"name":"x","tags":[${Array(450_000).fill(1).join()}]}`;
  const names = `{${Array.from({ length: 110_000 }, (_, at) => `"k${at}":1`).join()}}`;
  const text = JSON.stringify({ name: 'x'.repeat(1_000_000) });
  for (const body of [tags, names, text]) {
    expect((await staff.post('/boats', body)).status).toBe(413);
    expect((await world.visitor().post('/auth/sign-out', body)).status).toBe(413);
    expect((await world.visitor().post('/nothing', body)).status).toBe(413);
  }
});

test('of a body that is wrong all over the first twenty faults are told', async () => {
  const events = await staff.post('/attendance-events', {
    events: Array(500).fill({ bases: Array(50).fill(1) }),
  });
  expect([events.status, events.body.errors.length]).toEqual([422, 20]);
  const strange = await staff.post(
    '/boats',
    Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`f${at}`, 1])),
  );
  expect([strange.status, strange.body.errors.length]).toEqual([422, 20]);
});

test('an address asks for what it means: sixty names, a hundred times one of them', async () => {
  const names = Array.from({ length: 61 }, (_, at) => `f${at}=1`).join('&');
  const times = Array(101).fill('status=active').join('&');
  const [first, second] = [await staff.get(`/boats?${names}`), await staff.get(`/boats?${times}`)];
  expect([first.status, first.body.errors]).toMatchObject([422, [{ pointer: '', code: 'too-many-fields' }]]);
  expect([second.status, second.body.errors]).toMatchObject([
    422,
    [{ pointer: '/status', code: 'too-many' }],
  ]);
  const long = await staff.get(`/boats?q=${'x'.repeat(4_001)}`);
  expect([long.status, long.body.errors]).toMatchObject([422, [{ pointer: '/q', code: 'too-long' }]]);
});

test('the description of the API says how much each body may be and hold', async () => {
  const { body } = await staff.get('/openapi.json');
  for (const each of withBody) {
    const { requestBody } = body.paths[each.path.replace(/:(\w+)/g, '{$1}')][each.method.toLowerCase()];
    expect(requestBody.description).toMatch(
      new RegExp(`^At most ${bytesOf(each) / kB} kB; ${roomOf(each).members} members`),
    );
  }
});
