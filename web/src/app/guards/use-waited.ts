import { useEffect, useState } from 'react';
import { sessionAgeMs } from '#kit/session-store.ts';

/** True once `ms` have passed since the session began to load, however late the part that waits appeared. */
export function useWaited(ms: number): boolean {
  const [waited, setWaited] = useState(() => sessionAgeMs() >= ms);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), Math.max(0, ms - sessionAgeMs()));
    return () => clearTimeout(timer);
  }, [ms]);
  return waited;
}
