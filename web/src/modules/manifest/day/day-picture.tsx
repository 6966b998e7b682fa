import type { PassengerManifest } from '@leme/contract/manifest/endpoints';
import { useEffect, useLayoutEffect } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { ownerOf } from '#kit/auth-session/auth-session-store.ts';
import { loadOnce } from '#kit/browser/load-once.ts';
import { takeOverPicture } from '#kit/device/picture.ts';

const code = loadOnce(() => import('./lazy/keep-day-picture.ts'));

/** So long nothing changes before what is in sight is kept; the day has gone to where it is opened by then. */
const calmMs = 1_000;

/** What there is to say stands in the page: the picture of before goes. */
export function useTakeOver(isSaid: boolean): void {
  const owner = ownerOf(useSignedIn());
  useLayoutEffect(() => {
    if (isSaid) takeOverPicture(owner);
  }, [isSaid, owner]);
}

/** Takes the day over from the picture of it, once its rows stand, and keeps the next one; of another day none. */
export function DayPicture({ day, isToday }: { day: PassengerManifest; isToday: boolean }): null {
  useTakeOver(true);
  // Outside system: what this device keeps.
  useEffect(() => {
    const gone = new AbortController();
    const keep = async () => (await code()).keepDayPicture(day, gone.signal);
    const timer = isToday && setTimeout(() => keep().catch(() => undefined), calmMs);
    return () => {
      clearTimeout(timer || undefined);
      gone.abort();
    };
  }, [day, isToday]);
  return null;
}
