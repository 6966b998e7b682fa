import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { call } from '#kit/api/api.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { cancelTexts } from './texts/texts.ts';

// Nothing but which one is sent.
const release = call as unknown as (address: string, input: { id: string }) => Promise<unknown>;

/** Asks before the seats of a hold go back. */
export function ReleaseHoldDialog({ booking, onClose }: { booking: BookingRow; onClose: () => void }) {
  const t = useText(cancelTexts);
  const { id, code } = booking;
  const { run, isBusy, refusal } = useVerb(() => release('POST /bookings/:id/release', { id }), {
    shows: ['bookings', 'booking_passengers'],
    done: () => {
      onClose();
      return t('released', { code });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('holdTitle', { name: booking.customer_name })}
      text={t('bookingText', { code, count: booking.seats })}
      labels={{ confirm: t('release'), cancel: t('keepHold') }}
      onConfirm={() => void run()}
      busy={isBusy}
    >
      {refusal && <Banner tone="danger">{refusal}</Banner>}
    </ConfirmDialog>
  );
}
