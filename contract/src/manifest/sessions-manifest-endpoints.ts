import { z } from 'zod';
import { read } from '../access/permission.ts';
import { sessionStates } from '../bookings/rules.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { civilDate } from '../kit/values/time.ts';
import { manifestSession } from './endpoints.ts';

const nullableText = z.string().nullable();

/** A session of the day as its card shows it: counted, with the names one searches by, without the people. */
export const sessionCard = manifestSession.omit({ bookings: true }).extend({
  bookings: z.number().int(),
  passengers: z.number().int(),
  aboard: z.number().int(),
  absent: z.number().int(),
  /** Of each booking, in the order of names. */
  customers: z.array(z.object({ booking_id: z.string(), name: z.string() })),
});
export type SessionCard = z.output<typeof sessionCard>;

export const getSessionsManifest = endpoint({
  method: 'GET',
  path: '/sessions-manifest',
  summary: "A day's sessions with their counts, by start time; the company's today by default",
  boards: true,
  permission: read('sessions-manifest'),
  query: z.strictObject({ date: civilDate.optional() }),
  namesPeople: true,
  reply: z.object({ date: z.string(), today: z.string(), data: z.array(sessionCard) }),
});
export type SessionsManifest = z.output<(typeof getSessionsManifest)['reply']>;

const option = z.object({ id, label: z.string() });

export const sessionsManifestOptions = endpoint({
  method: 'GET',
  path: '/sessions-manifest/options',
  summary:
    'What the filters of the sessions manifest offer: active products by name, active boats by boat_name',
  permission: read('sessions-manifest'),
  reply: z.object({ products: z.array(option), boats: z.array(option) }),
});

export const getDayManifest = endpoint({
  method: 'GET',
  path: '/sessions-manifest/people',
  summary: "A day's sessions with everybody on board, to print",
  permission: read('sessions-manifest'),
  query: z.strictObject({ date: civilDate }),
  namesPeople: true,
  reply: z.object({ data: z.array(manifestSession) }),
});

export const getSessionManifest = endpoint({
  method: 'GET',
  path: '/sessions-manifest/:id',
  of: 'sessions',
  summary: 'One session with its confirmed bookings and everybody on board',
  boards: true,
  permission: read('sessions-manifest'),
  params: idParams,
  namesPeople: true,
  reply: manifestSession,
});

const detailedBooking = z.object({
  id,
  code: z.string(),
  customer_name: z.string(),
  customer_phone: nullableText,
  customer_email: nullableText,
  special_requirements: nullableText,
  status: z.string(),
  checkin: z.boolean(),
  no_show: z.boolean(),
  total_price: z.number().nullable(),
  paid_amount: z.number().nullable(),
  remaining_amount: z.number().nullable(),
  booking_passengers: z.array(
    z.object({ id, quantity: z.number().int(), fare_type: z.object({ id, label: z.string() }).nullable() }),
  ),
});

export const detailedSession = manifestSession
  .omit({ bookings: true })
  .extend({ product_id: id, bookings: z.array(detailedBooking) });

export const getSessionsWithDetails = endpoint({
  method: 'POST',
  path: '/rpc/get_sessions_with_details',
  summary: 'Sessions with product, boats and bookings by date and start time; null filters nothing',
  permission: read('sessions-manifest'),
  repeat: 'harmless',
  body: z.strictObject({
    p_tenant_id: id,
    p_selected_date: civilDate.nullable().default(null),
    p_selected_product: id.nullable().default(null),
    p_selected_status: z.enum(sessionStates).nullable().default(null),
    p_limit: z.number().int().min(1).max(500).default(100),
    p_offset: z.number().int().min(0).max(10_000).default(0),
  }),
  namesPeople: true,
  reply: z.array(detailedSession),
});
