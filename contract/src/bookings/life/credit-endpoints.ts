import { z } from 'zod';
import { read } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';

export const listCredits = endpoint({
  method: 'GET',
  path: '/customers/:id/credits',
  of: 'customers',
  summary:
    "A customer's credits: those that can be spent first, the sooner they end the sooner; none to partners",
  permission: read('bookings'),
  params: idParams,
  reply: z.object({
    data: z.array(
      z.object({
        id,
        /** What it is spent by. */
        code: z.string(),
        amount: z.number(),
        amount_left: z.number(),
        expires_on: z.string(),
        /** Whether some of it is left and its last day has not passed. */
        is_usable: z.boolean(),
        reason: z.string().nullable(),
        created_at: z.string(),
        /** The booking whose money it was. */
        booking: z.object({ id, code: z.string() }),
      }),
    ),
  }),
});
export type CreditRow = ReplyOf<typeof listCredits>['data'][number];
