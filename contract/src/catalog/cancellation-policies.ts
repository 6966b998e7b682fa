import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { feeFalls } from './fee-falls.ts';
import { catalogWords } from './texts/texts.ts';

/**
 * What cancelling costs. While more hours than those of a tier are left, it costs that share of the total and at least so
 * much; past the last tier it costs what not showing up does. One whose fee falls as departure comes nearer says that it is
 * meant (`fee_may_fall`). `own_fault`: what is given back when the company cancels.
 * Within `withdrawal_days` of a purchase at a distance all of it goes back (CDC art. 49).
 */
export const cancellationPolicies = defineResource({
  name: 'cancellation-policies',
  subject: 'products',
  texts: catalogWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 60, unique: true, search: true }),
    tiers: f.feeTiers({ fallback: [], drawnWith: 'no_show_fee_bp' }),
    no_show_fee_bp: f.basisPoints({ fallback: 10_000 }),
    fee_may_fall: f.boolean({ hint: true }),
    own_fault: f.choice(['refund', 'credit', 'choose'], { fallback: 'refund' }),
    withdrawal_days: f.integer({ fallback: 7, max: 90, hint: true }),
    text: f.localised({ max: 1000 }),
  },
  // Steps that fall are asked about once: when they are written, and when the word is taken back.
  rules: ({ tiers, no_show_fee_bp, fee_may_fall }, before) => {
    const asked = ({ ...row }) => JSON.stringify([row.tiers, row.no_show_fee_bp, row.fee_may_fall]);
    if (tiers === null || no_show_fee_bp === null || fee_may_fall) return [];
    const isAsWas = before !== null && asked(before) === asked({ tiers, no_show_fee_bp, fee_may_fall });
    return isAsWas || !feeFalls({ tiers, no_show_fee_bp })
      ? []
      : [{ pointer: '/fee_may_fall', code: 'confirm-falling' }];
  },
});
