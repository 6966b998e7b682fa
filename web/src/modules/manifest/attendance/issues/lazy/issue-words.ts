import type { AttendanceConflict, RefusalReason } from '@leme/contract/manifest/issue-endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { issuesTexts } from './texts/texts.ts';

type Moment = { client_time: string | null; at: string };

/** How conflicts and refusals are told. */
export function useIssueWords() {
  const t = useText(issuesTexts);
  const { date, time, dateTime } = useFormat();
  const states: Record<AttendanceState, string> = {
    checked_in: t('checkedIn'),
    no_show: t('noShow'),
    pending: t('pending'),
  };
  const reasons: Readonly<Record<string, string>> = {
    'booking-cancelled': t('bookingCancelled'),
    'passenger-removed': t('passengerRemoved'),
    'unknown-booking': t('unknownBooking'),
    'not-allowed': t('notAllowed'),
  } satisfies Record<RefusalReason, string>;
  const dayOf = (instant: string) => dateTime(instant).split(' ')[0] ?? '';
  // The day is said where it is not the one the talk is of.
  const when = (instant: string, day: string | null) =>
    dayOf(instant) === day
      ? t('at', { time: time(instant) })
      : t('on', { date: dayOf(instant), time: time(instant) });
  return {
    state: (status: AttendanceState) => states[status],
    reason: (reason: string) => reasons[reason] ?? t('otherReason'),
    /** As typed, the customer for the first, "Acompanhante n" for the others. */
    person: ({ name, position, customer_name }: AttendanceConflict) =>
      name ?? (position === 1 ? customer_name : t('companion', { n: position - 1, name: customer_name })),
    /** `às 08:02`, with the date where it is not that of `day`; the device's own time where it had one. */
    when: ({ client_time, at }: Moment, day: string | null) => when(client_time ?? at, day && date(day)),
    /** That it is the device's time, and when the word of it came, where the two differ. */
    deviceTime: ({ client_time, at }: Moment) =>
      client_time !== null && dateTime(client_time) !== dateTime(at)
        ? t('deviceTime', { when: when(at, dayOf(client_time)) })
        : null,
  };
}
