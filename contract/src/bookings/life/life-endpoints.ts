import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { locales } from '../../kit/language/locale.ts';
import { id, idParams } from '../../kit/page.ts';
import { mostOf } from '../../kit/resource/entity.ts';
import { money, price } from '../../kit/values/money-schema.ts';
import { changedText, emailAddress, phoneNumber, requiredText } from '../../kit/values/text.ts';
import { instant } from '../../kit/values/time.ts';
import { bookings as declaredBookings } from '../bookings.ts';
import { soldFields } from '../endpoints.ts';
import { handKinds, saleHolds } from '../rules.ts';
import { bookingDetail } from './booking-detail.ts';
import { customerRecord, letterAsked, traceRoom } from './sale.ts';
import { cancelKinds } from './terms.ts';

const { fields: bookings } = declaredBookings;
const version = z.number().int();

/** Who books, as it is known by now; what is not said stays. */
const buyerFields = {
  customer_id: id.nullable().optional(),
  customer_name: requiredText(mostOf(bookings.customer_name), bookings.customer_name.min).optional(),
  customer_phone: phoneNumber.nullable().optional(),
  customer_email: emailAddress.nullable().optional(),
  special_requirements: changedText(mostOf(bookings.special_requirements)),
  language: z.enum(locales).nullable().optional(),
  ...customerRecord,
  ...letterAsked,
};

export const holdBooking = endpoint({
  method: 'POST',
  path: '/bookings/holds',
  summary:
    'Keeps seats of a session for a party, at today’s price: a cart for minutes, an option until the moment that is said',
  permission: may('bookings', 'create'),
  room: traceRoom,
  body: z.strictObject({
    ...soldFields,
    kind: z.enum(saleHolds).default('cart'),
    /** Of an option; without it as long as the company keeps them. Never after departure. */
    until: instant.optional(),
  }),
  reply: bookingDetail,
  status: 201,
});

export const extendHold = endpoint({
  method: 'POST',
  path: '/bookings/:id/extension',
  of: 'bookings',
  summary:
    'Keeps the seats of a hold for longer: a cart for its minutes once more, with `until` an option, and with what is known of its customer by now',
  permission: may('bookings', 'create'),
  params: idParams,
  body: z.strictObject({ version, until: instant.optional(), ...buyerFields }),
  reply: bookingDetail,
});

export const confirmBooking = endpoint({
  method: 'POST',
  path: '/bookings/:id/confirmation',
  of: 'bookings',
  summary:
    'Makes a booking of a hold, with what is known of its customer by now. While its deposit is not paid it needs bookings:update',
  permission: may('bookings', 'create'),
  params: idParams,
  body: z.strictObject({
    version,
    /** Another deposit than the product asks for; never above the total. */
    deposit_amount: price.optional(),
    ...buyerFields,
  }),
  reply: bookingDetail,
});

export const releaseHold = endpoint({
  method: 'POST',
  path: '/bookings/:id/release',
  of: 'bookings',
  summary: 'Gives the seats of a hold back; once, however often it is asked',
  permission: may('bookings', 'create'),
  params: idParams,
  repeat: 'harmless',
  body: z.strictObject({}),
  reply: bookingDetail,
});

export const reviveBooking = endpoint({
  method: 'POST',
  path: '/bookings/:id/revival',
  of: 'bookings',
  summary: 'Keeps the seats of a hold that has ended once more, at its price, where there is still room',
  permission: may('bookings', 'create'),
  params: idParams,
  body: z.strictObject({ version, until: instant.optional() }),
  reply: bookingDetail,
});

export const previewCancellation = endpoint({
  method: 'GET',
  path: '/bookings/:id/cancellation-preview',
  of: 'bookings',
  summary: 'What cancelling a booking now costs, what goes back, and until when it would have cost less',
  permission: may('bookings', 'update'),
  params: idParams,
  query: z.strictObject({ kind: z.enum(cancelKinds).default('customer') }),
  reply: z.object({
    version,
    total: z.number().nullable(),
    paid: z.number().nullable(),
    /** By the policy, and as it would be taken: less where all goes back. */
    policy_fee: z.number().nullable(),
    fee: z.number().nullable(),
    /** What of it stays: never more than was paid. */
    kept: z.number().nullable(),
    refund: z.number().nullable(),
    hours_left: z.number(),
    /** How what goes back is given. */
    offers: z.enum(['refund', 'credit', 'choose']),
    is_own_fault: z.boolean(),
    /** Bought at a distance within the days of withdrawal: all goes back (CDC art. 49). */
    is_withdrawal: z.boolean(),
    withdrawal_until: z.string().nullable(),
    cheaper: z.object({ until: z.string(), fee: z.number().nullable() }).nullable(),
    policy: z.string().nullable(),
  }),
});

export const adjustBooking = endpoint({
  method: 'POST',
  path: '/bookings/:id/adjustments',
  of: 'bookings',
  summary:
    'Adds a line to the total of a booking: an extra, a discount (`bp` of the total or an amount), a fee, a correction. A discount above the company’s limit needs special-pricing:update',
  permission: may('bookings', 'create'),
  params: idParams,
  body: z.strictObject({
    version,
    kind: z.enum(handKinds),
    /** Of a discount it is what is taken off. */
    amount: money.refine((amount) => amount !== 0, { error: 'zero' }).optional(),
    bp: z.number().int().min(1).max(10_000).optional(),
    reason: changedText(200),
  }),
  reply: bookingDetail,
  status: 201,
});
