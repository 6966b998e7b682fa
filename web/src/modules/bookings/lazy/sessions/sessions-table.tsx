import type { SessionRow } from '@leme/contract/bookings/endpoints';
import type { Column } from '#kit/list/table/column.ts';
import { actionsColumn } from '#kit/list/table/column.ts';
import { ListTable } from '#kit/list/table/list-table.tsx';
import { tableTexts } from '#kit/list/table/texts/texts.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { ProductColor } from '#ui/chips/product-color.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { SessionBadge } from '../../session/session-badge.tsx';
import {
  Boats,
  BookingCount,
  CancelReason,
  OwnSale,
  Sailed,
  SeatState,
  Seats,
  timesOf,
} from '../session/session-parts.tsx';
import { sessionTexts } from '../session/texts/texts.ts';
import { SessionActions, type SessionActionsProps } from './session-actions.tsx';

export type SessionListProps = {
  date: string;
  sessions: readonly SessionRow[];
  onOpen: SessionActionsProps['onOpen'];
};

/** Seats of the departures that sail, those taken, and their bookings. */
function daySums(sessions: readonly SessionRow[]) {
  const sailing = sessions.filter(({ status }) => status !== 'cancelled');
  const sum = (of: (session: SessionRow) => number) => sailing.reduce((all, each) => all + of(each), 0);
  return {
    seats: sum((each) => each.total_capacity),
    taken: sum((each) => each.total_capacity - each.remaining_capacity),
    bookings: sum((each) => each.booking_count),
  };
}

/** The day as rows to compare. */
export function SessionsTable({ date, sessions, onOpen }: SessionListProps) {
  const t = useText(sessionTexts);
  const words = useText(tableTexts);
  const { longDate, number } = useFormat();
  const { seats, taken, bookings } = daySums(sessions);
  const column = (id: string, head: string, cell: Column<SessionRow>['cell']): Column<SessionRow> => ({
    id,
    head,
    cell,
    cellClass: 'whitespace-normal py-1',
  });
  return (
    <Card className="overflow-clip">
      <ListTable
        name={t('tableName', { date: longDate(date) })}
        rows={sessions}
        rowClass={({ status }) => (status === 'cancelled' ? 'text-muted-fg' : undefined)}
        columns={[
          {
            id: 'time',
            total: words('total'),
            head: t('time'),
            numeric: true,
            cell: (session) => <strong>{timesOf(session)}</strong>,
          },
          column('product', t('product'), ({ product }) => (
            <span className="flex items-center gap-2">
              <ProductColor color={product.color} className="mt-1.25 self-start" />
              {product.name}
            </span>
          )),
          column('boats', t('boats'), (session) => <Boats session={session} />),
          column('guide', t('guide'), ({ guide_name }) => guide_name ?? <EmptyValue />),
          column('sailor', t('sailor'), ({ sailor_name }) => sailor_name ?? <EmptyValue />),
          {
            ...column('seats', t('seats'), (session) => <Seats session={session} className="min-w-26" />),
            total: `${number(taken)} / ${number(seats)}`,
          },
          {
            id: 'bookings',
            head: t('bookings'),
            end: true,
            total: number(bookings),
            cell: (session) => (
              <BookingCount session={session} onOpen={() => onOpen('bookings', session)}>
                {session.booking_count}
              </BookingCount>
            ),
          },
          column('status', t('status'), (session) => (
            <>
              <span className="flex flex-wrap gap-1">
                <SessionBadge session={session} />
                {session.status === 'occupied' && <SeatState session={session} />}
              </span>
              <CancelReason session={session} />
              <OwnSale session={session} />
              <Sailed session={session} />
            </>
          )),
          actionsColumn<SessionRow>(t('actions'), (session) => (
            <SessionActions session={session} onOpen={onOpen} />
          )),
        ]}
      />
    </Card>
  );
}
