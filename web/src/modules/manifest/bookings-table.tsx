import type { ManifestBooking, ManifestSession } from '@leme/contract/manifest/endpoints';
import type { ReactNode } from 'react';
import { useText } from '#kit/i18n.ts';
import { phoneText } from '#modules/bookings/public.tsx';
import { cn } from '#ui/cn.ts';
import { EmptyValue, Table, Td, Th, Tr } from '#ui/table.tsx';
import { AttendanceStatus, PartlyAboard } from './attendance-status.tsx';
import { type ColumnId, columnsFor } from './columns.ts';
import { manifestMessages } from './messages.ts';
import { partyMessages } from './party-messages.ts';
import { Amount, Passengers, PendingAmount, Requirements } from './party-parts.tsx';
import type { Attendance } from './use-attendance.ts';
import { useVeil } from './veil.ts';

type BookingsTableProps = {
  session: ManifestSession;
  bookings: readonly ManifestBooking[];
  attendance: Attendance;
};

/** The bookings of a session; columns line up across all cards of the day. */
export function BookingsTable({ session, bookings, attendance }: BookingsTableProps) {
  const t = useText(manifestMessages);
  const party = useText(partyMessages);
  const columns = columnsFor(useVeil());
  const width = columns.reduce((sum, column) => sum + column.width, 0);
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
          {columns.map(({ id, end }) => (
            <Th key={id} end={end} className="whitespace-normal border-t px-1.5">
              {party(id)}
            </Th>
          ))}
        </Tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <Tr key={booking.id} aria-busy={attendance.busy.has(booking.id)}>
            {columns.map(({ id, end }) => (
              <Td
                key={id}
                end={end}
                numeric={end}
                className={cellStyle(id, attendance.fresh.has(booking.id))}
              >
                {cellOf(id, booking, attendance)}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function cellStyle(id: ColumnId, fresh: boolean): string {
  const wraps = id === 'requirements' || id === 'passengers' || id === 'customer' || id === 'agent';
  return cn('px-1.5', wraps && 'whitespace-normal py-1 leading-4.5', fresh && 'animate-changed');
}

function cellOf(id: ColumnId, booking: ManifestBooking, attendance: Attendance): ReactNode {
  const cells: Record<ColumnId, () => ReactNode> = {
    customer: () => <strong>{booking.customer_name}</strong>,
    phone: () => (booking.customer_phone ? phoneText(booking.customer_phone) : <EmptyValue />),
    passengers: () => <Passengers booking={booking} />,
    total: () => <Amount value={booking.total_price} />,
    paid: () => <Amount value={booking.paid_amount} />,
    pending: () => <PendingAmount value={booking.remaining_amount} />,
    agent: () => booking.agent?.name ?? <EmptyValue />,
    requirements: () => <Requirements text={booking.special_requirements} />,
    status: () => (
      <span className="flex flex-wrap items-center gap-x-1.5">
        <AttendanceStatus booking={booking} attendance={attendance} />
        <PartlyAboard booking={booking} />
      </span>
    ),
  };
  return cells[id]();
}
