import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { useBookingWrites } from '../party/booking.queries.ts';
import { ReasonField } from './reason-field.tsx';
import { cancelTexts } from './texts/texts.ts';

export type CancelBookingDialogProps = { booking: BookingRow; onClose: () => void };

/** Asks before a booking is cancelled, by its name; what was paid is said. */
export function CancelBookingDialog({ booking, onClose }: CancelBookingDialogProps) {
  const t = useText(cancelTexts);
  const { money } = useFormat();
  const problemText = useProblemText();
  const toast = useToast();
  const writes = useBookingWrites();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { id, code, version, paid_amount: paid } = booking;
  const isHold = booking.status === 'on_hold';
  const confirm = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await writes.cancel({ id, version, reason });
      toast.show({ title: t('bookingDone', { code }) });
      onClose();
    } catch (error) {
      if (isProblem(error, 'people-aboard')) setRefusal(t('aboard', { count: Number(error.params.aboard) }));
      else setRefusal(isProblem(error, 'stale-version') ? t('bookingChanged') : problemText(error));
      writes.changed();
    }
    setBusy(false);
  };
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
      onConfirm={() => void confirm()}
      busy={busy}
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
