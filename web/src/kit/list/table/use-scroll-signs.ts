import { type RefObject, useEffect } from 'react';

/** Says at `data-more` of what scrolls on which sides there is more: `start`, `end` or both. */
export function useScrollSigns(inside: RefObject<HTMLElement | null>, scrolls: boolean): void {
  // Outside system: how far somebody scrolled.
  useEffect(() => {
    const box = inside.current?.parentElement;
    if (!box || !scrolls) return;
    const look = () => {
      const left = box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft);
      const sides = [box.scrollLeft !== 0 && 'start', left > 1 && 'end'].filter(Boolean);
      box.dataset.more = sides.join(' ');
    };
    const observer = new ResizeObserver(look);
    observer.observe(box);
    look();
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
      delete box.dataset.more;
    };
  }, [inside, scrolls]);
}
