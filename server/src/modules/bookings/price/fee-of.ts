import type { CancelKind, PolicySnapshot } from '@leme/contract/bookings/life/terms';
import { cancellationAt } from '@leme/contract/bookings/life/terms';
import { Problem } from '@leme/contract/kit/problem';
import { toCents } from '@leme/contract/kit/values/money';
import type { TimedWork } from '#kit/work';
import { visibleBookings } from '../partner-scope.ts';

/** What cancelling a booking now comes to, in centavos, by the policy it was sold by. */
export async function cancellationNow(work: TimedWork, id: string, kind: CancelKind) {
  const { tx, actor, now } = work;
  const row = await tx.first(
    visibleBookings(actor)
      .innerJoin('sessions as s', (join) =>
        join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id'),
      )
      .select(['b.total_price', 'b.paid_amount', 'b.channel', 'b.created_at', 'b.policy', 's.starts_at'])
      .where('b.id', '=', id),
  );
  if (!row) throw new Problem('not-found');
  const stored = row.policy as PolicySnapshot | null;
  const [total, paid] = [toCents(row.total_price), toCents(row.paid_amount)];
  const { channel, created_at, starts_at } = row;
  const booking = { kind, policy: stored && inCents(stored), total, paid, channel, created_at, starts_at };
  const said = cancellationAt(booking, now.epochMilliseconds);
  return { ...said, total, paid, policy: stored };
}

/** A snapshot says the least fee of a step in reais, as policies do. */
function inCents(policy: PolicySnapshot): PolicySnapshot {
  const tiers = policy.tiers.map((tier) => ({ ...tier, minimum_fee: toCents(tier.minimum_fee) }));
  return { ...policy, tiers };
}

/** What the policy asks now, in centavos. */
export async function feeOf(work: TimedWork, id: string): Promise<number> {
  return (await cancellationNow(work, id, 'customer')).policyFee;
}
