import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { attendanceStates } from './rules.ts';

const nullableText = z.string().nullable();

/** Where a booking belongs, as far as it is known. */
const place = z.object({
  booking_id: id,
  customer_name: z.string(),
  session_id: id,
  date: z.string(),
  start_time: z.string(),
  product: z.string(),
});

/** Why an event was kept but does not count. */
export const refusalReasons = [
  'booking-cancelled',
  'passenger-removed',
  'unknown-booking',
  'not-allowed',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export const attendanceConflict = place.extend({
  manifest_passenger_id: id,
  /** The person's own name, null while nobody typed one. */
  name: nullableText,
  position: z.number().int(),
  /** What the devices said last without knowing of each other; `at` is when it arrived. */
  heads: z.array(
    z.object({
      id,
      status: z.enum(attendanceStates),
      by: nullableText,
      client_time: nullableText,
      at: z.string(),
    }),
  ),
});
export type AttendanceConflict = z.output<typeof attendanceConflict>;

export const attendanceRefusal = z.object({
  id,
  status: z.enum(attendanceStates),
  reason: z.enum(refusalReasons),
  user_id: id,
  /** How many of this person and reason nobody has looked at; the list holds the newest five of them. */
  together: z.number().int(),
  by: nullableText,
  client_time: nullableText,
  at: z.string(),
  /** Null for a booking this company does not have. */
  place: place.nullable(),
});
export type AttendanceRefusal = z.output<typeof attendanceRefusal>;

export const listAttendanceIssues = endpoint({
  method: 'GET',
  path: '/attendance-issues',
  summary:
    'What somebody has to look at: passengers marked differently by two devices, from a week ago on, and events of the last 30 days that may not count and nobody has looked at; at most 200 of each, newest first, and of refused events of one person and reason the newest five with their number',
  permission: may('attendance', 'create'),
  namesPeople: true,
  reply: z.object({ conflicts: z.array(attendanceConflict), refusals: z.array(attendanceRefusal) }),
});
export type AttendanceIssues = z.output<(typeof listAttendanceIssues)['reply']>;

export const reviewRefusal = endpoint({
  method: 'POST',
  path: '/attendance-refusals/:id/review',
  of: 'attendance_refusals',
  summary:
    'Takes a refused event off the list, with all of the same person and reason that came before it; a second time changes nothing',
  permission: may('bookings', 'update'),
  repeat: 'harmless',
  params: idParams,
  reply: z.object({ id, reviewed_at: z.string() }),
});
