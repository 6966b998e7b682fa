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
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused)
    expect([status, body.type, headers['retry-after']]).toEqual([429, '/problems/too-many-requests', '2']);
  // Served before half of what had come earlier was.
  expect(done.indexOf('neighbour')).toBeLessThan(refused.length + 100);
});
