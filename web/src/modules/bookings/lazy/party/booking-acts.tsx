import type { BookingRow, SessionRow } from '@leme/contract/bookings/endpoints';
import { CancelBookingDialog } from '../cancel/cancel-booking-dialog.tsx';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { MoveBookingDialog } from '../move/move-booking-dialog.tsx';
import { PaymentDialog } from '../payment/payment-dialog.tsx';
import { useSessionRights } from '../session/session-rights.ts';
import type { BookingAct } from '../sessions/sessions-search.ts';
import { EditBookingDialog } from './edit-booking-dialog.tsx';

export type BookingActsProps = {
  act: BookingAct;
  booking: BookingRow;
  session: SessionRow;
  onClose: () => void;
};

/** The dialog of what is done to one booking; what may not be done does not open. */
export function BookingActs({ act, booking, session, onClose }: BookingActsProps) {
  const { changeBooking } = useSessionRights();
  if (act === 'history') return <HistoryDialog booking={booking} onClose={onClose} />;
  if (changeBooking !== null) return null;
  const late = { booking, open: true, onOpenChange: (open: boolean) => open || onClose() };
  if (act === 'pay') return booking.paid_amount !== null && <PaymentDialog {...late} />;
  if (booking.status === 'cancelled') return null;
  if (act === 'move') return <MoveBookingDialog {...late} />;
  if (act === 'cancel') return <CancelBookingDialog booking={booking} onClose={onClose} />;
  return <EditBookingDialog booking={booking} session={session} onClose={onClose} />;
}
