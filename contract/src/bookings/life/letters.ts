import { z } from 'zod';
import { read } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';

/** What is written to whoever booked. */
export const letters = ['option', 'confirmation', 'change', 'cancellation', 'return'] as const;
export type Letter = (typeof letters)[number];

/** What became of a letter: it waits, left, stayed here without a mail server, did not leave, or was no news any more. */
const letterStates = ['queued', 'sent', 'kept', 'failed', 'suppressed'] as const;

export const listLetters = endpoint({
  method: 'GET',
  path: '/bookings/:id/letters',
  of: 'bookings',
  summary: 'The last letters that were written about a booking, the newest first; mail is kept for 180 days',
  permission: read('bookings'),
  params: idParams,
  namesPeople: true,
  reply: z.object({
    data: z.array(
      z.object({
        id,
        letter: z.enum(letters),
        status: z.enum(letterStates),
        to_email: z.string(),
        created_at: z.string(),
        sent_at: z.string().nullable(),
      }),
    ),
  }),
});
export type LetterRow = ReplyOf<typeof listLetters>['data'][number];
