import type { QueryClient } from '@tanstack/react-query';
import { dayIn } from '#modules/bookings/civil-day.ts';
import { type ScreenPath, screens } from './screens.ts';

type Company = { id: string; timezone: string };

type First = (client: QueryClient, company: Company) => Promise<void>;

/** Pages that begin with today. */
const firstData: Partial<Record<ScreenPath, First>> = {
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

/** Asks for what a page shows first, ahead of it: a day as it is, or the first rows of a register. */
export async function fetchFirst(client: QueryClient, path: ScreenPath, company: Company): Promise<void> {
  const ownWay = firstData[path];
  if (ownWay) return await ownWay(client, company);
  const [{ resource }, { prefetchFirstRows }] = await Promise.all([
    screens[path].load(),
    import('#kit/resource/list/first-rows.ts'),
  ]);
  if (resource) await prefetchFirstRows(client, company.id, resource);
}
