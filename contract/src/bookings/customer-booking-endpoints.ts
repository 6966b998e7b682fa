import { z } from 'zod';
import { read } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { idParams } from '../kit/page.ts';
import { bookingRow } from './endpoints.ts';

export const listCustomerBookings = endpoint({
  method: 'GET',
  path: '/customers/:id/bookings',
  of: 'customers',
  summary: "A customer's bookings by departure, the latest first: those to come, or those that were",
  permission: read('bookings'),
  params: idParams,
  query: z.strictObject({
    when: z.enum(['coming', 'past']).default('coming'),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  namesPeople: true,
  reply: z.object({
    data: z.array(
      bookingRow.extend({
        session: z.object({
          date: z.string(),
          start_time: z.string(),
          status: z.string(),
          product: z.object({ name: z.string(), color: z.string() }),
        }),
      }),
    ),
    /** How many there are of each kind. */
    coming: z.number().int(),
    past: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  }),
});

export type CustomerBookings = ReplyOf<typeof listCustomerBookings>;
