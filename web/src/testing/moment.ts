import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Begins something and lets a time pass at once: whatever waits that long by a timer set from now on has happened then.
 * In between nothing may be looked for, which waits by timers itself.
 */
export async function afterMoment(ms: number, begin: () => unknown): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await act(async () => {
      await begin();
      await vi.advanceTimersByTimeAsync(ms);
    });
  } finally {
    vi.useRealTimers();
  }
}
