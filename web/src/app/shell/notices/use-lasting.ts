import { useEffect, useState } from 'react';

/** A count once it has stood above nothing for a moment, so that what is over at once is not flashed. */
export function useLasting(count: number, ms: number): number {
  const [lasts, setLasts] = useState(false);
  const isThere = count > 0;
  // Outside system: the clock.
  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isThere, ms]);
  return lasts ? count : 0;
}
