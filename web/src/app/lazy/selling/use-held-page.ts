import { useEffect, useRef, useState } from 'react';
import { pageId } from '../../shell/own-pages/page-id.ts';

/** Keeps the page below what is drawn in `around` still and out of reach, from its first picture to its end. */
export function useHeldPage() {
  const around = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  // Outside system: the frames of the browser. The task after a frame's callback comes after its picture.
  useEffect(() => {
    const page = document.getElementById(pageId);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        page?.setAttribute('inert', '');
        setDrawn(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      page?.removeAttribute('inert');
    };
  }, []);
  // React listens passively to both, so it could not refuse them.
  useEffect(() => {
    const element = around.current;
    element?.addEventListener('wheel', hold, { passive: false });
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      element?.removeEventListener('wheel', hold);
      element?.removeEventListener('touchmove', hold);
    };
  }, []);
  return { around, isDrawn };
}

/** Refuses what would scroll the page below; two fingers and Ctrl magnify. */
function hold(event: WheelEvent | TouchEvent): void {
  if ('touches' in event ? event.touches.length > 1 : event.ctrlKey) return;
  const list = event.target instanceof Element ? event.target.closest('[role=listbox]') : null;
  if (!list || list.scrollHeight <= list.clientHeight) event.preventDefault();
}
