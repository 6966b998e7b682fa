import { may, read } from '@leme/contract/access/permission';
import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { ChargesPanel } from './charges-panel.tsx';

/** The Pix charges of a booking, for who sees its payments. */
export function BookingCharges({ booking }: { booking: BookingDetail }) {
  const can = useCan();
  const { partner } = useSignedIn();
  const { id, code, customer_phone: phone, customer_email: email, remaining_amount } = booking;
  if (partner || remaining_amount === null || !can(read('booking-payments'))) return null;
  const charged = { of: { booking_id: id }, name: code, phone, email };
  return <ChargesPanel charged={charged} mayCharge={can(may('booking-payments', 'create'))} />;
}
