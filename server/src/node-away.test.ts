import type { Endpoint } from '@leme/contract/kit/endpoint';
import { describe, expect, test } from 'vitest';
import type { Answer } from './testing/client.ts';
import { refuseWritesOnEveryNode, takeNodeAway } from './testing/database/node-away.ts';
import { exampleInput } from './testing/input/example-input.ts';
import { countOf } from './testing/served-endpoints.ts';
import { openWorld } from './testing/world.ts';

// Alone: its tables stop answering.
const world = await openWorld({ alone: true });
const company = await world.company();
const staff = await world.user(company, 'admin');
const operator = await world.operator('saas_super_admin');
const leaves = new Set(['/auth/sign-out', '/auth/acting-tenant', '/auth/password']);
const endpoints = world.endpoints.filter(({ path, takes }) => !leaves.has(path) && !takes);

/** Who somebody is, which a node that answers says. */
const ofPeople = ['profiles', 'user_roles', 'auth_accounts', 'auth_sessions', 'role_permissions'];

async function ask({ method, path, permission, body }: Endpoint): Promise<Answer> {
  const address = path.replace(':key', 'shell.recents').replace(/:\w+/g, crypto.randomUUID());
  const asker = permission === 'operator' ? operator : staff;
  const sent = method === 'GET' ? undefined : (exampleInput(body).value ?? {});
  return await asker.send(method, address, sent);
}

const isHeld = ({ status, headers }: Answer) => status !== 503 || Number(headers['retry-after']) > 0;

describe(`while a node is away, what cannot be answered is 503 and says when to come again (${countOf(endpoints)})`, () => {
  test.each([
    ['people are on a node that answers', ofPeople, 100],
    ['nobody knows who asks', [], 350],
  ] as const)('%s', async (_, there, least) => {
    const back = await takeNodeAway(world.urls, there);
    const answers: { each: Endpoint; answer: Answer }[] = [];
    for (const each of endpoints) answers.push({ each, answer: await ask(each) });
    await back();
    const wrong = answers.filter(({ answer }) => answer.status === 500 || !isHeld(answer));
    expect(wrong.map(({ each, answer }) => [each.method, each.path, answer.status])).toEqual([]);
    expect(answers.filter(({ answer }) => answer.status === 503).length).toBeGreaterThan(least);
    const first = endpoints.find(({ path }) => path === '/boats') as Endpoint;
    expect((await ask(first)).status).toBe(200);
  });
});

test('nobody makes, invites, renames or removes people and words of all companies meanwhile, and nothing of it is half there', async () => {
  const person = await world.user(company, 'user');
  const list = async () => (await staff.get('/users?limit=100')).body.data;
  const before = await list();
  const back = await refuseWritesOnEveryNode(world.urls);
  const email = () => `${crypto.randomUUID()}@exemplo.com.br`;
  const rows = [{ full_name: 'Bia Rocha', email: email(), role: 'user' }];
  const { version } = before.find(({ id }: { id: string }) => id === person.id);
  const tried = {
    making: await staff.post('/users', {
      full_name: 'Bia Rocha',
      email: email(),
      password: 'Maré-46',
      role: 'user',
    }),
    inviting: await staff.post('/users/invitations', { rows }),
    renaming: await staff.patch(`/users/${person.id}`, { email: email(), version }),
    removing: await staff.delete(`/users/${person.id}`),
    words: await operator.post('/product-tags', { name: { 'pt-BR': 'Mergulho noturno' }, kind: 'feature' }),
  };
  await back();
  for (const [what, answer] of Object.entries(tried))
    expect([what, answer.status, answer.headers['retry-after']]).toEqual([what, 503, '1']);
  expect(await list()).toEqual(before);
  expect((await staff.post('/users/invitations', { rows })).body.data).toMatchObject([
    { outcome: 'invited' },
  ]);
});
