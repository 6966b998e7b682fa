import { useMemo } from 'react';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';

/** The last days of the company, today among them. */
export function useWindow(days: number): { from: string; to: string } {
  const zone = useTimeZone();
  return useMemo(() => {
    const today = Temporal.Now.plainDateISO(zone);
    return { from: today.subtract({ days: days - 1 }).toString(), to: today.toString() };
  }, [days, zone]);
}
