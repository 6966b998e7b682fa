import { useEffect, useState } from 'react';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { afterPointerUp } from '#kit/browser/pointer.ts';
import { dayIn } from './civil-day.ts';

const tickMs = 20_000;

/** The present moment in epoch milliseconds, renewed three times a minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  // Outside system: the clock.
  useEffect(() => {
    // A list that moves on by the clock does not do so under a finger.
    const timer = setInterval(() => afterPointerUp(() => setNow(Date.now())), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The company's day of the moment. */
export function useToday(): string {
  return dayIn(useTimeZone(), new Date(useNow()));
}
