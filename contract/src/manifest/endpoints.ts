import { z } from 'zod';
import { may, read } from '../access/permission.ts';
import { manifestPassengers } from '../bookings/passengers.ts';
import { sessionStates } from '../bookings/rules.ts';
import { kB } from '../kit/body-room.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { mostOf } from '../kit/resource/entity.ts';
import { requiredText } from '../kit/values/text.ts';
import { civilDate, instant } from '../kit/values/time.ts';
import { contractVersion } from '../tenancy/rules.ts';
import { attendanceStates, mostStandings } from './rules.ts';

const { fields: person } = manifestPassengers;
const nullableText = z.string().nullable();

/**
 * One person on board. `heads` are the attendance events a device must name as bases of its next one; when they say
 * different things, two devices did not know of each other and somebody has to decide.
 */
export const manifestPassenger = z.object({
  id,
  booking_passenger_id: id.nullable(),
  position: z.number().int(),
  name: nullableText,
  document: nullableText,
  birth_date: nullableText,
  /** Which of several boats the person was given; with one boat everybody is on it, whatever stands here. */
  boat_id: id.nullable(),
  status: z.enum(attendanceStates),
  status_at: nullableText,
  status_by: nullableText,
  heads: z.array(z.object({ id, status: z.enum(attendanceStates) })),
  /** Counts edits by people; attendance leaves it alone. */
  version: z.number().int(),
});
export type ManifestPassenger = z.output<typeof manifestPassenger>;

/** A booking as the manifest shows it. What the viewer may not see is null. */
export const manifestBooking = z.object({
  id,
  code: z.string(),
  customer_name: z.string(),
  customer_phone: nullableText,
  customer_email: nullableText,
  special_requirements: nullableText,
  checkin: z.boolean(),
  no_show: z.boolean(),
  total_price: z.number().nullable(),
  paid_amount: z.number().nullable(),
  remaining_amount: z.number().nullable(),
  agent: z.object({ id, name: z.string() }).nullable(),
  booking_passengers: z.array(z.object({ id, quantity: z.number().int(), label: nullableText })),
  passengers: z.array(manifestPassenger),
  version: z.number().int(),
});
export type ManifestBooking = z.output<typeof manifestBooking>;

export const manifestSession = z.object({
  id,
  product: z.object({ id, name: z.string(), color: z.string() }),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** When its first boat really left and its last one was back, as the logbook says. */
  departed_at: nullableText,
  returned_at: nullableText,
  guide_name: nullableText,
  sailor_name: nullableText,
  status: z.enum(sessionStates),
  cancel_reason: nullableText,
  total_capacity: z.number().int(),
  remaining_capacity: z.number().int(),
  /** Everybody booked, also on hold, and how many the boats may carry; null while there is no boat. */
  people: z.number().int(),
  people_limit: z.number().int().nullable(),
  /** Seats of bookings on hold; they are among those taken and stand on no manifest. */
  held: z.number().int(),
  boats: z.array(
    z.object({
      id,
      boat_name: z.string(),
      registration_no: nullableText,
      capacity: z.number().int(),
      /** Whether a paper of the boat has run out by the day it sails; which one is told with the boat. */
      has_expired_paper: z.boolean(),
    }),
  ),
  bookings: z.array(manifestBooking),
});
export type ManifestSession = z.output<typeof manifestSession>;

export const getPassengerManifest = endpoint({
  method: 'GET',
  path: '/passenger-manifest',
  summary:
    "A day's sessions with their confirmed bookings and everybody on board; the company's today by default",
  boards: true,
  permission: read('passenger-manifest'),
  query: z.strictObject({ date: civilDate.optional() }),
  namesPeople: true,
  reply: z.object({ date: z.string(), today: z.string(), data: z.array(manifestSession) }),
});
export type PassengerManifest = z.output<(typeof getPassengerManifest)['reply']>;

export const getStandings = endpoint({
  method: 'GET',
  path: '/passenger-manifest/bookings',
  summary:
    'Who of some bookings came aboard, up to 50 ids joined by commas; a booking that no manifest shows is left out',
  boards: true,
  permission: read('passenger-manifest'),
  query: z.strictObject({
    ids: z
      .string()
      .max(2000)
      .transform((ids) => ids.split(','))
      .pipe(z.array(id).max(mostStandings)),
  }),
  reply: z.object({
    data: z.array(
      manifestBooking.pick({ id: true, checkin: true, no_show: true }).extend({
        passengers: z.array(
          manifestPassenger.pick({ id: true, status: true, status_at: true, status_by: true, heads: true }),
        ),
      }),
    ),
  }),
});
/** Where a booking stands: who came aboard, without their names. */
export type Standing = z.output<(typeof getStandings)['reply']>['data'][number];

export const attendanceEvent = z.strictObject({
  /** Made by the device; sending it again changes nothing. */
  id,
  booking_id: id,
  manifest_passenger_id: id,
  status: z.enum(attendanceStates),
  /** The events the device had seen of this passenger; null leaves that to the server. */
  bases: z.array(id).max(50).nullable().default(null),
  client_time: instant.nullable().default(null),
});

export const recordAttendance = endpoint({
  method: 'POST',
  path: '/attendance-events',
  summary:
    'Appends who came aboard and who did not; answers the state of the bookings touched to those who may read a manifest. What may not count, also because the right was lost in the last seven days, is kept and answered as refused with its reason; with 200 such events open the rest stays unanswered and is to be sent again',
  boards: true,
  // Who lost the right to `attendance:create` is refused, but what a device queued is not lost.
  permission: 'signed-in',
  acceptsDeviceToken: true,
  repeat: 'harmless',
  body: z.strictObject({
    device_id: z.string().max(64).nullable().default(null),
    /** Who queued the events: nothing is applied in another's name. */
    user_id: id.nullable().default(null),
    /** Of the application that queued them; a newer one than the server's is told to wait. */
    contract_version: z.int().min(1).default(contractVersion),
    events: z.array(attendanceEvent).min(1).max(500),
  }),
  room: { bytes: 1_152 * kB },
  reply: z.object({
    results: z.array(z.object({ id, outcome: z.enum(['stored', 'known', 'refused']), reason: nullableText })),
    bookings: z.array(
      z.object({ id, checkin: z.boolean(), no_show: z.boolean(), passengers: z.array(manifestPassenger) }),
    ),
  }),
});

export const editPassenger = endpoint({
  method: 'PATCH',
  path: '/manifest-passengers/:id',
  of: 'manifest_passengers',
  summary:
    "Fills in a person's name, document or birth date; null empties, what is missing stays; document and birth date need the right to health notes",
  permission: may('attendance', 'create'),
  params: idParams,
  body: z.strictObject({
    version: z.number().int(),
    name: requiredText(mostOf(person.name)).nullable().optional(),
    document: requiredText(mostOf(person.document)).nullable().optional(),
    birth_date: civilDate.nullable().optional(),
  }),
  reply: manifestPassenger,
});

export const listAttendance = endpoint({
  method: 'GET',
  path: '/bookings/:id/attendance-events',
  of: 'bookings',
  summary: 'What was said about the attendance of a booking, oldest first, without what was refused',
  permission: may('attendance', 'create'),
  params: idParams,
  reply: z.object({
    data: z.array(
      z.object({
        id,
        manifest_passenger_id: id,
        status: z.enum(attendanceStates),
        bases: z.array(id),
        at: z.string(),
        by: nullableText,
      }),
    ),
  }),
});
