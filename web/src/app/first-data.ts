import type { QueryClient } from '@tanstack/react-query';
import { dayIn } from '#modules/bookings/civil-day.ts';
import type { ScreenPath } from './screens.ts';

type Company = { id: string; timezone: string };

/** The first data of each page: today's, asked for while the pointer rests on its menu entry. */
export const firstData: Record<ScreenPath, (client: QueryClient, company: Company) => Promise<void>> = {
  '/passenger-manifest': async (client, { id, timezone }) => {
    const { prefetchManifest } = await import('#modules/manifest/manifest.queries.ts');
    await prefetchManifest(client, id, dayIn(timezone, new Date()));
  },
  '/sessions-manifest': async (client, { id, timezone }) => {
    const { prefetchSessionsManifest } = await import(
      '#modules/manifest/sessions/sessions-manifest.queries.ts'
    );
    await prefetchSessionsManifest(client, id, dayIn(timezone, new Date()));
  },
  '/sessions': async (client, { id, timezone }) => {
    const { prefetchSessions } = await import('#modules/bookings/sessions.queries.ts');
    await prefetchSessions(client, id, dayIn(timezone, new Date()));
  },
};
