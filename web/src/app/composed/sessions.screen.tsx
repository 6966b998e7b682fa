import { sessionsScreen } from '#modules/bookings/lazy/sessions/sessions-screen.tsx';
import { ResultsOfDay } from '#modules/finance/lazy/results-of-day/results-of-day.tsx';

/** Departures with what each earned, of which they know nothing themselves. */
export const screen = sessionsScreen([ResultsOfDay]);
