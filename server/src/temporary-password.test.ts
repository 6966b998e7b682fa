import { expect, test } from 'vitest';
import { countOf } from './testing/served-endpoints.ts';
import { openWorld, type Person } from './testing/world.ts';

const world = await openWorld();
const strict = await openWorld({ operatorsNeedCode: true });
/** Those that stand beside the contract, and are for whoever is signed in. */
const beside = ['/realtime', '/openapi.json', '/docs'];

/** What answers this person otherwise than by the problem that keeps everything back. */
async function opened(person: Pick<Person, 'send' | 'get'>, problem: string): Promise<string[]> {
  const found: string[] = [];
  const note = (name: string, body: { type?: string }) =>
    body.type === `/problems/${problem}` ? undefined : found.push(name);
  for (const { method, path, permission } of world.endpoints) {
    if (permission === 'public') continue;
    const sent = method === 'GET' ? undefined : {};
    const { body } = await person.send(method, path.replace(/:\w+/, crypto.randomUUID()), sent);
    note(`${method} ${path}`, body);
  }
  for (const path of beside) note(`GET ${path}`, (await person.get(path)).body);
  return found;
}

test(`a temporary password opens nothing but what a new one needs (${countOf(world.endpoints)}, and ${beside.length} beside them)`, async () => {
  const boss = await world.user(await world.company(), 'admin');
  const email = `${crypto.randomUUID()}@exemplo.com.br`;
  const temporary = 'Maré-46';
  const person = { full_name: 'Bia Rocha', email, role: 'admin', password: temporary };
  expect((await boss.post('/users', person)).status).toBe(201);
  const guest = world.visitor();
  const { body } = await guest.post('/auth/sign-in', { email, password: temporary });
  expect(body).toMatchObject({ must_change_password: true, permissions: [], pages: [], device_key: null });
  expect((await guest.get('/auth/session')).body.device_key).toBeNull();
  expect(await opened(guest, 'password-temporary')).toEqual(['POST /auth/refresh', 'POST /auth/password']);
  expect((await guest.post('/auth/password', { password: 'Correnteza-mansa-9' })).status).toBe(204);
  expect((await guest.get('/auth/session')).body.device_key).toMatch(/=$/);
});

test('who has yet to set up a second factor hears of no change and reads no description either', async () => {
  const operator = await strict.operator('saas_admin');
  for (const path of beside)
    expect([path, (await operator.get(path)).body.type]).toEqual([path, '/problems/second-factor-missing']);
});
