import { Problem } from '@leme/contract/kit/problem';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import {
  type AttendanceRefusal,
  listAttendanceIssues,
  type RefusalReason,
  reviewRefusal,
} from '@leme/contract/manifest/issue-endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { serve } from '#kit/http/serve';
import { staffNames } from '../manifest-queries.ts';
import { conflicts, headsInConflict, openRefusals, reviewTogether } from './attendance-issue-queries.ts';
import { tellRefused } from './record-attendance.ts';

const daysBack = 7;

/** What devices left for somebody to decide or to look at. */
export const servesAttendanceIssues = serve(listAttendanceIssues, async ({ tx, actor, clock }) => {
  const since = addDays(dayIn(actor.timezone, clock.now()), -daysBack);
  const [people, events, refusals, staff] = await Promise.all([
    conflicts(tx, actor, since),
    headsInConflict(tx, actor, since),
    openRefusals(tx, actor),
    staffNames(tx, actor),
  ]);
  const names = new Map(staff.map(({ id, full_name }) => [id, full_name]));
  const said = Map.groupBy(events, (event) => event.manifest_passenger_id);
  return {
    conflicts: people.map(({ heads: _, ...person }) => ({
      ...person,
      heads: (said.get(person.manifest_passenger_id) ?? []).map((event) => ({
        id: event.id,
        status: event.status as AttendanceState,
        by: names.get(event.user_id) ?? null,
        at: event.server_time,
        client_time: event.client_time,
      })),
    })),
    refusals: refusals.map((row) => ({
      id: row.id,
      status: row.status as AttendanceState,
      reason: row.reason as RefusalReason,
      user_id: row.user_id,
      together: row.together,
      by: names.get(row.user_id) ?? null,
      client_time: row.client_time,
      at: row.server_time,
      place: placeOf(row),
    })),
  };
});

type RefusalRow = Awaited<ReturnType<typeof openRefusals>>[number];

function placeOf(row: RefusalRow): AttendanceRefusal['place'] {
  const { booking_id, customer_name, session_id, date, start_time, product } = row;
  if (!booking_id || !session_id) return null;
  return {
    booking_id,
    customer_name: customer_name ?? '',
    session_id,
    date: date ?? '',
    start_time: start_time ?? '',
    product: product ?? '',
  };
}

/** Somebody of the office has looked at refused events; the first who did stays in the rows. */
export const servesRefusalReview = serve(reviewRefusal, async ({ input, tx, actor, clock }) => {
  // Agents may change bookings of their own; the list is the company's.
  if (actor.partner) throw new Problem('not-found');
  const row = await reviewTogether({ tx, actor }, input.id, clock.now());
  if (!row) throw new Problem('not-found');
  tellRefused(tx, actor, [row]);
  return row;
});
