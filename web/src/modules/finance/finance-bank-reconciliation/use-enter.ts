import { useEffect, useRef } from 'react';

/** Enter on a line, or where nothing has the focus; what else has it keeps its own. */
export function useEnter(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  // Outside system: the keyboard.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key, repeat } = event;
      if (event.defaultPrevented || repeat || key !== 'Enter' || !(target instanceof Element)) return;
      if (target !== document.body && !target.hasAttribute('data-line')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
