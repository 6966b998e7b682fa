import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps where one stood in the list while a record stands in its place. Coming back leads to that place and to the
 * link of the record that was seen last.
 */
export function useScrollPlace(isHidden: boolean, open: string | undefined): void {
  const place = useRef<number>(null);
  const seen = useRef(0);
  const last = useRef(open);
  // Outside system: the scroll of the window and its focus.
  useLayoutEffect(() => {
    if (open) last.current = open;
  }, [open]);
  useLayoutEffect(() => {
    if (isHidden) {
      place.current = seen.current;
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    if (place.current !== null) {
      window.scrollTo({ top: place.current, behavior: 'instant' });
      const link = document.querySelector<HTMLElement>(`[data-row="${last.current}"] [data-row-link]`);
      link?.focus({ preventScroll: true });
    }
    place.current = null;
    const note = () => {
      seen.current = window.scrollY;
    };
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [isHidden]);
}
