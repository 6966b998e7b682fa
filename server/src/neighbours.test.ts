import { expect, test } from 'vitest';
import { openWorld } from './testing/world.ts';

const world = await openWorld();

test('a company that asks three hundred things at once is told to come again; its neighbour is served in between', async () => {
  const [rushing, calm] = [await world.company(), await world.company()];
  const [many, one] = [await world.user(rushing, 'admin'), await world.user(calm, 'admin')];
  // Who they are is known from here on.
  await Promise.all([many.get('/sessions'), one.get('/sessions')]);
  const done: string[] = [];
  const rush = Array.from({ length: 300 }, () =>
    many.get('/sessions').then((answer) => {
      done.push('rush');
      return answer;
    }),
  );
  const asked = await one.get('/sessions').finally(() => done.push('neighbour'));
  const answers = await Promise.all(rush);
  expect(asked.status).toBe(200);
  const refused = answers.filter(({ status }) => status === 429);
  // Two hundred may wait, and what was served meanwhile made room for more.
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(100);
  for (const { body, headers } of refused)
    expect([body.type, headers['retry-after']]).toEqual(['/problems/too-many-requests', '2']);
  // Who waits five seconds on a machine with other work is told so.
  const others = answers.filter(({ status }) => status !== 200 && status !== 429);
  expect(others.filter(({ body }) => body.type !== '/problems/unavailable')).toEqual([]);
  // Served before half of what had come earlier was.
  expect(done.indexOf('neighbour')).toBeLessThan(refused.length + 100);
});
