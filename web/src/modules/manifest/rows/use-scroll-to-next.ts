import { type Places, placesOf } from '@leme/contract/manifest/departures';
import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { type RefObject, useEffect } from 'react';
import { afterPointerUp } from '#kit/browser/pointer.ts';
import { totalsOf } from '../party/party.ts';
import { headsEnd } from './sticky-heads.ts';

const gap = 8;

/** What was out of sight gets its real height once it is near, which moves what stands below it. */
const looks = 3;

/** Scrolls so far that the element stands right below what sticks to the top; the end of the day makes room for it. */
export function bringToTop(element: Element, left = looks): void {
  const wanted = element.getBoundingClientRect().top - headsEnd() - gap;
  if (Math.abs(wanted) < 1 || !element.isConnected) return;
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const short = Math.ceil(wanted - (scrollHeight - clientHeight - scrollTop));
  const day = element.closest<HTMLElement>('[data-day]');
  if (short > 0 && day) {
    const room = Number.parseFloat(getComputedStyle(day).paddingBottom) || 0;
    day.style.paddingBottom = `${room + short}px`;
  }
  window.scrollBy(0, wanted);
  if (left > 1) requestAnimationFrame(() => afterPointerUp(() => bringToTop(element, left - 1)));
}

/** Brings the next departure into sight once, when a day is opened that has one below the first screen. */
export function useScrollToNext(sessionId: string | undefined, done: RefObject<string | null>): void {
  // Outside system: the scroll position.
  useEffect(() => {
    if (sessionId === undefined || done.current !== null) return;
    done.current = sessionId;
    afterPointerUp(() => {
      const card = document.getElementById(`session-${sessionId}`);
      if (!card || window.scrollY > 0) return;
      if (card.getBoundingClientRect().top > window.innerHeight / 2) bringToTop(card);
    });
  }, [sessionId, done]);
}

type Leaving = Pick<ManifestSession, 'status' | 'starts_at' | 'departed_at' | 'bookings'>;

/** Where the day stands: what was pressed on this device counts at once. */
export function placesOfDay(shown: readonly { session: Leaving }[], now: number): Places {
  return placesOf(
    shown.map(({ session: { status, starts_at, departed_at, bookings } }) => {
      const { total: expected, aboard, absent } = totalsOf({ bookings });
      return { status, starts_at, departed_at, expected, settled: aboard + absent };
    }),
    now,
  );
}
