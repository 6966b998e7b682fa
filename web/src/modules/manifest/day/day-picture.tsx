import type { PassengerManifest } from '@leme/contract/manifest/endpoints';
import { useEffect, useLayoutEffect } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { ownerOf } from '#kit/auth-session/auth-session-store.ts';
import { loadOnce } from '#kit/browser/load-once.ts';
import { takeOverPicture } from '#kit/device/picture.ts';
import { useOfDay } from '../attendance/painted/use-day.ts';

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
export function DayPicture({ isToday }: { isToday: boolean }): null {
  const day = useOfDay((painted) => painted.day);
  useTakeOver(true);
  // Outside system: what this device keeps.
  useEffect(() => {
    const gone = new AbortController();
    const keep = async (seen: PassengerManifest) => (await code()).keepDayPicture(seen, gone.signal);
    const timer = day && isToday && setTimeout(() => keep(day).catch(() => undefined), calmMs);
    return () => {
      clearTimeout(timer || undefined);
      gone.abort();
    };
  }, [day, isToday]);
  return null;
}
