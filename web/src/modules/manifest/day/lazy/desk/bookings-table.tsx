import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { memo } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Table, Th, Tr } from '#ui/lists/table.tsx';
import { useOfDay } from '../../../attendance/painted/use-day.ts';
import { manifestTexts } from '../../../texts/texts.ts';
import { BookingRow } from './booking-row.tsx';
import { useColumns, widthOf } from './columns.ts';

export type BookingsTableProps = {
  sessionId: string;
  /** Their ids in the order they stand in. */
  bookings: readonly string[];
};

/** The bookings of a session; columns line up across all cards of the day. */
export const BookingsTable = memo(function BookingsTable({ sessionId, bookings }: BookingsTableProps) {
  const t = useText(manifestTexts);
  const session = useOfDay(({ day }) => namesOf(day.data.find(({ id }) => id === sessionId)));
  const columns = useColumns();
  const width = widthOf(columns);
  if (!session) return null;
  const { product, time, date } = session;
  return (
    <Table name={t('tableOf', { product, time })} sticky className="table-fixed" style={{ minWidth: width }}>
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
        {bookings.map((id) => (
          <BookingRow key={id} id={id} date={date} columns={columns} />
        ))}
      </tbody>
    </Table>
  );
});

const namesOf = (session: ManifestSession | undefined) =>
  session && { product: session.product.name, time: session.start_time, date: session.date };
