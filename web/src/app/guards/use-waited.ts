import { useEffect, useState } from 'react';
import { authSessionAgeMs } from '#kit/auth-session/auth-session-store.ts';

/** True once `ms` have passed since the session began to load, however late the part that waits appeared. */
export function useWaited(ms: number): boolean {
  const [waited, setWaited] = useState(() => authSessionAgeMs() >= ms);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), Math.max(0, ms - authSessionAgeMs()));
    return () => clearTimeout(timer);
  }, [ms]);
  return waited;
}
