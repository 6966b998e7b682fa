import type { ManifestBooking, ManifestSession } from '@leme/contract/manifest/endpoints';
import { useState } from 'react';
import { PaymentDialog } from '#modules/bookings/lazy/public.ts';
import { owes } from '../../../filter/manifest-filters.ts';
import { useManifestActions } from '../../manifest-actions.ts';
import { PaymentSheet } from './payment-sheet.tsx';

export type PaymentProps = { booking: ManifestBooking; session: ManifestSession; onClose: () => void };

const isPhone = () => window.innerWidth < 768;

/**
 * The payment of a party: at the pier a sheet that takes what is owed, in the office the dialog that also returns money
 * and tells what was paid before.
 */
export function Payment({ booking, session, onClose }: PaymentProps) {
  const { mayChangeBookings, mayCollect } = useManifestActions();
  const [inOffice, setInOffice] = useState(() => !owes(booking) || !isPhone());
  if (!mayCollect(session.date)) return null;
  if (mayChangeBookings && inOffice)
    return <PaymentDialog open onOpenChange={(open) => open || onClose()} booking={booking} />;
  return (
    <PaymentSheet
      booking={booking}
      place={{ session_id: session.id, date: session.date }}
      onClose={onClose}
      onGiveBack={mayChangeBookings && booking.paid_amount ? () => setInOffice(true) : undefined}
    />
  );
}
