import type { ManifestBooking, ManifestSession } from '@leme/contract/manifest/endpoints';
import { memo } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Table, Th, Tr } from '#ui/lists/table.tsx';
import type { Attendance } from '../../../attendance/use-attendance.ts';
import { manifestTexts } from '../../../texts/texts.ts';
import { BookingRow } from './booking-row.tsx';
import { useColumns, widthOf } from './columns.ts';

export type BookingsTableProps = Pick<Attendance, 'busy' | 'waiting' | 'fresh'> & {
  session: ManifestSession;
  bookings: readonly ManifestBooking[];
};

/** The bookings of a session; columns line up across all cards of the day. */
export const BookingsTable = memo(function BookingsTable({
  session,
  bookings,
  busy,
  waiting,
  fresh,
}: BookingsTableProps) {
  const t = useText(manifestTexts);
  const columns = useColumns();
  const width = widthOf(columns);
  return (
    <Table
      name={t('tableOf', { product: session.product.name, time: session.start_time })}
      sticky
      className="table-fixed"
      style={{ minWidth: width }}
    >
      <colgroup>
        {columns.map((column) => (
          <col key={column.id} style={{ width: `${(column.width / width) * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <Tr>
          {columns.map(({ id, end, below = [] }) => (
            <Th key={id} end={end} className="whitespace-normal border-t px-1.5">
              {t(id)}
              {below.map((under) => (
                <span key={under} className="block font-normal">
                  {t(under)}
                </span>
              ))}
            </Th>
          ))}
        </Tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            session={session}
            columns={columns}
            busy={busy.has(booking.id)}
            waiting={waiting.has(booking.id)}
            fresh={fresh.has(booking.id)}
          />
        ))}
      </tbody>
    </Table>
  );
});
