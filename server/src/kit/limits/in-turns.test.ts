import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

/** Work of so many pieces, each as long as said; how often the others had their turn. */
async function work(pieces: number, ms: number): Promise<number> {
  let [worked, pauses] = [0, 0];
  const turns = inTurns({
    worked: () => worked,
    pause: async () => {
      // What others do meanwhile is not this one's work.
      worked += 500;
      pauses += 1;
    },
  });
  for (let piece = 0; piece < pieces; piece += 1) {
    worked += ms;
    await turns.next();
  }
  return pauses;
}

test('whoever works for twenty ms lets the others have their turn, and what they do is not counted', async () => {
  expect(await work(1_000, 1)).toBe(50);
  expect(await work(3, 6)).toBe(0);
});

test('a request that was at work for two seconds is refused by name', async () => {
  expect(await work(100, 20)).toBe(100);
  await expect(work(101, 20)).rejects.toMatchObject({ problem: 'too-much-work' });
});

test('the processor’s own clock is asked where nobody tells another', async () => {
  const turns = inTurns();
  let others = 0;
  const counting = setInterval(() => {
    others += 1;
  });
  const began = process.threadCpuUsage().user;
  while (process.threadCpuUsage().user - began < 60_000) await turns.next();
  clearInterval(counting);
  expect(others).toBeGreaterThan(0);
});
