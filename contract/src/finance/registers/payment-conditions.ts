import { toldOf } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { defineResource } from '../../kit/resource/resource.ts';
import { financeWords } from '../texts/texts.ts';

/** One part of it: so many days after, so much of the whole. */
export const paymentConditionParts = defineResource({
  name: 'payment-condition-parts',
  of: 'payment-conditions',
  subject: 'finance-management',
  texts: financeWords,
  title: 'label',
  fields: {
    condition_id: f.parent('payment-conditions'),
    label: f.text({ required: true, max: 40, search: true }),
    days: f.integer({ max: 720, fallback: 0, sort: true }),
    bp: f.basisPoints({ required: true }),
  },
});

/** In which parts and after how many days something is paid: half at once, half in thirty days. */
export const paymentConditions = defineResource({
  name: 'payment-conditions',
  subject: 'finance-management',
  texts: financeWords,
  title: 'name',
  told: toldOf(paymentConditionParts),
  fields: {
    name: f.text({ required: true, max: 80, unique: true, search: true }),
    active: f.boolean({ fallback: true, filter: true }),
  },
  computed: {
    parts: f.countOf('payment-condition-parts'),
    /** What its parts come to; whole at a hundred per cent. */
    shares: f.basisPoints({ max: 1_000_000, fallback: 0 }),
  },
});
