import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { bookingsTexts } from '../texts/texts.ts';
import type { CalendarBoat, CalendarSession, Mark } from './calendar-rows.ts';
import { sessionsCalendarTexts } from './texts/texts.ts';

export const timesOf = ({ start_time, end_time }: Pick<CalendarSession, 'start_time' | 'end_time'>) =>
  `${start_time}–${end_time}`;

/** `Ana · Beto`; nothing where nobody is named. */
export const guideAndSailor = ({ guide_name, sailor_name }: CalendarSession) =>
  [guide_name, sailor_name].filter(Boolean).join(' · ');

/** What a session of the calendar is called, and all of it in one line. */
export function useCalendarWords() {
  const t = useText(sessionsCalendarTexts);
  const words = useText(bookingsTexts);
  const { shortDate } = useFormat();
  const mark = (which: Mark) => t(`mark.${which}`);
  const nameOf = (session: CalendarSession) => `${session.product.name}, ${timesOf(session)}`;
  return {
    mark,
    nameOf,
    say: (boats: readonly CalendarBoat[]) => (session: CalendarSession, marks: readonly Mark[]) =>
      [
        nameOf(session),
        shortDate(session.date),
        boats
          .filter(({ id }) => session.boat_ids.includes(id))
          .map(({ boat_name }) => boat_name)
          .join(', ') || t('noBoat'),
        words('seats', { taken: session.taken, total: session.total_capacity }),
        guideAndSailor(session),
        session.status === 'cancelled' && words('cancelled'),
        ...marks.map(mark),
      ]
        .filter(Boolean)
        .join(', '),
  };
}
