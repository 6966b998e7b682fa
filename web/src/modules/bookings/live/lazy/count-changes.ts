import type { Change } from '@leme/contract/kit/realtime';

/** What a change is called to people; other changes refresh what is open and say nothing. */
export const liveNews = [
  'sessionCreated',
  'sessionUpdated',
  'sessionRemoved',
  'bookingCreated',
  'checkedIn',
  'checkinCancelled',
] as const;
export type LiveNews = (typeof liveNews)[number];

const newsOf: Readonly<Record<string, LiveNews>> = {
  'sessions created': 'sessionCreated',
  'sessions updated': 'sessionUpdated',
  'sessions removed': 'sessionRemoved',
  'bookings created': 'bookingCreated',
  'bookings checked_in': 'checkedIn',
  'bookings checkin_cancelled': 'checkinCancelled',
};

export type Told = { news: LiveNews; count: number; ids: string[] };

/** How often each thing happened and to which rows; one's own acts and what has no name are left out. */
export function countChanges(changes: readonly Change[]): Told[] {
  const told = new Map<LiveNews, Told>();
  for (const { table, kind, ids, own } of changes) {
    const news = newsOf[`${table} ${kind}`];
    if (own || !news) continue;
    const before = told.get(news) ?? { news, count: 0, ids: [] };
    const count = before.count + (ids?.length ?? 1);
    told.set(news, { news, count, ids: [...before.ids, ...(ids ?? [])] });
  }
  return [...told.values()];
}

const mostNames = 3;

/** Whom a message names, each once, and how many more there are; nobody where the page knows no name. */
export function namedOf(
  ids: readonly string[],
  count: number,
  nameOf: (id: string) => string | undefined = () => undefined,
): { names: string[]; rest: number } {
  const names = [...new Set(ids)].flatMap((id) => nameOf(id) ?? []).slice(0, mostNames);
  return { names, rest: Math.max(0, count - names.length) };
}
