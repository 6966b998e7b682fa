import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { locales } from '../../kit/language/locale.ts';
import { id, idParams } from '../../kit/page.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import { price } from '../../kit/values/money-schema.ts';
import { civilDate } from '../../kit/values/time.ts';
import { financeEntries } from '../entities.ts';
import { chargeKinds, chargeStates, mostCharges } from './charge-rules.ts';

const some = price.refine((amount) => amount !== 0, { error: 'zero' });
const reason = fieldSchema({ ...financeEntries.fields.description, required: true });
/** Of a booking whoever records its payments, of an invoice or an entry whoever keeps those. */
const charges = {
  anyOf: [may('booking-payments', 'create'), may('finance-invoices', 'update'), may('financial', 'update')],
};
const reads = { anyOf: [read('booking-payments'), read('finance-invoices'), read('financial')] };

const charge = z.object({
  id,
  kind: z.enum(chargeKinds),
  booking_id: id.nullable(),
  invoice_id: id.nullable(),
  entry_id: id.nullable(),
  amount: z.number(),
  paid_amount: z.number(),
  surplus: z.number(),
  expires_at: z.string(),
  txid: z.string(),
  account_id: id,
  /** The Pix text to copy or to draw. */
  payload: z.string(),
  /** What its page is opened by: `/payment-success?c=`. */
  token: z.string(),
  status: z.enum(chargeStates),
  reason: z.string().nullable(),
  version: z.number().int(),
  created_at: z.string(),
});
export type ChargeRow = z.output<typeof charge>;

/** What is asked for: one of the three. */
const subject = {
  booking_id: id.optional(),
  invoice_id: id.optional(),
  entry_id: id.optional(),
};

export const createCharge = endpoint({
  method: 'POST',
  path: '/charges',
  summary:
    'Asks for the deposit, the rest or a free amount of a booking, an invoice or an entry by a Pix code of its own; several together never ask for more than is owed',
  permission: charges,
  body: z.strictObject({
    ...subject,
    kind: z.enum(chargeKinds),
    amount: some.optional(),
    /** The last day it may be paid on. */
    expires_on: civilDate.optional(),
    /** With fine and interest of an invoice that is late. */
    with_extra: z.boolean().default(false),
  }),
  reply: charge,
  status: 201,
});

export const listCharges = endpoint({
  method: 'GET',
  path: '/charges',
  summary: 'The charges of a booking, an invoice or an entry, newest first, and what can still be asked for',
  permission: reads,
  query: z.object(subject),
  reply: z.object({
    data: z.array(charge).max(mostCharges + 1),
    left: z.number(),
    /** What of that no open charge asks for yet, and what is missing of the deposit. */
    free: z.number(),
    deposit: z.number(),
    /** Fine and interest of a late invoice, today. */
    extra: z.number(),
    /** Whether there is a key to receive by. */
    has_key: z.boolean(),
    locale: z.enum(locales),
    /** What is written to the customer, in that language: `{amount}`, `{link}` and `{pix}` are filled in. */
    message: z.string(),
  }),
});
export type ChargesOf = ReplyOf<typeof listCharges>;

export const readReceiver = endpoint({
  method: 'GET',
  path: '/charges/receiver',
  summary:
    'The key, name and city a Pix code is made of, for devices that make one without a signal; null where the company has none',
  permission: may('booking-payments', 'create'),
  reply: z.object({
    receiver: z.object({ key: z.string(), name: z.string(), city: z.string() }).nullable(),
  }),
});

export const readCharge = endpoint({
  method: 'GET',
  path: '/charges/:id',
  of: 'charges',
  summary: 'A charge as it stands now',
  permission: reads,
  params: idParams,
  reply: charge,
});

export const cancelCharge = endpoint({
  method: 'POST',
  path: '/charges/:id/cancellation',
  of: 'charges',
  summary: 'Gives up a charge of which nothing is paid; its page then says what that of no charge says',
  permission: charges,
  params: idParams,
  body: z.strictObject({ reason }),
  reply: charge,
  status: 201,
});

export const payCharge = endpoint({
  method: 'POST',
  path: '/charges/:id/payments',
  of: 'charges',
  summary:
    'Records that money of a charge came, by the payment of what it is for; what came above what was owed is the customer’s credit. The same `payment_id` again stores nothing twice',
  permission: charges,
  params: idParams,
  body: z.strictObject({
    payment_id: id,
    amount: some,
    received_on: civilDate,
  }),
  reply: charge.extend({
    taken: z.number(),
    credit: z.object({ code: z.string(), amount: z.number(), expires_on: z.string() }).nullable(),
  }),
  status: 201,
});

/**
 * What a visitor reads of a charge; `unknown` says the same of none, of one given up and of anything else, `settled` that
 * what it was for was paid otherwise.
 */
const publicStates = ['unknown', 'waiting', 'processing', 'paid', 'settled', 'expired', 'refunded'] as const;

const publicCharge = z.object({
  state: z.enum(publicStates),
  company: z
    .object({
      name: z.string(),
      slug: z.string(),
      logo_url: z.string().nullable(),
      primary_color: z.string().nullable(),
    })
    .nullable(),
  /** The code of the booking, or the number of the invoice. */
  code: z.string().nullable(),
  product: z.string().nullable(),
  starts_at: z.string().nullable(),
  timezone: z.string().nullable(),
  amount: z.number().nullable(),
  paid_amount: z.number().nullable(),
  paid_on: z.string().nullable(),
  expires_at: z.string().nullable(),
  payload: z.string().nullable(),
  meeting_point: z.string().nullable(),
  locale: z.enum(locales).nullable(),
});
export type PublicCharge = z.output<typeof publicCharge>;

/** As long as any token is; what is longer is none. */
const token = z.string().max(100);

export const readPublicCharge = endpoint({
  method: 'GET',
  path: '/public/charges/:token',
  summary: 'What a payment page shows: how a charge stands, and its code while it can be paid',
  permission: 'public',
  // A page asks every five seconds, and a hotel of guests has one address.
  limit: 3_600,
  params: z.object({ token }),
  reply: publicCharge,
});

export const renewPublicCharge = endpoint({
  method: 'POST',
  path: '/public/charges/:token/renewal',
  summary: 'A new code for a charge that ran out, where as much is still owed',
  permission: 'public',
  limit: 60,
  repeat: 'harmless',
  params: z.object({ token }),
  reply: publicCharge,
});
