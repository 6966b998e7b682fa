import { type RefCallback, useCallback } from 'react';
import { keptClear } from '../keep-clear.ts';

const gap = 8;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** How far from the lower edge messages of this height stand so that they touch no bar below or beside them. */
export function clearOf(
  bars: readonly Box[],
  messages: Pick<Box, 'left' | 'right'> & { height: number },
  screenHeight: number,
): number {
  const beside = bars
    .filter(({ left, right, top, bottom }) => top < bottom && left < messages.right && right > messages.left)
    .sort((a, b) => b.bottom - a.bottom);
  let lowest = screenHeight - gap;
  for (const { top, bottom } of beside) {
    const isOver = bottom > lowest - messages.height && top < lowest;
    // Above a bar that would push them off the screen they would not be seen at all.
    if (isOver && top - gap - messages.height >= 0) lowest = top - gap;
  }
  return screenHeight - lowest;
}

/** Keeps the list of messages above every bar marked by `keepClear`, wherever those move while one is shown. */
export function useMessagePlace(isShown: boolean): RefCallback<HTMLElement> {
  return useCallback(
    (list: HTMLElement | null) => {
      if (!list || !isShown) return;
      let frame = 0;
      const place = () => {
        // What lies behind an open panel is covered already.
        const bars = [...keptClear]
          .filter((bar) => !bar.closest('[aria-hidden="true"]'))
          .map((bar) => bar.getBoundingClientRect());
        list.style.bottom = `${clearOf(bars, list.getBoundingClientRect(), window.innerHeight)}px`;
      };
      const soon = () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(place);
      };
      // Outside system: sizes, scrolling, and panels that open beside the application.
      place();
      const sizes = new ResizeObserver(soon);
      sizes.observe(list);
      const panels = new MutationObserver(soon);
      panels.observe(document.body, { childList: true, subtree: true });
      const moves = ['scroll', 'resize', 'animationend'] as const;
      for (const move of moves) addEventListener(move, soon, { capture: true, passive: true });
      return () => {
        cancelAnimationFrame(frame);
        sizes.disconnect();
        panels.disconnect();
        for (const move of moves) removeEventListener(move, soon, { capture: true });
      };
    },
    [isShown],
  );
}
