import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';
import { civilDate, clockTime } from '../../kit/values/time.ts';

/** The most departures a preview lists. */
export const mostHits = 500;

export const previewBlackout = endpoint({
  method: 'POST',
  path: '/blackouts/preview',
  summary: 'Which departures a block would hit, with their people and what was paid; writes nothing',
  permission: may('blackout', 'read'),
  repeat: 'harmless',
  body: z.strictObject({
    /** The block itself, where it is there already and changes. */
    id: id.nullable().default(null),
    scope: z.enum(['tenant', 'product', 'boat', 'city']),
    product_id: id.nullable().default(null),
    boat_id: id.nullable().default(null),
    city_id: id.nullable().default(null),
    days: z.strictObject({ from: civilDate.nullable(), to: civilDate.nullable() }),
    from_time: clockTime.nullable().default(null),
    until_time: clockTime.nullable().default(null),
  }),
  reply: z.object({
    departures: z.number().int(),
    people: z.number().int(),
    paid: z.number(),
    /** The first of them. */
    hits: z.array(
      z.object({
        session_id: id,
        version: z.number().int(),
        product: z.string(),
        date: z.string(),
        start_time: z.string(),
        end_time: z.string(),
        bookings: z.number().int(),
        people: z.number().int(),
        paid: z.number(),
      }),
    ),
    /** Blocks that hold at the same time for the same. */
    overlaps: z.array(
      z.object({
        id,
        reason: z.string(),
        days: z.object({ from: z.string().nullable(), to: z.string().nullable() }),
      }),
    ),
  }),
});
