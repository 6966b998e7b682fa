import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from './api.ts';
import { queryClient } from './query-client.ts';

const minutes = 60_000;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test('what says nothing else is fresh for five minutes, and kept for ten after nobody looks at it [B9-35, B9-36]', async () => {
  const queryFn = vi.fn(async () => 'tarifas');
  const look = async () => {
    const leave = new QueryObserver(queryClient, { queryKey: ['usual'], queryFn }).subscribe(() => undefined);
    await pass(1);
    leave();
  };
  await look();
  await pass(5 * minutes - 1_000);
  await look();
  expect(queryFn).toHaveBeenCalledTimes(1);
  await pass(1_000);
  await look();
  expect(queryFn).toHaveBeenCalledTimes(2);
  await pass(10 * minutes - 1_000);
  expect(queryClient.getQueryData(['usual'])).toBe('tarifas');
  await pass(1_000);
  expect(queryClient.getQueryData(['usual'])).toBeUndefined();
});

test.each([
  ['what may be a passing failure is asked once more', 500, 2],
  ['what was refused is not asked again', 403, 1],
])('%s [B9-37]', async (_, status, times) => {
  const queryFn = vi.fn(() => Promise.reject(new ApiProblem('internal', { status } as never)));
  const observer = new QueryObserver(queryClient, { queryKey: ['failing', status], queryFn });
  const leave = observer.subscribe(() => undefined);
  await pass(minutes);
  expect([queryFn.mock.calls.length, observer.getCurrentResult().status]).toEqual([times, 'error']);
  leave();
});
