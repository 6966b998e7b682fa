import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const holdMs = 500;
const slackPx = 10;

/** Holding a finger still on something; the lift that ends it presses nothing. */
export function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const wasHeld = useRef(false);
  const drop = () => clearTimeout(timer.current);
  // Outside system: the timer.
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      drop();
      wasHeld.current = false;
      if (pointerType === 'mouse') return;
      from.current = { x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        onHold();
      }, holdMs);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > slackPx) drop();
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    // The browser would open its own menu for the link that is held.
    onContextMenu: (event: MouseEvent) => {
      if ((event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch')
        event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!wasHeld.current) return;
      wasHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
