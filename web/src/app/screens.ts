import { lazyScreen } from './lazy-screen.ts';

/** The code of each page that exists, by its bare path; fetched when the page is first opened or prefetched. */
export const screens = {
  '/passenger-manifest': lazyScreen(
    async () => (await import('#modules/manifest/passenger-manifest.screen.tsx')).PassengerManifestScreen,
  ),
  '/sessions-manifest': lazyScreen(
    async () =>
      (await import('#modules/manifest/sessions/sessions-manifest.screen.tsx')).SessionsManifestScreen,
  ),
  '/sessions': lazyScreen(async () => (await import('#modules/bookings/sessions.screen.tsx')).SessionsScreen),
};

export type ScreenPath = keyof typeof screens;

export function isScreenPath(path: string): path is ScreenPath {
  return Object.hasOwn(screens, path);
}
