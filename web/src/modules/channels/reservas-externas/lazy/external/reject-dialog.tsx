import type { ExternalBooking } from '@leme/contract/channels/external-bookings';
import type { rejectExternalBooking } from '@leme/contract/channels/external-endpoints';
import { externalVerdict } from '@leme/contract/channels/external-verdict';
import { call } from '#kit/api/api.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { externalTexts } from './texts/texts.ts';

const start = { reason: '' };

type RejectDialogProps = {
  external: ExternalBooking & { id: string };
  onDone: () => void;
  onClose: () => void;
};

/** Why it is refused; what was booked of it is cancelled. */
export function RejectDialog({ external, onDone, onClose }: RejectDialogProps) {
  const t = useText(externalTexts);
  const { id, booking_id } = external;
  return (
    <VerbDialog
      entity={externalVerdict}
      fields={['reason']}
      start={start}
      title={t('rejectTitle')}
      description={t(booking_id ? 'rejectBooked' : 'rejectText')}
      submit={t('reject')}
      run={({ reason }) =>
        call<typeof rejectExternalBooking>('POST /external-bookings/:id/rejection', {
          id,
          reason: reason.trim() || null,
        } as never)
      }
      shows={['reservas-externas', 'bookings', 'sessions']}
      done={() => {
        onDone();
        return t('rejected');
      }}
      onClose={onClose}
    />
  );
}
