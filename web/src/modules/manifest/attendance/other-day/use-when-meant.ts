import { useCallback } from 'react';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { dayIn } from '#modules/bookings/public.tsx';
import { whenMeant } from './meant-days.ts';

/** Marks a day: at once when it is today's as the mark is made, after a question when it is another. */
export function useWhenMeant(): (date: string, mark: () => void) => void {
  const timeZone = useTimeZone();
  return useCallback((date, mark) => whenMeant(date, dayIn(timeZone, new Date()), mark), [timeZone]);
}
