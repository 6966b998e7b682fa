import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { mostOf } from '../kit/resource/entity.ts';
import { changedText, emailAddress, optionalText, phoneNumber, requiredText } from '../kit/values/text.ts';
import { civilDate } from '../kit/values/time.ts';
import { bookings as declaredBookings } from './bookings.ts';
import { bookingRow, party } from './endpoints.ts';
import { letterAsked } from './life/sale.ts';
import { cancelKinds } from './life/terms.ts';
import { groupSize, sessionStates } from './rules.ts';

const { fields: bookings } = declaredBookings;
const version = z.number().int();

export const updateBooking = endpoint({
  method: 'PATCH',
  path: '/bookings/:id',
  of: 'bookings',
  summary:
    'Changes the fields that are sent; rows of the party that stay keep their price; `version` is the one that was read',
  permission: may('bookings', 'update'),
  params: idParams,
  body: z.strictObject({
    version,
    customer_id: id.nullable().optional(),
    customer_name: requiredText(mostOf(bookings.customer_name), bookings.customer_name.min).optional(),
    customer_phone: phoneNumber.nullable().optional(),
    customer_email: emailAddress.nullable().optional(),
    /** Kept as it was when the actor may not read health notes. */
    special_requirements: changedText(mostOf(bookings.special_requirements)),
    agent_id: id.nullable().optional(),
    /** The whole party as it shall be; empty only for a booking that has no fares. */
    passengers: party.optional(),
    /** How many a group shall be that was sold by its size alone. */
    people: z.number().int().min(1).max(groupSize).optional(),
    /** Who leaves, where the party gets smaller and nobody unnamed is left to leave. */
    removed_passenger_ids: z.array(id).max(500).default([]),
  }),
  reply: bookingRow,
});

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/bookings/:id/cancellation',
  of: 'bookings',
  summary:
    'Cancels a booking by the policy it was sold by and frees its seats: its total falls to the fee, never above what was paid; what was paid above it is to be returned',
  permission: may('bookings', 'update'),
  params: idParams,
  body: z.strictObject({
    version,
    reason: optionalText(mostOf(bookings.cancel_reason)),
    kind: z.enum(cancelKinds).default('customer'),
    /** Without the fee of the policy; within the days of withdrawal after a sale at a distance there is none anyway. */
    waives_fee: z.boolean().default(false),
    /** Gives what goes back as credit at once. */
    as_credit: z.boolean().default(false),
    ...letterAsked,
  }),
  reply: bookingRow,
});

export const moveBooking = endpoint({
  method: 'POST',
  path: '/bookings/:id/moves',
  of: 'bookings',
  summary:
    'Moves a booking to another session or boat, at the agreed price or at what it costs there today; its boat is forgotten unless `boat_id` names one',
  permission: may('bookings', 'update'),
  params: idParams,
  body: z.strictObject({
    version,
    session_id: id,
    boat_id: id.nullable().optional(),
    /** Needed where another product costs something else: the price that was agreed, or that of the new fares. */
    price: z.enum(['keep', 'new']).optional(),
    /** Whether the policy's fee is added, as for a cancellation now. */
    fee: z.boolean().default(false),
    ...letterAsked,
  }),
  reply: bookingRow,
});

/** A session a booking could move to. `boats` is empty for partners. */
export const moveTarget = z.object({
  id,
  product: z.object({ id, name: z.string(), color: z.string() }),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  ends_at: z.string(),
  status: z.enum(sessionStates),
  /** Seats left and people who may still come aboard, as they would be without the booking; null without a boat. */
  free: z.number().int(),
  free_people: z.number().int().nullable(),
  people: z.number().int(),
  people_limit: z.number().int().nullable(),
  boats: z.array(z.object({ id, boat_name: z.string(), capacity: z.number().int(), free: z.number().int() })),
  /** Seats the party takes there. */
  seats: z.number().int(),
  /**
   * Of another product: what the party costs there, null for who may not see money and where a fare is not sold;
   * `missing` names those. Null where the price stays by itself.
   */
  price: z.object({ total: z.number().nullable(), missing: z.array(z.string()) }).nullable(),
});
export type MoveTarget = z.output<typeof moveTarget>;

export const moveTargets = endpoint({
  method: 'GET',
  path: '/bookings/:id/move-targets',
  of: 'bookings',
  summary:
    "A day's sessions that still sail, with free seats of each and of each boat; the booking's own day by default",
  permission: may('bookings', 'update'),
  params: idParams,
  query: z.strictObject({ date: civilDate.optional() }),
  reply: z.object({
    date: z.string(),
    /** Where the booking is now, the seats it takes and its people. */
    session_id: id,
    seats: z.number().int(),
    people: z.number().int(),
    total_price: z.number().nullable(),
    paid_amount: z.number().nullable(),
    data: z.array(moveTarget),
  }),
});

/** Somebody of a session who is to board one of its boats, and there takes the place of one. */
export const boatPerson = z.object({
  id,
  booking_id: id,
  position: z.number().int(),
  name: z.string().nullable(),
  label: z.string().nullable(),
  boat_id: id.nullable(),
  status: z.string(),
  version: z.number().int(),
});
export type BoatPerson = z.output<typeof boatPerson>;

const boatAllocations = z.object({
  boats: z.array(z.object({ id, boat_name: z.string(), capacity: z.number().int() })),
  bookings: z.array(z.object({ id, code: z.string(), customer_name: z.string() })),
  data: z.array(boatPerson),
});
export type BoatAllocations = z.output<typeof boatAllocations>;

export const listBoatAllocations = endpoint({
  method: 'GET',
  path: '/sessions/:id/boat-allocations',
  of: 'sessions',
  summary: 'Everybody of a session by booking, with the boat each boards',
  permission: may('sessions', 'update'),
  params: idParams,
  reply: boatAllocations,
});

export const allocateBoats = endpoint({
  method: 'POST',
  path: '/sessions/:id/boat-allocations',
  of: 'sessions',
  summary: 'Puts people of a session aboard one of its boats, or (null) aboard none; answers the whole state',
  permission: may('sessions', 'update'),
  params: idParams,
  body: z.strictObject({
    boat_id: id.nullable(),
    manifest_passenger_ids: z.array(id).min(1).max(500),
  }),
  reply: boatAllocations,
});
