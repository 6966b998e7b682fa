import { useEffect, useState } from 'react';

const calmMs = 2_000;

/** True once the page one came for has what it needs. */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  // Outside system: the clock.
  useEffect(() => {
    const timer = setTimeout(setCalm, calmMs, true);
    return () => clearTimeout(timer);
  }, []);
  return isCalm;
}
