/** How many days a trial may last, and how many are proposed. */
export const trialDays = { least: 0, most: 90, proposed: 14 };

/** When a trial ends: at the midnight of the company's zone that ends its last day. Null without a trial. */
export function trialEnds(
  openedAt: Temporal.Instant,
  { days, zone }: { days: number; zone: string },
): Temporal.Instant | null {
  if (days === 0) return null;
  const first = openedAt.toZonedDateTimeISO(zone).toPlainDate();
  return first
    .add({ days: days + 1 })
    .toZonedDateTime({ timeZone: zone })
    .toInstant();
}

/** How many days are left by the calendar of the company's zone; none once it is over. */
export function trialDaysLeft(ends: Temporal.Instant, now: Temporal.Instant, zone: string): number {
  const [today, end] = [now, ends].map((at) => at.toZonedDateTimeISO(zone).toPlainDate());
  if (!today || !end) return 0;
  return Math.max(0, today.until(end, { largestUnit: 'days' }).days);
}
