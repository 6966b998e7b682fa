import { Problem, type ProblemName } from '@leme/contract/kit/problem';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerProblems } from './problem-reply.ts';

/** How often an answer was held back for a second, of so many of one kind, where five a second are not. */
async function heldBack(problem: ProblemName, times: number): Promise<number> {
  const app = Fastify();
  const waits: number[] = [];
  answerProblems(app, { refusalsPerSecond: 5, wait: async (ms) => waits.push(ms) });
  app.get('/', () => {
    throw new Problem(problem);
  });
  for (let n = 0; n < times; n += 1) await app.inject('/');
  return waits.filter((ms) => ms === 1_000).length;
}

test.each(['too-many-requests', 'signed-out', 'forbidden', 'cross-origin'] as const)(
  'of many refusals in a second those beyond the first five come a second later: %s',
  async (problem) => {
    // Asked in one second or in two: five or ten of them are answered at once.
    expect(await heldBack(problem, 30)).toBeGreaterThanOrEqual(20);
  },
);

test('few refusals, and whatever is no refusal, are answered at once', async () => {
  expect(await heldBack('too-many-requests', 5)).toBe(0);
  expect(await heldBack('not-found', 30)).toBe(0);
});
