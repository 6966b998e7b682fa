import { useEffect, useRef, useState } from 'react';
import { useLatest } from './use-latest.ts';

const restMs = 300;

/** What is typed counts at once; the address follows when the typing rests. */
export function useTyped(inAddress: string | undefined, onRest: (q: string | undefined) => void) {
  const [typed, setTyped] = useState(inAddress ?? '');
  const [seen, setSeen] = useState(inAddress);
  const written = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest(onRest);
  if (seen !== inAddress) {
    setSeen(inAddress);
    // Back and forward, not the echo of one's own typing.
    if (inAddress !== written.current) setTyped(inAddress ?? '');
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const onType = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      written.current = next.trim() || undefined;
      latest.current(written.current);
    }, restMs);
  };
  return { typed, onType };
}
