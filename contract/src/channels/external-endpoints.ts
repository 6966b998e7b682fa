import { z } from 'zod';
import { may, read } from '../access/permission.ts';
import { party } from '../bookings/endpoints.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { price } from '../kit/values/money-schema.ts';
import { emailAddress, optionalText, phoneNumber, requiredText } from '../kit/values/text.ts';
import { collectors } from './channel-partners.ts';
import { externalStates } from './external-bookings.ts';

export const createExternalBooking = endpoint({
  method: 'POST',
  path: '/external-bookings',
  summary:
    'A sale of a partner by telephone or voucher: its quota first, then free seats. The same reference of the same partner again answers the booking that is there',
  permission: may('reservas-externas', 'create'),
  body: z.strictObject({
    partner_id: id,
    reference: requiredText(200),
    session_id: id,
    customer_name: requiredText(120, 2),
    customer_phone: phoneNumber.nullable().default(null),
    customer_email: emailAddress.nullable().default(null),
    passengers: party,
    /** Who takes the money of the guest, where that is not as usual with this partner. */
    collects: z.enum(collectors).optional(),
    /** What the partner says it costs: where that is not our price, the office has to look at it. */
    said_total: price.nullable().default(null),
  }),
  reply: z.object({
    booking_id: id,
    code: z.string(),
    /** It was there before. */
    was_there: z.boolean(),
    session_id: id,
  }),
  status: 201,
});

const decided = z.object({
  id,
  state: z.enum(externalStates),
  booking_id: id.nullable(),
  code: z.string().nullable(),
});

export const acceptExternalBooking = endpoint({
  method: 'POST',
  path: '/external-bookings/:id/acceptance',
  of: 'external_bookings',
  summary:
    'Takes in what came from outside: books it where it is not booked yet, in the departure and party that are said, and settles on the price of the partner or on ours',
  permission: may('reservas-externas', 'update'),
  params: idParams,
  body: z.strictObject({
    /** What the guest pays where the partner said another price than ours. */
    price: z.enum(['theirs', 'ours']).default('theirs'),
    session_id: id.optional(),
    passengers: party.optional(),
  }),
  reply: decided,
});

export const rejectExternalBooking = endpoint({
  method: 'POST',
  path: '/external-bookings/:id/rejection',
  of: 'external_bookings',
  summary: 'Refuses what came from outside; what was booked of it is cancelled without a fee',
  permission: may('reservas-externas', 'update'),
  params: idParams,
  body: z.strictObject({ reason: optionalText(200) }),
  reply: decided,
});

export const readExternalBooking = endpoint({
  method: 'GET',
  path: '/external-bookings/:id',
  of: 'external_bookings',
  summary: 'What came from outside, as the partner said it, and what became of it',
  permission: read('reservas-externas'),
  params: idParams,
  reply: z.object({
    id,
    notes: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    said: z.object({
      product: z.string().nullable(),
      date: z.string().nullable(),
      time: z.string().nullable(),
      units: z.array(z.object({ name: z.string(), quantity: z.number().int() })).max(30),
    }),
    steps: z
      .array(
        z.object({
          at: z.string(),
          by: z.string(),
          state: z.enum(externalStates),
          reason: z.string().nullable(),
        }),
      )
      .max(50),
  }),
});
export type ExternalDetail = z.output<(typeof readExternalBooking)['reply']>;
