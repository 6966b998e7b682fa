import { useEffect, useRef } from 'react';

const gapMs = 60;
const shortest = 6;
const fields = 'input, textarea, select, [contenteditable]';

/**
 * Keeps what a hand scanner types before its code is there, and types it again once it is. Only a burst that ends in
 * Enter counts; what somebody types into a field is left alone.
 */
export function useEarlyScan(isListening: boolean, onBurst: () => void): void {
  const kept = useRef<string[]>([]);
  const latest = useRef(onBurst);
  useEffect(() => {
    latest.current = onBurst;
  });
  // Outside system: the keyboard.
  useEffect(() => {
    if (isListening) {
      for (const key of kept.current.splice(0)) dispatchEvent(new KeyboardEvent('keydown', { key }));
      return;
    }
    let burst: string[] = [];
    let last = 0;
    const listen = (event: KeyboardEvent) => {
      const { key, timeStamp, target } = event;
      if (target instanceof Element && target.closest(fields)) return;
      if (timeStamp - last > gapMs) burst = [];
      last = timeStamp;
      if (key.length === 1) burst.push(key);
      if (key !== 'Enter' || burst.length < shortest) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      kept.current = [...burst, key];
      latest.current();
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [isListening]);
}
