import { z } from 'zod';
import { may, read } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { mostOf } from '../kit/resource/entity.ts';
import { price } from '../kit/values/money-schema.ts';
import { changedText, emailAddress, optionalText, phoneNumber, requiredText } from '../kit/values/text.ts';
import { civilDate, clockTime } from '../kit/values/time.ts';
import { saleSettings } from './availability/schedules.ts';
import { bookings as declaredBookings } from './bookings.ts';
import { customerRecord, letterAsked, saleFields, traceRoom } from './life/sale.ts';
import { sessionCancelKinds } from './life/terms.ts';
import { bookingPassengers } from './passengers.ts';
import { groupSize, paymentMethods, sessionStates } from './rules.ts';
import { sessions as declaredSessions } from './sessions.ts';

const { fields: sessions } = declaredSessions;
const { fields: bookings } = declaredBookings;
const nullableText = z.string().nullable();

export const sessionRow = z.object({
  id,
  product_id: id,
  product: z.object({ id, name: z.string(), color: z.string() }),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  guide_name: nullableText,
  sailor_name: nullableText,
  status: z.enum(sessionStates),
  total_capacity: z.number().int(),
  remaining_capacity: z.number().int(),
  /** Everybody booked, babies too, and how many the boats may carry; null while there is no boat. */
  people: z.number().int(),
  people_limit: z.number().int().nullable(),
  /** Seats of bookings on hold; they are among those taken. */
  held: z.number().int(),
  notes: nullableText,
  cancel_reason: nullableText,
  /** How it is sold by itself, why, and how long before departure; null as its schedule and product say. */
  sale_state: z.enum(saleSettings).nullable(),
  sale_reason: nullableText,
  cutoff_min: z.number().int().nullable(),
  /** When its first boat left and all were back, as the logbook knows. */
  departed_at: nullableText.optional(),
  returned_at: nullableText.optional(),
  /** The schedule that made it, and whether it is left alone because somebody changed it by hand. */
  schedule_id: id.nullable(),
  is_edited: z.boolean(),
  version: z.number().int(),
  boats: z.array(
    z.object({
      id,
      boat_name: z.string(),
      /** How many passengers it may carry. */
      capacity: z.number().int(),
      type: z.string(),
      session_boat_id: id,
      status: z.string(),
      /** People of this session who board it; everybody where it is the only boat. */
      allocated: z.number().int(),
    }),
  ),
  booking_count: z.number().int(),
});
export type SessionRow = z.output<typeof sessionRow>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  summary: "One day's sessions by start time; `status` filters, the company's today is the default day",
  permission: read('sessions'),
  query: z.strictObject({
    date: civilDate.optional(),
    product_id: id.optional(),
    status: z.enum(sessionStates).optional(),
  }),
  reply: z.object({ date: z.string(), data: z.array(sessionRow) }),
});

export const getSession = endpoint({
  method: 'GET',
  path: '/sessions/:id',
  of: 'sessions',
  summary: 'One session',
  permission: read('sessions'),
  params: idParams,
  reply: sessionRow,
});

const sessionFields = {
  product_id: id,
  date: civilDate,
  start_time: clockTime,
  end_time: clockTime,
  guide_name: optionalText(mostOf(sessions.guide_name)),
  sailor_name: optionalText(mostOf(sessions.sailor_name)),
  notes: optionalText(mostOf(sessions.notes)),
  total_capacity: z.number().int().min(1).max(mostOf(sessions.total_capacity)),
  boat_ids: z
    .array(id)
    .max(mostOf(sessions.boat_ids))
    .refine((ids) => new Set(ids).size === ids.length, { error: 'repeated' }),
  sale_state: z.enum(saleSettings).nullable().optional(),
  sale_reason: changedText(mostOf(sessions.sale_reason)),
  cutoff_min: z.number().int().min(0).max(mostOf(sessions.cutoff_min)).nullable().optional(),
};

const sessionTexts = {
  guide_name: changedText(mostOf(sessions.guide_name)),
  sailor_name: changedText(mostOf(sessions.sailor_name)),
  notes: changedText(mostOf(sessions.notes)),
};

export const createSession = endpoint({
  method: 'POST',
  path: '/sessions',
  summary: 'Creates a session with its seats and boats',
  permission: may('sessions', 'create'),
  body: z.strictObject(sessionFields),
  reply: sessionRow,
  status: 201,
});

export const updateSession = endpoint({
  method: 'PATCH',
  path: '/sessions/:id',
  of: 'sessions',
  summary:
    'Changes the fields of a session that are sent; `version` is the one that was read. With `sends_letter` those who are booked are told of another day, hour or product, and with `frees_crew` whoever of the crew could not work then is freed (else refused: `crew-conflict`)',
  permission: may('sessions', 'update'),
  params: idParams,
  body: z
    .strictObject({ ...sessionFields, ...sessionTexts })
    .partial()
    .extend({ version: z.number().int(), ...letterAsked, frees_crew: z.boolean().default(false) }),
  reply: sessionRow,
});

