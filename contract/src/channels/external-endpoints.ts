import { z } from 'zod';
import { may } from '../access/permission.ts';
import { party } from '../bookings/endpoints.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';
import { emailAddress, phoneNumber, requiredText } from '../kit/values/text.ts';
import { collectors } from './channel-partners.ts';

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
