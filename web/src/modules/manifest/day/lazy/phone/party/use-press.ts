import { type PointerEvent, useEffect, useRef } from 'react';

const longPressMs = 500;
const slackPx = 10;

type Held = { id: number; x: number; y: number; timer: ReturnType<typeof setTimeout> | undefined };

/** How many fingers are on the screen: with more than one, nothing of a wet screen counts as a press. */
const fingers = new Set<number>();

/**
 * Presses of a wet screen: what counts is lifting the one finger inside the target; a scroll, a second finger or a slide
 * away is none. Holding opens the rest. Keys and screen readers press by their click.
 */
export function usePress(onPress: () => void, onHold?: () => void) {
  const held = useRef<Held | null>(null);
  const byPointer = useRef(false);
  const drop = () => {
    clearTimeout(held.current?.timer);
    held.current = null;
  };
  // Outside system: the timer.
  useEffect(() => () => clearTimeout(held.current?.timer), []);
  const isInside = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      fingers.add(event.pointerId);
      byPointer.current = true;
      drop();
      if (fingers.size > 1 || event.button !== 0) return;
      const hold = () => {
        held.current = null;
        onHold?.();
      };
      held.current = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        timer: onHold && setTimeout(hold, longPressMs),
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = held;
      if (current && Math.hypot(event.clientX - current.x, event.clientY - current.y) > slackPx) {
        clearTimeout(current.timer);
      }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isAlone = fingers.size <= 1;
      fingers.delete(event.pointerId);
      const counts = held.current?.id === event.pointerId && isAlone && isInside(event);
      drop();
      if (counts) onPress();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      fingers.delete(event.pointerId);
      drop();
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') drop();
    },
    // A long press of Android would open the menu of the browser.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: ({ detail }: { detail: number }) => {
      if (detail === 0 || !byPointer.current) onPress();
      byPointer.current = false;
    },
  };
}
