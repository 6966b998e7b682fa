import { afterEach, expect, test, vi } from 'vitest';
import { keepCleaning } from './clean-up.ts';

afterEach(() => vi.useRealTimers());

test('links are swept at the start and every six hours [A7.1-08, B9-45]', () => {
  vi.useFakeTimers();
  let swept = 0;
  const timer = keepCleaning(() => {
    swept += 1;
  });
  expect(swept).toBe(1);
  vi.advanceTimersByTime(21_599_999);
  expect(swept).toBe(1);
  vi.advanceTimersByTime(1);
  expect(swept).toBe(2);
  vi.advanceTimersByTime(21_600_000);
  expect(swept).toBe(3);
  clearInterval(timer);
});
