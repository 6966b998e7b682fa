import type { AuthSession } from '@leme/contract/access/endpoints';

export type Subscription = NonNullable<AuthSession['subscription']>;

export type SubscriptionNotice =
  | { kind: 'trial-days'; days: number }
  | { kind: 'trial-today' }
  | { kind: 'trial-over' }
  | { kind: 'past-due' }
  | { kind: 'inactive' };

const noticeDays = 3;

/** Nights until the trial ends, in the company's calendar: 0 on its last day. */
function daysLeft(endsAt: Temporal.Instant, zone: string, now: Temporal.Instant): number {
  const day = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(zone).toPlainDate();
  return day(now).until(day(endsAt)).days;
}

/** What is to be said of a subscription; null while all is well. */
export function noticeOf(
  { status, trial_ends_at }: Subscription,
  zone: string,
  now: Temporal.Instant,
): SubscriptionNotice | null {
  if (status === 'inactive') return { kind: 'inactive' };
  if (status === 'past_due') return { kind: 'past-due' };
  if (status === 'active' || trial_ends_at === null) return null;
  const endsAt = Temporal.Instant.from(trial_ends_at);
  if (Temporal.Instant.compare(endsAt, now) <= 0) return { kind: 'trial-over' };
  const days = daysLeft(endsAt, zone, now);
  if (days > noticeDays) return null;
  return days === 0 ? { kind: 'trial-today' } : { kind: 'trial-days', days };
}
