import type { Need, Permission } from '../permission.ts';
import { isResource, type Subject } from '../resources.ts';

export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'inactive'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export type Subscription = { status: SubscriptionStatus; trial_ends_at: string | null };

/** A plan never stops a boarding or a customer who pays, nor the way back to a plan. Signing in needs no resource and stays open as well. */
const openWhileLapsed: ReadonlySet<Subject> = new Set([
  'attendance',
  'booking-payments',
  'logbook',
  'quick-fuel',
  'departure-override',
  'subscription',
  'payment-success',
]);

/** Whether a company is read-only: its subscription is inactive, or the trial is over and nothing followed. */
export function isLapsed(subscription: Subscription, now: Temporal.Instant): boolean {
  if (subscription.status !== 'trialing') return subscription.status === 'inactive';
  if (subscription.trial_ends_at === null) return false;
  return Temporal.Instant.compare(Temporal.Instant.from(subscription.trial_ends_at), now) <= 0;
}

/** What stays possible while a subscription has lapsed: all reading, and writing what must not wait. */
export function staysOpen(permission: Permission): boolean {
  if (typeof permission === 'string') return true;
  return 'anyOf' in permission ? permission.anyOf.some(isOpen) : isOpen(permission);
}

function isOpen({ resource, action }: Pick<Need, 'resource'> & { action: string }): boolean {
  return action === 'read' || openWhileLapsed.has(resource);
}

/** Of granted rights those that can be used meanwhile, so that no page offers what would be refused. */
export function usableWhileLapsed(granted: Iterable<string>): string[] {
  return [...granted].filter((key) => {
    const [resource, action = ''] = key.split(':');
    return isResource(resource) && isOpen({ resource, action });
  });
}
