import type { QueryClient } from '@tanstack/react-query';
import { dayIn } from '#modules/bookings/civil-day.ts';
import { lazyScreen } from './lazy-screen.ts';

/** The code of each page that exists, by its bare path; fetched when the page is first opened or prefetched. */
export const screens = {
  '/passenger-manifest': lazyScreen(
    async () => (await import('#modules/manifest/passenger-manifest.screen.tsx')).PassengerManifestScreen,
  ),
  '/sessions': lazyScreen(async () => (await import('#modules/bookings/sessions.screen.tsx')).SessionsScreen),
};

export type ScreenPath = keyof typeof screens;

export function isScreenPath(path: string): path is ScreenPath {
  return Object.hasOwn(screens, path);
}

type Company = { id: string; timezone: string };

/** The first data of each page: today's, asked for while the pointer rests on its menu entry. */
export const firstData: Record<ScreenPath, (client: QueryClient, company: Company) => Promise<void>> = {
  '/passenger-manifest': async (client, { id, timezone }) => {
    const { prefetchManifest } = await import('#modules/manifest/manifest.queries.ts');
    await prefetchManifest(client, id, dayIn(timezone, new Date()));
  },
  '/sessions': async (client, { id, timezone }) => {
    const { prefetchSessions } = await import('#modules/bookings/sessions.queries.ts');
    await prefetchSessions(client, id, dayIn(timezone, new Date()));
  },
};
