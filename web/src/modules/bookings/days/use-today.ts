import { shallow, useSelector } from '@tanstack/react-store';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { afterPointerUp } from '#kit/browser/pointer.ts';
import { dayIn } from './civil-day.ts';

const tickMs = 20_000;

const readers = new Set<(now: number) => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const read of readers) read(now);
}

/** One clock of the page, in epoch milliseconds; it stands still while nobody looks. */
const clock = {
  get: () => {
    if (readers.size === 0 && Math.abs(Date.now() - now) > tickMs) now = Date.now();
    return now;
  },
  subscribe: (read: (now: number) => void) => {
    readers.add(read);
    // A list that moves on by the clock does not do so under a finger.
    timer ??= setInterval(() => afterPointerUp(tick), tickMs);
    return {
      unsubscribe: () => {
        readers.delete(read);
        if (readers.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      },
    };
  },
};

/** What `pick` makes of the present moment (epoch milliseconds, renewed three times a minute); drawn again when that changes. */
export function useAt<T>(pick: (now: number) => T): T {
  return useSelector(clock, pick, { compare: shallow });
}

/** The present moment in epoch milliseconds, renewed three times a minute. */
export function useNow(): number {
  return useAt((at) => at);
}

/** The company's day of the moment. */
export function useToday(): string {
  const timeZone = useTimeZone();
  return useAt((at) => dayIn(timeZone, new Date(at)));
}
