import { type RefCallback, useCallback, useState } from 'react';

const phoneWidth = 768;

/** Whether the measured element is too narrow for tables: below the width of a small tablet. */
export function useNarrow(): [RefCallback<HTMLElement>, boolean] {
  const [narrow, setNarrow] = useState(() => window.innerWidth < phoneWidth);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setNarrow(element.clientWidth < phoneWidth));
    setNarrow(element.clientWidth < phoneWidth);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, narrow];
}
