import { type SessionState, sessionStates } from '@leme/contract/bookings/rules';
import { addDays, civilDay } from '../days/civil-day.ts';

export const calendarViews = ['day', 'week'] as const;
export type CalendarView = (typeof calendarViews)[number];

export type CalendarFilters = {
  product?: string | undefined;
  boat?: string | undefined;
  guide?: string | undefined;
  status?: SessionState | undefined;
};

export type CalendarSearch = CalendarFilters & {
  date?: string | undefined;
  view?: 'week' | undefined;
  /** What is open, and of which session. */
  open?: 'session' | 'move' | undefined;
  session?: string | undefined;
};

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What the address of the calendar says; a dialog of no session is not open. */
export function readCalendarSearch(search: Readonly<Record<string, unknown>>): CalendarSearch {
  const session = textIn(search.session);
  const open = (['session', 'move'] as const).find((name) => name === search.open);
  return {
    date: civilDay(search.date),
    view: search.view === 'week' ? 'week' : undefined,
    product: textIn(search.product),
    boat: textIn(search.boat),
    guide: textIn(search.guide),
    status: sessionStates.find((state) => state === search.status),
    ...(open && session ? { open, session } : {}),
  };
}

export const noDialog = { open: undefined, session: undefined } as const;
export const noFilters = {
  product: undefined,
  boat: undefined,
  guide: undefined,
  status: undefined,
} as const;

export const isFiltered = ({ product, boat, guide, status }: CalendarFilters) =>
  [product, boat, guide, status].some((value) => value !== undefined);

/** The days a view shows: one, or the week of it from Monday on. */
export function daysOf(date: string, view: CalendarView): { from: string; to: string } {
  if (view === 'day') return { from: date, to: date };
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = addDays(date, -weekday);
  return { from, to: addDays(from, 6) };
}
