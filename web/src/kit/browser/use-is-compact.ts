import { type RefCallback, useCallback, useState } from 'react';

const phoneWidth = 768;

/** Whether the measured element is too narrow for tables: below the width of a small tablet. */
export function useIsCompact(): [RefCallback<HTMLElement>, boolean] {
  const [compact, setCompact] = useState(() => window.innerWidth < phoneWidth);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // What is hidden has no width, and shows again as it was.
    const look = () => element.clientWidth > 0 && setCompact(element.clientWidth < phoneWidth);
    const observer = new ResizeObserver(look);
    look();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, compact];
}
