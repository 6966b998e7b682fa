import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pauseAfter, startPolling } from './start-polling.ts';

let seen: 'visible' | 'hidden' = 'visible';
const show = (state: typeof seen) => {
  seen = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  seen = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function aPoll(how?: Parameters<typeof startPolling>[1], answers: readonly boolean[] = []) {
  const left = [...answers];
  const ask = vi.fn(async (_: { background: true; signal: AbortSignal }) => {
    if (left.shift() === false) throw new Error('no answer');
  });
  const { stop, now } = startPolling(ask, how);
  return { ask, stop, now, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test('an hour lies between two questions unless it is said otherwise, sixty seconds for the bell [A9-08, A9-09, A9-13]', async () => {
  const usual = aPoll();
  await usual.pass(3_599_999);
  expect(usual.ask).toHaveBeenCalledTimes(1);
  await usual.pass(1);
  expect(usual.ask).toHaveBeenCalledTimes(2);
  usual.stop();
  const bell = aPoll({ everyMs: 60_000 });
  await bell.pass(120_000);
  expect(bell.ask).toHaveBeenCalledTimes(3);
  expect(bell.ask.mock.calls[0]?.[0].background).toBe(true);
  bell.stop();
});

test('a hidden tab asks nothing; seen again it asks when its turn has come meanwhile [A9-10]', async () => {
  const { ask, stop, pass } = aPoll({ everyMs: 60_000 });
  await pass(10_000);
  show('hidden');
  await pass(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
  show('visible');
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
  show('hidden');
  await pass(20_000);
  show('visible');
  await pass(39_999);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
});

test('what fails is asked twice more, after two and four seconds, and then at its next turn [A9-11]', async () => {
  const { ask, stop, pass } = aPoll({ everyMs: 60_000 }, [false, false, false]);
  await pass(1_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(4_000);
  expect(ask).toHaveBeenCalledTimes(3);
  await pass(59_999);
  expect(ask).toHaveBeenCalledTimes(3);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(4);
  stop();
});

test('the pause begins at two seconds, doubles and is ten at most [A9-12]', () => {
  expect([0, 1, 2, 3, 9].map(pauseAfter)).toEqual([2_000, 4_000, 8_000, 10_000, 10_000]);
});

test('who leaves asks no more', async () => {
  const { ask, stop, now, pass } = aPoll({ everyMs: 60_000 });
  stop();
  now();
  await pass(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
