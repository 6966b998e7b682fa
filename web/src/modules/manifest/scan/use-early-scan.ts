import { useEffect, useLayoutEffect, useRef } from 'react';

const gapMs = 60;
const shortest = 6;
const fields = 'input, textarea, select, [contenteditable]';

type Key = { key: string; at: number };

/**
 * Keeps what a hand scanner types before its code is there, and types it again once it is, also when the code comes in
 * the middle of a burst. Only a burst that ends in Enter counts; what somebody types into a field is left alone.
 */
export function useEarlyScan(isListening: boolean, onBurst: () => void): void {
  const burst = useRef<Key[]>([]);
  const latest = useRef(onBurst);
  useEffect(() => {
    latest.current = onBurst;
  });
  // Outside system: the keyboard. In the same breath as the code's own listener, so that no key falls between the two.
  useLayoutEffect(() => {
    if (isListening) {
      for (const pressed of burst.current.splice(0)) typeAgain(pressed);
      return;
    }
    const listen = (event: KeyboardEvent) => {
      const { key, timeStamp: at, target } = event;
      if (target instanceof Element && target.closest(fields)) return;
      const typed = burst.current;
      const last = typed.at(-1);
      if (last && (last.key === 'Enter' || at - last.at > gapMs)) typed.length = 0;
      if (key.length === 1) typed.push({ key, at });
      if (key !== 'Enter' || typed.length < shortest) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      typed.push({ key, at });
      latest.current();
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [isListening]);
}

/** The same key at the same time: a scanner is told from a person by the pace. */
function typeAgain({ key, at }: Key): void {
  const event = new KeyboardEvent('keydown', { key });
  Object.defineProperty(event, 'timeStamp', { value: at });
  dispatchEvent(event);
}
