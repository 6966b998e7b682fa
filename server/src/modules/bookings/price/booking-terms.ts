import { toReais } from '@leme/contract/kit/values/money';
import { depositOf } from '@leme/contract/prices/cancellation-fee';
import type { Departure } from './departure-to-sell.ts';

const hourMs = 3_600_000;

/** What a booking is bound to from its sale on: the policy as it stands, its deposit, and when each is due. */
export function termsOf(session: Departure, cents: number, depositDue: Temporal.Instant) {
  const { deposit_bp, balance_due_hours, policy, starts_at } = session;
  const deposit = depositOf(cents, deposit_bp ?? 0);
  const due = balance_due_hours === null ? null : Date.parse(starts_at) - balance_due_hours * hourMs;
  return {
    policy: policy && JSON.stringify(policy),
    deposit_amount: deposit > 0 ? toReais(deposit) : null,
    deposit_due_at: deposit > 0 ? depositDue.toString() : null,
    balance_due_at: due === null ? null : new Date(due).toISOString(),
  };
}
