import { defineEntity } from '../kit/resource/entity.ts';
import { inOrder } from '../kit/resource/rules.ts';
import { products } from './products.ts';
import { catalogWords } from './texts/texts.ts';

/** What a product takes from its company while it says nothing of its own. */
export const inheritedFields = [
  'min_party',
  'max_party',
  'cutoff_min',
  'horizon_days',
  'deposit_bp',
  'balance_due_hours',
  'cancellation_policy_id',
] as const;
export type InheritedField = (typeof inheritedFields)[number];

const {
  min_party,
  max_party,
  cutoff_min,
  horizon_days,
  deposit_bp,
  balance_due_hours,
  cancellation_policy_id,
} = products.fields;

/** How a company sells where a product says nothing of its own. */
export const sellingDefaults = defineEntity({
  name: 'selling-defaults',
  live: 'products',
  texts: catalogWords,
  title: 'horizon_days',
  fields: {
    min_party,
    max_party,
    cutoff_min,
    horizon_days,
    deposit_bp,
    balance_due_hours,
    cancellation_policy_id,
  },
  rules: (said) => inOrder(said, ['min_party', 'max_party']),
});
