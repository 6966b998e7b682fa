import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/i18n.ts';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';
import { ProductColor } from '#ui/product-color.tsx';
import { EmptyValue, Table, Td, Th, Tr } from '#ui/table.tsx';
import { SessionActions, type SessionActionsProps } from './session-actions.tsx';
import { SessionBadge } from './session-badge.tsx';
import { Boats, BookingCount, CancelReason, SeatState, Seats, timesOf } from './session-parts.tsx';
import { sessionsTexts } from './sessions/texts/texts.ts';

export type SessionListProps = {
  date: string;
  sessions: readonly SessionRow[];
  now: number;
  onOpen: SessionActionsProps['onOpen'];
};

const wraps = 'whitespace-normal py-1';

/** The day as rows to compare. */
export function SessionsTable({ date, sessions, now, onOpen }: SessionListProps) {
  const t = useText(sessionsTexts);
  const { longDate } = useFormat();
  return (
    <Card className="overflow-hidden">
      <Table name={t('tableName', { date: longDate(date) })} sticky>
        <thead>
          <Tr>
            <Th>{t('time')}</Th>
            <Th>{t('product')}</Th>
            <Th>{t('boats')}</Th>
            <Th>{t('guide')}</Th>
            <Th>{t('sailor')}</Th>
            <Th>{t('seats')}</Th>
            <Th end>{t('bookings')}</Th>
            <Th>{t('status')}</Th>
            <Th end>{t('actions')}</Th>
          </Tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <Tr key={session.id} className={cn(session.status === 'cancelled' && 'text-muted-fg')}>
              <Td numeric>
                <strong>{timesOf(session)}</strong>
              </Td>
              <Td className={wraps}>
                <span className="flex items-center gap-2">
                  <ProductColor color={session.product.color} className="mt-1.25 self-start" />
                  {session.product.name}
                </span>
              </Td>
              <Td className={wraps}>
                <Boats session={session} />
              </Td>
              <Td className={wraps}>{session.guide_name ?? <EmptyValue />}</Td>
              <Td className={wraps}>{session.sailor_name ?? <EmptyValue />}</Td>
              <Td className={wraps}>
                <Seats session={session} className="min-w-26" />
              </Td>
              <Td end>
                <BookingCount session={session} onOpen={() => onOpen('bookings', session)}>
                  {session.booking_count}
                </BookingCount>
              </Td>
              <Td className={wraps}>
                <span className="flex flex-wrap gap-1">
                  <SessionBadge session={session} now={now} />
                  {session.status === 'occupied' && <SeatState session={session} />}
                </span>
                <CancelReason session={session} />
              </Td>
              <Td end>
                <SessionActions session={session} onOpen={onOpen} />
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
