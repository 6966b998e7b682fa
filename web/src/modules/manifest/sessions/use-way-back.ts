import { useEffect, useRef } from 'react';

/** The link that opens a card's manifest, to come back to. */
export const linkIdOf = (sessionId: string) => `card-${sessionId}`;

/** Coming back from a departure ends at its card. */
export function useWayBack(inside: string | undefined): void {
  const cameFrom = useRef<string>(undefined);
  // Outside system: scroll position and focus.
  useEffect(() => {
    if (inside) {
      cameFrom.current = inside;
      return;
    }
    const link = cameFrom.current ? document.getElementById(linkIdOf(cameFrom.current)) : null;
    cameFrom.current = undefined;
    link?.scrollIntoView({ block: 'center' });
    link?.focus({ preventScroll: true });
  }, [inside]);
}
