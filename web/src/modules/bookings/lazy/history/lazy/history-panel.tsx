import { bookings } from '@leme/contract/bookings/bookings';
import type { BookingRow, SessionRow } from '@leme/contract/bookings/endpoints';
import { sessions } from '@leme/contract/bookings/sessions';
import { HistoryList } from '#kit/resource/record/history/history-list.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { ScrollRegion } from '#ui/layout/scroll-region.tsx';
import { nameOf } from '../../session/session-parts.tsx';
import { useBookingHistory, useSessionHistory } from './history.queries.ts';

export type HistoryPanelProps = ({ booking: BookingRow } | { session: SessionRow }) & { onClose: () => void };

/** Who changed what and when, the newest first. */
export function HistoryPanel(props: HistoryPanelProps) {
  const t = useText(kitTexts);
  const name = 'booking' in props ? bookingName(props.booking) : nameOf(props.session);
  return (
    <Dialog onClose={props.onClose} title={t('history')} description={name}>
      <ScrollRegion name={t('history')}>
        {'booking' in props ? <OfBooking id={props.booking.id} /> : <OfSession id={props.session.id} />}
      </ScrollRegion>
    </Dialog>
  );
}

const bookingName = ({ code, customer_name }: BookingRow) => `${code}, ${customer_name}`;

function OfBooking({ id }: { id: string }) {
  return <HistoryList entity={bookings} history={useBookingHistory(id)} />;
}

function OfSession({ id }: { id: string }) {
  return <HistoryList entity={sessions} history={useSessionHistory(id)} />;
}
