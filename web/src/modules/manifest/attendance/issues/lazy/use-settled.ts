import { useEffect, useRef, useState } from 'react';

/** How long after a touch nothing may move. */
const stillMs = 3_000;

/**
 * The value, which turns only when the last touch is some seconds ago: what comes or goes above a list of people must
 * not move another one under the finger. With `free` it turns at once.
 */
export function useSettled(value: boolean, free: boolean): boolean {
  const [shown, setShown] = useState(value);
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  // Outside system: the hand of the person.
  useEffect(() => {
    const touched = ({ timeStamp }: PointerEvent) => {
      touchedAt.current = timeStamp;
    };
    addEventListener('pointerdown', touched, { capture: true, passive: true });
    return () => removeEventListener('pointerdown', touched, { capture: true });
  }, []);
  // Outside system: the clock. Who goes on touching is waited for.
  useEffect(() => {
    if (value === shown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = () => {
      const waitMs = free ? 0 : touchedAt.current + stillMs - performance.now();
      if (waitMs > 0) timer = setTimeout(turn, waitMs);
      else setShown(value);
    };
    turn();
    return () => clearTimeout(timer);
  }, [value, shown, free]);
  return shown;
}
