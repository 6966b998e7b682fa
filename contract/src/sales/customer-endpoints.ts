import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { resourceEndpoints } from '../kit/resource/resource-endpoints.ts';
import { requiredText } from '../kit/values/text.ts';
import { listConsents } from './consent-endpoints.ts';
import { customers } from './customers.ts';
import { mergeChoices } from './merge-choices.ts';

/** What the register of customers answers. */
export const customerEndpoints = resourceEndpoints(customers);

const row = customerEndpoints.read.reply;
const version = z.number().int();

export const listDuplicates = endpoint({
  method: 'GET',
  path: '/customers/:id/duplicates',
  of: 'customers',
  summary: 'Others who may be the same person, with what they share; at most 20',
  permission: may('customers', 'read'),
  params: idParams,
  namesPeople: true,
  reply: z.object({
    /** Of the customer asked about. */
    bookings: z.number().int(),
    data: z.array(
      z.object({
        row,
        shares: z.array(z.enum(['tax_id', 'phone', 'email', 'name'])),
        bookings: z.number().int(),
      }),
    ),
  }),
});

export const mergeCustomers = endpoint({
  method: 'POST',
  path: '/customers/:id/merge',
  of: 'customers',
  summary:
    'Makes one of two: bookings, tags and history come together; cannot be taken back. Needs update, too',
  permission: may('customers', 'delete'),
  params: idParams,
  body: z.strictObject({
    other_id: id,
    version,
    other_version: version,
    /** Whose value stays, field by field; the kept one's own unless said otherwise. */
    fields: z.partialRecord(z.enum(mergeChoices), z.enum(['mine', 'other'])).default({}),
  }),
  reply: row,
});

export const eraseCustomer = endpoint({
  method: 'POST',
  path: '/customers/:id/erasure',
  of: 'customers',
  summary:
    'Forgets a person for good (LGPD), in bookings and history too; refused while sailings are to come',
  permission: may('customers', 'delete'),
  params: idParams,
  body: z.strictObject({ reason: requiredText(200, 3) }),
  reply: z.object({
    id,
    erased_at: z.string(),
    bookings: z.number().int(),
    passengers: z.number().int(),
    /** Enquiries with the same telephone number or address, which are gone. */
    leads: z.number().int(),
  }),
});

const passengerFacts = {
  name: z.string().nullable(),
  document: z.string().nullable(),
  birth_date: z.string().nullable(),
};

const heldBooking = z.object({
  code: z.string(),
  status: z.string(),
  date: z.string(),
  product: z.string(),
  customer_name: z.string(),
  customer_phone: z.string().nullable(),
  customer_email: z.string().nullable(),
  special_requirements: z.string().nullable(),
  total_price: z.number(),
  paid_amount: z.number(),
  channel: z.string(),
  language: z.string().nullable(),
  cancel_kind: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  override_reason: z.string().nullable(),
  deposit_amount: z.number().nullable(),
  deposit_due_at: z.string().nullable(),
  balance_due_at: z.string().nullable(),
  /** What its price was made of, as it was said. */
  price_trace: z.unknown(),
  created_at: z.string(),
  passengers: z.array(z.object(passengerFacts)),
  /** What stands beside the fares. */
  adjustments: z.array(
    z.object({ kind: z.string(), amount: z.number(), reason: z.string().nullable(), created_at: z.string() }),
  ),
});

const heldCredit = z.object({
  code: z.string(),
  amount: z.number(),
  amount_left: z.number(),
  expires_on: z.string(),
  reason: z.string().nullable(),
  created_at: z.string(),
});

const heldLead = z.object({
  name: z.string(),
  email: z.string().nullable(),
  country: z.string(),
  country_code: z.string(),
  phone: z.string(),
  status: z.string(),
  product: z.string().nullable(),
  interest_date_from: z.string().nullable(),
  interest_date_to: z.string().nullable(),
  adult_count: z.number().nullable(),
  child_count: z.number().nullable(),
  passenger_count: z.number().nullable(),
  offered_value: z.number(),
  source: z.string().nullable(),
  lost_reason: z.string().nullable(),
  created_at: z.string(),
  interactions: z.array(
    z.object({
      type: z.string(),
      title: z.string(),
      description: z.string().nullable(),
      interaction_date: z.string(),
      status: z.string(),
    }),
  ),
});

export const readPersonalData = endpoint({
  method: 'GET',
  path: '/customers/:id/personal-data',
  of: 'customers',
  summary: 'All that is held about a person (LGPD); needs passenger-health, too',
  permission: may('customers', 'delete'),
  params: idParams,
  namesPeople: true,
  reply: z.object({
    customer: row,
    /** Records that were merged into this one, as they were. */
    merged: z.array(row),
    consents: listConsents.reply.shape.data,
    bookings: z.array(heldBooking),
    /** Places on bookings of others. */
    companion_of: z.array(
      z.object({ code: z.string(), date: z.string(), product: z.string(), ...passengerFacts }),
    ),
    /** Enquiries with the same telephone number or address, with what was said to them. */
    leads: z.array(heldLead),
    /** What was noted beside payments. */
    payment_notes: z.array(z.object({ note: z.string(), created_at: z.string() })),
    credits: z.array(heldCredit),
    /** Lines of bank statements that name the person. */
    bank_lines: z.array(
      z.object({ day: z.string(), amount: z.number(), payer: z.string(), memo: z.string() }),
    ),
    /** What partners sent of bookings from outside. */
    external_bookings: z.array(
      z.object({
        reference: z.string().nullable(),
        customer_name: z.string().nullable(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        guests: z.array(z.string()),
        notes: z.string().nullable(),
        created_at: z.string(),
      }),
    ),
    /** What was billed to them. */
    invoices: z
      .array(
        z.object({
          series: z.string().nullable(),
          number: z.number().nullable(),
          status: z.string(),
          customer_name: z.string(),
          customer_document: z.string().nullable(),
          customer_address: z.string().nullable(),
          customer_email: z.string().nullable(),
          issued_on: z.string().nullable(),
          due_on: z.string(),
          total: z.number(),
          paid_amount: z.number(),
        }),
      )
      .optional(),
    /** Imported files called after the person. */
    files: z.array(z.object({ file_name: z.string(), created_at: z.string() })),
    history: customerEndpoints.history.reply.shape.data,
    mails: z.array(z.object({ to_email: z.string(), template: z.string(), created_at: z.string() })),
  }),
});

export type Duplicates = ReplyOf<typeof listDuplicates>;
