import { useState } from 'react';
import { useNow } from '../../days/use-today.ts';
import { CancelBookingDialog } from '../cancel/cancel-booking-dialog.tsx';
import { MoveBookingDialog } from '../move/move-booking-dialog.tsx';
import { EditBookingDialog } from '../party/edit-booking-dialog.tsx';
import { PaymentDialog } from '../payment/payment-dialog.tsx';
import type { ActDialogProps } from './acts/act-dialog-props.ts';
import { AdjustDialog } from './acts/adjust-dialog.tsx';
import { ConfirmHoldDialog } from './acts/confirm-hold-dialog.tsx';
import { HoldDialog } from './acts/hold-dialog.tsx';
import { useDeparture } from './booking-page.queries.ts';
import { type BookingPageAct, offeredActs } from './offered/offered-acts.ts';
import { useBookingRights } from './offered/use-booking-rights.ts';

/** The dialog of what is done to the booking; what could not succeed does not open, what is open stays. */
export function BookingActDialog({ act, ...props }: ActDialogProps & { act: BookingPageAct }) {
  const { rightsFor, at } = useBookingRights();
  const now = useNow();
  const [isOffered] = useState(() =>
    offeredActs(props.booking, rightsFor(props.booking.created_by), at(props.booking, now)).includes(act),
  );
  return isOffered && <Dialog act={act} {...props} />;
}

function Dialog({ act, booking, onClose }: ActDialogProps & { act: BookingPageAct }) {
  const late = { booking, open: true, onOpenChange: (open: boolean) => open || onClose() };
  switch (act) {
    case 'confirm':
      return <ConfirmHoldDialog booking={booking} onClose={onClose} />;
    case 'pay':
    case 'refund':
      return <PaymentDialog {...late} />;
    case 'extend':
    case 'revive':
      return <HoldDialog act={act} booking={booking} onClose={onClose} />;
    case 'edit':
      return <Edit booking={booking} onClose={onClose} />;
    case 'move':
      return <MoveBookingDialog {...late} />;
    case 'adjust':
      return <AdjustDialog booking={booking} onClose={onClose} />;
    case 'release':
    case 'cancel':
      return <CancelBookingDialog booking={booking} onClose={onClose} />;
    case 'repeat':
      return null;
  }
}

function Edit(props: ActDialogProps) {
  const { data } = useDeparture(props.booking.session_id);
  return data && <EditBookingDialog {...props} session={data} />;
}
