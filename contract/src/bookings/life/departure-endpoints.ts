import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';
import { changedText } from '../../kit/values/text.ts';
import { civilDate } from '../../kit/values/time.ts';
import { saleStates } from './sale-state.ts';

/** The most days of one question. */
export const departureDays = 62;

export const listDepartures = endpoint({
  method: 'GET',
  path: '/departures',
  summary:
    'What can be sold from one day to another: times, free seats and places for people, the fares, and why a departure is not on sale. No guide, no customer; prices are asked of /quotes',
  permission: may('bookings', 'create'),
  query: z.strictObject({
    from: civilDate,
    to: civilDate,
    product_id: id.optional(),
    /** How many want to go: whether they fit is told. */
    people: z.coerce.number().int().min(1).max(150).optional(),
  }),
  reply: z.object({
    data: z.array(
      z.object({
        id,
        product: z.object({ id, name: z.string(), color: z.string(), sharing_mode: z.string() }),
        date: z.string(),
        start_time: z.string(),
        end_time: z.string(),
        starts_at: z.string(),
        ends_at: z.string(),
        state: z.enum(saleStates),
        free: z.number().int(),
        /** Places for people that are left; null without a boat. */
        free_people: z.number().int().nullable(),
        fits: z.boolean(),
        min_party: z.number().int().nullable(),
        max_party: z.number().int().nullable(),
        boats: z.array(z.string()),
        /** The work order that keeps its boat ashore, for whoever may sell it with a reason. */
        stopped_by: z.string().nullable(),
      }),
    ),
    /** What their products are sold at, in the order of each; prices are asked of /quotes. */
    fares: z.array(
      z.object({
        id,
        product_id: id,
        label: z.string(),
        code: z.string().nullable(),
        /** Seats one of them takes. */
        pax_count: z.number().int(),
      }),
    ),
  }),
});
export type Departures = ReplyOf<typeof listDepartures>;

/** How a record was found. */
export const matchReasons = ['document', 'phone-and-name', 'phone', 'email'] as const;

export const matchCustomers = endpoint({
  method: 'GET',
  path: '/customers/matches',
  summary:
    'Records of customers who may be the one who books, the surest first: by document, by telephone and name, by telephone, by e-mail',
  permission: may('customers', 'read'),
  query: z.strictObject({
    document: changedText(20),
    phone: changedText(40),
    email: changedText(254),
    name: changedText(200),
  }),
  namesPeople: true,
  reply: z.object({
    data: z.array(
      z.object({
        id,
        name: z.string(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        language: z.string().nullable(),
        same: z.enum(matchReasons),
        bookings: z.number().int(),
      }),
    ),
  }),
});
