import { z } from 'zod';
import { id } from '../../kit/page.ts';
import { traceShape } from '../../pricing/trace-shapes.ts';
import { bookingRow } from '../endpoints.ts';
import { adjustmentKinds, holdKinds } from '../rules.ts';
import { cancelKinds } from './terms.ts';

const nullableText = z.string().nullable();
const nullableMoney = z.number().nullable();

/** A line of a total that is no fare; amounts are for who may see money. */
export const adjustmentRow = z.object({
  id,
  kind: z.enum(adjustmentKinds),
  amount: nullableMoney,
  reason: nullableText,
  user_name: nullableText,
  created_at: z.string(),
});

const policy = z.object({
  id,
  name: z.string(),
  tiers: z.array(z.object({ hours_before: z.number(), fee_bp: z.number(), minimum_fee: z.number() })),
  no_show_fee_bp: z.number().int(),
  own_fault: z.enum(['refund', 'credit', 'choose']),
  withdrawal_days: z.number().int(),
});

/** A booking with what it was sold at and what may become of it. */
export const bookingDetail = bookingRow.extend({
  channel: z.string(),
  language: nullableText,
  lead_id: id.nullable(),
  hold_kind: z.enum(holdKinds).nullable(),
  product_id: id.nullable(),
  starts_at: nullableText,
  created_at: z.string(),
  /** Whoever made it, of the house; null to partners. */
  created_by: id.nullable(),
  confirmed_at: nullableText,
  completed_at: nullableText,
  cancel_kind: z.enum(cancelKinds).nullable(),
  deposit_amount: nullableMoney,
  deposit_due_at: nullableText,
  balance_due_at: nullableText,
  adjustments: z.array(adjustmentRow),
  /** How the price came about; null for who may not see money, and of bookings that are older than it. */
  price_trace: traceShape.nullable(),
  policy: policy.nullable(),
});
export type BookingDetail = z.output<typeof bookingDetail>;
