import type { exceptionLasts } from '@leme/contract/access/people/right-forms';

export type Ends = (typeof exceptionLasts)[number];

const days = { today: 0, tomorrow: 1, week: 7, month: 30, quarter: 90 } as const;

/** The moment it is over: the midnight after its last day where the company is; null where it has no end. */
export function endOf(lasts: Ends, now: Temporal.Instant, timezone: string): string | null {
  if (lasts === 'never') return null;
  const last = now
    .toZonedDateTimeISO(timezone)
    .toPlainDate()
    .add({ days: days[lasts] + 1 });
  return last.toZonedDateTime({ timeZone: timezone }).toInstant().toString();
}
