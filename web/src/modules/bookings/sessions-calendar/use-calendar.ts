import type { readCalendar } from '@leme/contract/bookings/availability/calendar-endpoints';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useLiveView } from '#kit/live/live-view.ts';
import type { Shows } from '#kit/live/shown-tables.ts';
import type { Prefetch } from '#kit/shell/screen.ts';
import { type ClockText, clockAfter } from '#kit/time/clock-text.ts';
import { useAt } from '../days/use-today.ts';

type Days = { from: string; to: string };

const shown: Shows = {
  shows: ['sessions', 'session_boats', 'bookings', 'booking_passengers', 'boats', 'blackout'],
};

const keyOf = (tenantId: string, { from, to }: Days) => ['sessions-calendar', tenantId, from, to] as const;
const ask = (days: Days, how: { signal: AbortSignal; background: boolean }) =>
  call<typeof readCalendar>('GET /sessions-calendar', days, how);

/** Asks for today ahead of the screen. */
export const prefetchCalendar: Prefetch = (client, { id, today }) => {
  const days = { from: today, to: today };
  return client.prefetchQuery({
    queryKey: keyOf(id, days),
    meta: shown,
    queryFn: ({ signal }) => ask(days, { signal, background: true }),
  });
};

/** Boats, departures and blocks of some days, as others change them. */
export function useCalendar(days: Days) {
  const { tenant } = useSignedIn();
  return useLiveView(keyOf(tenant.id, days), shown, (how) => ask(days, how));
}

/** The clock of the company: what it was when the server answered, and the minutes since. */
export function useClock(answer: { today: string; time: string } | undefined, answeredAt: number): ClockText {
  const minutes = useAt((now) => Math.max(0, Math.floor((now - answeredAt) / 60_000)));
  return answer ? clockAfter(`${answer.today}T${answer.time}`, minutes) : '';
}
