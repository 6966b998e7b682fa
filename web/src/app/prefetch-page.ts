import type { RouteEntry } from '@leme/contract/access/route-entry';
import type { QueryClient } from '@tanstack/react-query';
import { currentAuthSession } from '#kit/auth-session/auth-session-store.ts';
import type { Screen } from '#kit/shell/screen.ts';
import { dayIn } from '#modules/bookings/days/civil-day.ts';
import { screenOf } from './screens.ts';

/** Fetches a page ahead of its opening: its code, and what it shows first, a day as it is or the first rows of a register. */
export async function prefetchPage(client: QueryClient, page: RouteEntry): Promise<void> {
  const found = screenOf(page);
  await Promise.all([found.fetch(), found.code().then((screen) => fetchFirst(client, screen))]);
}

async function fetchFirst(client: QueryClient, { prefetch }: Screen): Promise<void> {
  const { session } = currentAuthSession();
  if (!session || !prefetch) return;
  const { id, timezone } = session.tenant;
  await prefetch(client, { id, today: dayIn(timezone, new Date()) });
}
