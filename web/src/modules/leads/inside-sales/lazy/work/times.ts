const friday = 5;
const weekdays = 7;

/** When people put things off to: in an hour, tomorrow at nine, on the next Friday at nine, by the company's clock. */
export function timesFrom(
  now: Date,
  timeZone: string,
): { name: 'hour' | 'tomorrow' | 'friday'; until: string }[] {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const nineIn = (days: number) => {
    const day = local.toPlainDate().add({ days });
    return day.toZonedDateTime({ timeZone, plainTime: '09:00' }).toInstant().toString();
  };
  return [
    { name: 'hour', until: local.add({ hours: 1 }).toInstant().toString() },
    { name: 'tomorrow', until: nineIn(1) },
    { name: 'friday', until: nineIn((friday - local.dayOfWeek + weekdays) % weekdays || weekdays) },
  ];
}
