import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('many changes within 100 ms ask once, and not before [A4-58, A9-36]', async () => {
  const work = vi.fn(async () => undefined);
  const { soon } = coalesce(work, 100);
  for (let n = 0; n < 30; n += 1) soon();
  await vi.advanceTimersByTimeAsync(99);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a change that comes while one asks leads to one more question, after the answer', async () => {
  let answer: () => void = () => undefined;
  const work = vi.fn(() => new Promise<void>((done) => (answer = done)));
  const { soon } = coalesce(work, 100);
  soon();
  await vi.advanceTimersByTimeAsync(100);
  for (let n = 0; n < 5; n += 1) {
    soon();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(work).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a failed question does not end the asking', async () => {
  const work = vi.fn(async () => {
    throw new Error('lost');
  });
  const { soon } = coalesce(work, 100);
  soon();
  await vi.advanceTimersByTimeAsync(100);
  soon();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(2);
});

test('what waits is forgotten when the page goes away', async () => {
  const work = vi.fn(async () => undefined);
  const { soon, stop } = coalesce(work, 100);
  soon();
  stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).not.toHaveBeenCalled();
});