export const cancelSession = endpoint({
  method: 'POST',
  path: '/sessions/:id/cancellation',
  of: 'sessions',
  summary:
    'Cancels a session and frees its boats; its bookings too when `cancel_bookings` says so, else refused',
  permission: may('sessions', 'update'),
  params: idParams,
  body: z.strictObject({
    version: z.number().int(),
    reason: optionalText(mostOf(sessions.cancel_reason)),
    cancel_bookings: z.boolean().default(false),
    /** Why: of the house's own reasons, which cost its customers nothing. */
    kind: z.enum(sessionCancelKinds).default('company'),
  }),
  reply: sessionRow,
});

export const sessionOptions = endpoint({
  method: 'GET',
  path: '/sessions/options',
  summary: 'What the session and booking forms choose from: products with fares, boats, agents',
  permission: read('sessions'),
  reply: z.object({
    products: z.array(
      z.object({
        id,
        name: z.string(),
        color: z.string(),
        duration_min: z.number().int(),
        fare_types: z.array(
          z.object({ id, label: z.string(), cost_price: z.number(), pax_count: z.number().int() }),
        ),
      }),
    ),
    boats: z.array(z.object({ id, boat_name: z.string(), capacity: z.number().int() })),
    agents: z.array(z.object({ id, name: z.string() })),
    guide_names: z.array(z.string()),
    sailor_names: z.array(z.string()),
  }),
});

export const bookingPassenger = z.object({
  id,
  quantity: z.number().int(),
  unit_price: z.number(),
  total_price: z.number(),
  /** Seats one of them takes. */
  pax_count: z.number().int(),
  fare_type: z.object({ id, label: z.string() }).nullable(),
});

export const bookingRow = z.object({
  id,
  code: z.string(),
  session_id: id,
  /** The record of the customer, where one was chosen. */
  customer_id: id.nullable(),
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
  agent_id: id.nullable(),
  agent: z.object({ id, name: z.string() }).nullable(),
  seats: z.number().int(),
  /** Everybody of the party, babies too. */
  people: z.number().int(),
  /** Until when a booking on hold keeps its seats; null keeps them until somebody releases them. */
  hold_expires_at: nullableText,
  cancel_reason: nullableText,
  cancelled_at: nullableText,
  version: z.number().int(),
  booking_passengers: z.array(bookingPassenger),
});
export type BookingRow = z.output<typeof bookingRow>;

export const listSessionBookings = endpoint({
  method: 'GET',
  path: '/sessions/:id/bookings',
  of: 'sessions',
  summary:
    'The confirmed bookings of a session with their passengers; `status` asks for those on hold or cancelled',
  permission: read('bookings'),
  params: idParams,
  query: z.strictObject({ status: z.enum(['confirmed', 'on_hold', 'cancelled']).default('confirmed') }),
  namesPeople: true,
  reply: z.object({ data: z.array(bookingRow) }),
});

/** How many of each fare. */
export const party = z
  .array(
    z.strictObject({
      fare_type_id: id,
      quantity: z.number().int().min(1).max(mostOf(bookingPassengers.fields.quantity)),
    }),
  )
  .max(20)
  .refine((rows) => new Set(rows.map(({ fare_type_id }) => fare_type_id)).size === rows.length, {
    error: 'repeated',
  });

/** A party and its customer, as they are sold. */
export const soldFields = {
  session_id: id,
  customer_id: id.nullable().default(null),
  customer_name: requiredText(mostOf(bookings.customer_name), bookings.customer_name.min),
  customer_phone: phoneNumber.nullable().default(null),
  customer_email: emailAddress.nullable().default(null),
  special_requirements: optionalText(mostOf(bookings.special_requirements)),
  agent_id: id.nullable().default(null),
  passengers: party.default([]),
  /** How many come of no fare: a private product is sold by the size of its group alone. Not beside fares. */
  people: z.number().int().min(1).max(groupSize).optional(),
  ...customerRecord,
  ...saleFields,
};

export const createBooking = endpoint({
  method: 'POST',
  path: '/bookings',
  summary:
    'Books seats of a session at today’s price: passengers by fare and, if money came in, a first payment. With `trace`, only at the price that was said',
  permission: may('bookings', 'create'),
  room: traceRoom,
  body: z.strictObject({
    ...soldFields,
    payment: z
      .strictObject({ amount: price, method: z.enum(paymentMethods) })
      .nullable()
      .default(null),
  }),
  reply: bookingRow,
  status: 201,
});
