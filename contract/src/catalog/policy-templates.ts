import type { FeeTierValue } from '../kit/resource/fields.ts';
import type { RowOf } from '../kit/resource/resource.ts';
import type { cancellationPolicies } from './cancellation-policies.ts';

export const policyTemplates = ['flexible', 'embratur', 'charter'] as const;
export type PolicyTemplate = (typeof policyTemplates)[number];

const tier = (days: number, fee_bp: number): FeeTierValue => ({
  hours_before: days * 24,
  fee_bp,
  minimum_fee: 0,
});

type Rules = Pick<RowOf<typeof cancellationPolicies>, 'tiers' | 'no_show_fee_bp' | 'own_fault'>;

/**
 * Policies many companies begin with. Embratur's normative deliberation 161 of 1985 allows 10 % with more than thirty days left
 * and 20 % after that; more has to be proved.
 */
export const rulesOfTemplates: Readonly<Record<PolicyTemplate, Rules>> = {
  flexible: { tiers: [tier(1, 0)], no_show_fee_bp: 10_000, own_fault: 'refund' },
  embratur: { tiers: [tier(30, 1000), tier(0, 2000)], no_show_fee_bp: 2000, own_fault: 'refund' },
  charter: {
    tiers: [tier(30, 0), tier(15, 1000), tier(7, 2000)],
    no_show_fee_bp: 5000,
    own_fault: 'choose',
  },
};
