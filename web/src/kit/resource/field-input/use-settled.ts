import { useEffect, useState } from 'react';

/** A text once it has not changed for a moment, so that a question is asked per pause and not per key. */
export function useSettled(text: string, pauseMs = 250): string {
  const [settled, setSettled] = useState(text);
  // Outside system: the clock.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
