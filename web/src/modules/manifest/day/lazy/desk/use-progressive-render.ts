import { startTransition, useEffect, useState } from 'react';

const first = 4;
const step = 6;

/**
 * A long day is drawn in portions: what is at the top and around `near` at once, the rest while nobody waits. Answers
 * whether the part of that index is to be drawn yet; what was drawn stays.
 */
export function useProgressiveRender(total: number, near: number): (index: number) => boolean {
  const [drawn, setDrawn] = useState(first);
  // Outside system: the browser's idle time.
  useEffect(() => {
    if (drawn >= total) return;
    const later = setTimeout(() => startTransition(() => setDrawn((before) => before + step)));
    return () => clearTimeout(later);
  }, [drawn, total]);
  return (index) => index < drawn || (near >= 0 && index >= near - 1 && index < near + first);
}
