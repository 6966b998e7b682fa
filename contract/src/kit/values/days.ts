/**
 * The instants a session covers. Its wall-clock times are of the company's zone; an end at or before the start means
 * the next day; a time that daylight saving skips or doubles follows Temporal's "compatible".
 */
export function sessionInterval(
  session: { date: string; start_time: string; end_time: string },
  zone: string,
) {
  const date = Temporal.PlainDate.from(session.date);
  const endDate = session.end_time <= session.start_time ? date.add({ days: 1 }) : date;
  const at = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).toInstant();
  return {
    starts_at: at(date, session.start_time).toString(),
    ends_at: at(endDate, session.end_time).toString(),
  };
}

/** The company's day at an instant: what "Hoje" means. */
export function dayIn(zone: string, now: Temporal.Instant): string {
  return now.toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** The days from one to another, both of them in it. */
export function daysFrom(from: string, to: string): string[] {
  const { days } = Temporal.PlainDate.from(from).until(to);
  return Array.from({ length: days + 1 }, (_, at) => addDays(from, at));
}

/** A date moved by whole days. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}
