import { Problem } from '@leme/contract/kit/problem';
import { listAttendance } from '@leme/contract/manifest/endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { visibleBookings } from '#modules/bookings/public';

/** What a device needs to take the last change back: everything that counts, with its bases. */
export const servesAttendanceLog = serve(listAttendance, async ({ input, tx, actor }) => {
  const own = { tenant_id: actor.tenantId, id: input.id };
  const [booking, events] = await Promise.all([
    tx.first(visibleBookings(actor).select('id').where('id', '=', own.id)),
    tx.rows(
      db
        .selectFrom('attendance_events as e')
        .leftJoin('profiles as w', (join) =>
          join.onRef('w.tenant_id', '=', 'e.tenant_id').onRef('w.id', '=', 'e.user_id'),
        )
        .select([
          'e.id',
          'e.manifest_passenger_id',
          'e.status',
          'e.bases',
          'e.server_time as at',
          'w.full_name as by',
        ])
        .where('e.tenant_id', '=', own.tenant_id)
        .where('e.booking_id', '=', own.id)
        .orderBy('e.server_time')
        .orderBy('e.id'),
    ),
  ]);
  if (!booking) throw new Problem('not-found');
  return { data: events.map((event) => ({ ...event, status: event.status as AttendanceState })) };
});
