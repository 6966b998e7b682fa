type Told = { client_time: string | null };

const oldest = { hours: 24 * 60 };

/**
 * When something was: as long ago as the device says between its own two times, and never by what its clock shows. What that
 * cannot be was when it came.
 */
export function momentOf({ client_time }: Told, sent_at: string | null, now: Temporal.Instant): string {
  if (client_time === null) return now.toString();
  const sent = sent_at === null ? now : Temporal.Instant.from(sent_at);
  const at = now.subtract(sent.since(Temporal.Instant.from(client_time)));
  const isPossible =
    Temporal.Instant.compare(at, now) <= 0 && Temporal.Instant.compare(at, now.subtract(oldest)) >= 0;
  return (isPossible ? at : now).toString();
}
