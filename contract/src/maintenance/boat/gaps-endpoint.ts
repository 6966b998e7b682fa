import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/page.ts';
import { civilDate } from '../../kit/values/time.ts';
import { mostGaps } from './gaps.ts';

/** So many days are looked through. */
export const gapDays = 60;

export const readBoatGaps = endpoint({
  method: 'GET',
  path: '/boats/:id/gaps',
  of: 'boats',
  summary: `When a boat may stay ashore for so many minutes, an hour unless said otherwise: the next ${mostGaps} gaps within ${gapDays} days from a day on, today unless said otherwise, the fewest sold seats first. Times are of the clock of the company`,
  permission: may('work-orders', 'read'),
  params: idParams,
  query: z.strictObject({
    minutes: z.coerce
      .number()
      .int()
      .min(15)
      .max(gapDays * 1440)
      .default(60),
    from: civilDate.optional(),
  }),
  reply: z.object({
    data: z.array(
      z.object({
        from: z.string(),
        /** When it is wanted next; nothing where nothing is planned within those days. */
        until: z.string().nullable(),
        departures: z.number().int(),
        people: z.number().int(),
      }),
    ),
  }),
});
