import { z } from 'zod';
import { sessionStates } from '../bookings/rules.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';
import { requiredText } from '../kit/values/text.ts';
import { longestSearch, shortestSearch } from './rules.ts';

const nullableText = z.string().nullable();
const departure = { product: z.string(), date: z.string(), start_time: z.string() };

export const searchRecords = endpoint({
  method: 'GET',
  path: '/search',
  summary:
    'Records of all kinds by name, code or number, at most six of each; only those the person may read',
  permission: 'signed-in',
  query: z.strictObject({ q: requiredText(longestSearch, shortestSearch) }),
  namesPeople: true,
  reply: z.object({
    bookings: z.array(
      z.object({
        id,
        code: z.string(),
        customer_name: z.string(),
        session_id: id,
        cancelled: z.boolean(),
        ...departure,
      }),
    ),
    customers: z.array(z.object({ id, name: z.string(), note: nullableText })),
    /** Today's. */
    departures: z.array(z.object({ id, status: z.enum(sessionStates), ...departure })),
    boats: z.array(z.object({ id, name: z.string(), note: nullableText })),
    suppliers: z.array(z.object({ id, name: z.string(), note: nullableText })),
    /** Rows of all other registers, and people who sign in, by the name of what they stand in. */
    others: z.array(z.object({ register: z.string(), id, name: z.string(), note: nullableText })),
  }),
});
export type FoundRecords = z.output<(typeof searchRecords)['reply']>;
