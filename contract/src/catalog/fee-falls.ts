import type { FeeTierValue } from '../kit/resource/fields.ts';

type Fees = { tiers: readonly FeeTierValue[]; no_show_fee_bp: number };

/** Whether cancelling becomes cheaper as departure comes nearer, which is hardly ever meant; not showing up comes last. */
export function feeFalls({ tiers, no_show_fee_bp }: Fees): boolean {
  const steps = tiers.toSorted((one, other) => other.hours_before - one.hours_before);
  return steps.some((step, at) => {
    const next = steps[at + 1];
    if (!next) return no_show_fee_bp < step.fee_bp;
    return next.fee_bp < step.fee_bp || (next.fee_bp === step.fee_bp && next.minimum_fee < step.minimum_fee);
  });
}
