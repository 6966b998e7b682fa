import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';
import { civilDate } from '../../kit/values/time.ts';
import { saleStates } from '../life/sale-state.ts';
import { dayStates } from './day-state.ts';

/** The most days of one question. */
export const availabilityDays = 62;

const ids = z
  .string()
  .max(4_000)
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(z.array(id).max(100));

export const readAvailability = endpoint({
  method: 'GET',
  path: '/availability',
  summary:
    'By product and day what can be sold: state, free seats and departures, and why a day is closed; with `party` whether so many fit together',
  permission: read('availability'),
  query: z.strictObject({
    from: civilDate,
    to: civilDate,
    product_ids: ids.optional(),
    party: z.coerce.number().int().min(1).max(150).optional(),
  }),
  reply: z.object({
    data: z.array(
      z.object({
        product: z.object({ id, name: z.string(), color: z.string() }),
        date: z.string(),
        state: z.enum(dayStates),
        free: z.number().int(),
        /** Whether the party fits into one departure of the day. */
        fits: z.boolean(),
        departures: z.array(
          z.object({
            session_id: id,
            start_time: z.string(),
            end_time: z.string(),
            state: z.enum(saleStates),
            reason: z.string().nullable(),
            free: z.number().int(),
            free_people: z.number().int().nullable(),
          }),
        ),
      }),
    ),
    /** The next day from the first one on that has room for the party together, by product. */
    next: z.array(z.object({ product_id: id, date: z.string() })),
  }),
});
export type Availability = ReplyOf<typeof readAvailability>;

export const readProof = endpoint({
  method: 'GET',
  path: '/availability/proof',
  summary:
    'Whether what is sold holds: of the departures still to come their seats and people, how many are oversold, and how many differ from their bookings',
  permission: may('manage-availability', 'read'),
  reply: z.object({
    looked_at: z.string(),
    sessions: z.number().int(),
    seats: z.number().int(),
    taken: z.number().int(),
    people: z.number().int(),
    oversold: z.number().int(),
    differences: z.number().int(),
  }),
});
