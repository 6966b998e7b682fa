import type { PassengerManifest } from '@leme/contract/manifest/endpoints';
import { currentAuthSession, isSignedInAs, ownerOf } from '#kit/auth-session/auth-session-store.ts';
import { forgetPictures, keepPicture, pictureOf } from '#kit/device/lazy/pictures.ts';
import { readableUntil } from '../../attendance/outbox/lazy/kept-days.ts';

/** Where a day stood when it had been opened. */
let opened: { path: string; top: number } | undefined;

/**
 * Keeps what is in sight of today, where it stands as it was opened: the next start shows it before anything else. Of a
 * day that is `gone` from the page nothing is kept.
 */
export async function keepDayPicture(day: PassengerManifest, gone: AbortSignal): Promise<void> {
  if (gone.aborted) return;
  const path = location.pathname + location.search;
  if (opened?.path !== path) opened = { path, top: scrollY };
  const { top } = opened;
  const { session } = currentAuthSession();
  const root = document.getElementById('root');
  // An operator in a company leaves nothing on the device, and half a day is none.
  if (!session || session.acting || !root || Math.abs(scrollY - top) > 1) return;
  const { timezone } = session.tenant;
  const owner = ownerOf(session);
  const offset = Temporal.Now.zonedDateTimeISO(timezone).offsetNanoseconds / 60e9;
  const until = readableUntil(day, Date.now());
  const { clientWidth: wide, lang, style } = document.documentElement;
  const picture = { nodes: pictureOf(root), top, wide, lang, style: style.cssText };
  await keepPicture({ owner, path, date: day.date, offset, until }, picture);
  // Who has signed out meanwhile leaves nothing behind.
  if (!isSignedInAs(owner)) await forgetPictures();
}
