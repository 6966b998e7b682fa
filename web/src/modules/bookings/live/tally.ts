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

/** How often each thing happened; one's own acts and what has no name are left out. */
export function tally(changes: readonly Change[]): { news: LiveNews; count: number }[] {
  const counts = new Map<LiveNews, number>();
  for (const { table, kind, ids, own } of changes) {
    const news = newsOf[`${table} ${kind}`];
    if (own || !news) continue;
    counts.set(news, (counts.get(news) ?? 0) + (ids?.length ?? 1));
  }
  return [...counts].map(([news, count]) => ({ news, count }));
}
