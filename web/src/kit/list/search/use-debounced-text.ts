import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../browser/use-latest.ts';

const restMs = 250;

/**
 * What is typed, which counts at once, and how to type; the address follows when the typing rests, or at once where it
 * is told `now`.
 */
export function useDebouncedText(inAddress: string | undefined, onRest: (q: string | undefined) => void) {
  const [typed, setTyped] = useState(inAddress ?? '');
  const [seen, setSeen] = useState(inAddress);
  const written = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest(onRest);
  if (seen !== inAddress) {
    setSeen(inAddress);
    // Another view, back and forward; not the echo of one's own typing.
    if (inAddress !== written.current) setTyped(inAddress ?? '');
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = (text: string) => {
    written.current = text.trim() || undefined;
    latest.current(written.current);
  };
  const onType = (text: string, now = false) => {
    setTyped(text);
    clearTimeout(timer.current);
    if (now) rest(text);
    else timer.current = setTimeout(rest, restMs, text);
  };
  return { typed, onType };
}
