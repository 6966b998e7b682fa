import { type RefObject, useEffect } from 'react';
import { whenLifted } from '#kit/finger.ts';

/** Brings the next departure into sight once, when a day is opened that has one below the first screen. */
export function useNextInSight(sessionId: string | undefined, done: RefObject<string | null>): void {
  // Outside system: the scroll position.
  useEffect(() => {
    if (sessionId === undefined || done.current !== null) return;
    done.current = sessionId;
    whenLifted(() => {
      const card = document.getElementById(`session-${sessionId}`);
      if (!card || window.scrollY > 0) return;
      if (card.getBoundingClientRect().top > window.innerHeight / 2) card.scrollIntoView({ block: 'start' });
    });
  }, [sessionId, done]);
}

/** The next session to leave, -1 when all have. */
export function nextOf(
  shown: readonly { session: { status: string; starts_at: string } }[],
  now: number,
): number {
  return shown.findIndex(
    ({ session }) => session.status !== 'cancelled' && Date.parse(session.starts_at) > now,
  );
}
