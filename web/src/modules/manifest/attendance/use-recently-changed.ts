import { useEffect, useRef, useState } from 'react';
import { afterPointerUp } from '#kit/browser/pointer.ts';

/** How long a changed row keeps its place and shape. */
const lingerMs = 3_000;

/** Bookings changed within the last seconds. */
export function useRecentlyChanged() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  // Outside system: timers that outlive the screen.
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  const add = (id: string) => {
    clearTimeout(timers.current.get(id));
    setIds((before) => new Set(before).add(id));
    const forget = () => setIds((before) => new Set([...before].filter((each) => each !== id)));
    timers.current.set(id, setTimeout(afterPointerUp, lingerMs, forget));
  };
  return { ids, add };
}
