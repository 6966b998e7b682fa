import { type RefCallback, useCallback, useState } from 'react';
import { useManifestActions } from '../../../party/manifest-actions.ts';
import { type Column, columnsFor } from './columns.ts';

/** What the bar and the gutters take beside a page. */
const besidePx = 304;

/** The columns that fit the measured element; the same list until it gets too wide or too narrow for them. */
export function useFittingColumns(): [RefCallback<HTMLElement>, readonly Column[]] {
  const { visible } = useManifestActions();
  const [width, setWidth] = useState(() => window.innerWidth - besidePx);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // What is hidden has no width, and shows again as it was.
    const look = () => element.clientWidth > 0 && setWidth(element.clientWidth);
    const observer = new ResizeObserver(look);
    look();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, columnsFor(visible, width)];
}
