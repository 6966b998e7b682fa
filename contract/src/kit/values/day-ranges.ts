/** Days that come every year by the moon or by law, each with what it is. */
export const movableDays = ['carnival', 'good-friday', 'easter', 'corpus-christi'] as const;
export type MovableDay = (typeof movableDays)[number];

/** What a range of days may lie around. */
export const namedDays = [...movableDays, 'holidays'] as const;
export type NamedDay = (typeof namedDays)[number];

/**
 * A piece of the calendar, both ends in it: once (`2026-12-15`), every year (`12-15`, over New Year where it ends before it
 * begins), around a day that moves, or around every national holiday.
 */
export type DayRange = { from: string; to: string } | { day: NamedDay; before: number; after: number };
