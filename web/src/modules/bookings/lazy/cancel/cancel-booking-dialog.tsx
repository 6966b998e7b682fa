import type { cancelBooking } from '@leme/contract/bookings/booking-change-endpoints';
import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ReasonField } from './reason-field.tsx';
import { cancelTexts } from './texts/texts.ts';

export type CancelBookingDialogProps = { booking: BookingRow; onClose: () => void };

/** Asks before a booking is cancelled, by its name; what was paid is said. */
export function CancelBookingDialog({ booking, onClose }: CancelBookingDialogProps) {
  const t = useText(cancelTexts);
  const { money } = useFormat();
  const problemText = useProblemText();
  const [reason, setReason] = useState('');
  const { id, code, version, paid_amount: paid } = booking;
  const isHold = booking.status === 'on_hold';
  const { run, isBusy, refusal } = useVerb(
    () => call<typeof cancelBooking>('POST /bookings/:id/cancellation', { id, version, reason }),
    {
      shows: ['bookings', 'booking_passengers'],
      done: () => {
        onClose();
        return t('bookingDone', { code });
      },
      words: (error) => {
        if (isProblem(error, 'people-aboard')) return t('aboard', { count: Number(error.params.aboard) });
        return isProblem(error, 'stale-version') ? t('bookingChanged') : problemText(error);
      },
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(isHold ? 'holdTitle' : 'bookingTitle', { name: booking.customer_name })}
      text={t('bookingText', { code, count: booking.seats })}
      detail={paid ? t('paidStays', { amount: money(paid) }) : undefined}
      labels={{
        confirm: t(isHold ? 'release' : 'cancelBooking'),
        cancel: t(isHold ? 'keepHold' : 'keepBooking'),
      }}
      onConfirm={() => void run()}
      busy={isBusy}
    >
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      <ReasonField
        value={reason}
        onChange={setReason}
        label={t('reason')}
        hint={t('bookingReasonHint')}
        note={t('optional')}
      />
    </ConfirmDialog>
  );
}
