import { useCallback, useEffect, useRef, useState } from 'react';
import { lastActivity } from '#kit/auth-session/activity.ts';
import { type Idle, idleAt } from './idle-clock.ts';

const idleNow = () => idleAt(lastActivity(), Date.now());

/** How long nobody has done anything, as far as it matters, and how to look at once. */
export function useIdle(): [Idle, () => void] {
  const [idle, setIdle] = useState(idleNow);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = useCallback(() => {
    clearTimeout(timer.current);
    const next = idleNow();
    const isSame = (before: Idle) =>
      before.kind === next.kind && (next.kind === 'awake' || before.secondsLeft === next.secondsLeft);
    setIdle((before) => (isSame(before) ? before : next));
    timer.current = setTimeout(look, next.againInMs);
  }, []);
  // Outside systems: the clock, other tabs, and a machine that wakes up.
  useEffect(() => {
    look();
    addEventListener('storage', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);
  return [idle, look];
}
