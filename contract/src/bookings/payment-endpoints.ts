import { z } from 'zod';
import { may, read } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { mostOf } from '../kit/resource/entity.ts';
import { money } from '../kit/values/money-schema.ts';
import { changedText, optionalText } from '../kit/values/text.ts';
import { civilDate } from '../kit/values/time.ts';
import { letterAsked } from './life/sale.ts';
import { payments } from './payments.ts';
import { allPaymentMethods } from './rules.ts';

/** What is left to pay of a booking; amounts are null for whoever reads neither bookings nor a manifest. */
export const bookingMoney = z.object({
  id,
  code: z.string(),
  customer_name: z.string(),
  status: z.string(),
  total_price: z.number().nullable(),
  paid_amount: z.number().nullable(),
  remaining_amount: z.number().nullable(),
  /** What money that was returned as credit became. */
  credit: z.object({ code: z.string(), amount: z.number(), expires_on: z.string() }).optional(),
});
export type BookingMoney = z.output<typeof bookingMoney>;

export const recordPayment = endpoint({
  method: 'POST',
  path: '/bookings/:id/payments',
  of: 'bookings',
  summary:
    'Records money received (or, negative, returned) for a booking; the same `payment_id` again stores nothing twice. Without bookings:update: received only, and of departures of today and yesterday',
  boards: true,
  permission: may('booking-payments', 'create'),
  params: idParams,
  body: z.strictObject({
    /** Made by whoever sends it; the payment's own id. */
    payment_id: id,
    /** Whose queue it waited in; somebody else who signed in meanwhile does not hand it in. */
    user_id: id.nullable().default(null),
    amount: money.refine((amount) => amount !== 0, { error: 'zero' }),
    method: z.enum(allPaymentMethods),
    note: optionalText(mostOf(payments.fields.note)),
    /** Which credit is spent, where that is the method; returned by it, money becomes a new one. */
    credit_code: changedText(8),
    /** The day it came in, where that was not today. */
    received_on: civilDate.optional(),
    ...letterAsked,
  }),
  reply: bookingMoney,
  status: 201,
});

export const paymentRow = z.object({
  id,
  amount: z.number(),
  method: z.enum(allPaymentMethods),
  note: z.string().nullable(),
  paid_at: z.string(),
  /** The day it came in, where that was another. */
  received_on: z.string().nullable().optional(),
  user_name: z.string().nullable(),
});
export type PaymentRow = z.output<typeof paymentRow>;

export const listPayments = endpoint({
  method: 'GET',
  path: '/bookings/:id/payments',
  of: 'bookings',
  summary: 'The payments of a booking, oldest first, and who took each',
  permission: read('booking-payments'),
  params: idParams,
  reply: z.object({ data: z.array(paymentRow) }),
});
