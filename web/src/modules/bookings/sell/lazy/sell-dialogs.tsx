import { splitTenantPath } from '@leme/contract/access/menu/navigation';
import { useLocation } from '@tanstack/react-router';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { useToday } from '../../days/use-today.ts';
import { BookingDialog } from '../../lazy/booking-form/booking-dialog.tsx';
import { SessionDialog } from '../../lazy/session-form/session-dialog.tsx';
import { useSelling } from '../use-selling.ts';
import { BookDeparture } from './book-departure.tsx';
import { ChooseDeparture } from './choose-departure.tsx';

const dayPages = ['/sessions', '/sessions-manifest', '/passenger-manifest'];

/** What the address begins over the page: a booking, the choice of its departure, or a session. */
export function SellDialogs() {
  const today = useToday();
  const openPage = useOpenPage();
  const { path } = splitTenantPath(useLocation({ select: ({ pathname }) => pathname }));
  const { begun, mayBook, mayPlan, book, close } = useSelling();
  const on = begun.on ?? today;
  if (begun.new === 'session') {
    const showDay = (date: string) =>
      openPage(`${dayPages.includes(path) ? path : '/sessions'}?date=${date}`);
    return mayPlan && <SessionDialog session={null} date={on} onClose={close} onSaved={showDay} />;
  }
  if (begun.new !== 'booking' || !mayBook) return null;
  if (begun.for === undefined) {
    return <ChooseDeparture from={on} onChoose={({ id, date }) => book(date, id)} onClose={close} />;
  }
  return (
    <BookDeparture id={begun.for} onClose={close}>
      {(session) => (
        <BookingDialog key={session.id} session={session} customerId={begun.customer} onClose={close} />
      )}
    </BookDeparture>
  );
}
