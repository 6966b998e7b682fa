import type { confirmBooking } from '@leme/contract/bookings/life/life-endpoints';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { LetterBox } from '../../cancel/letter-box.tsx';
import { pageTexts } from '../texts/texts.ts';
import type { ActDialogProps } from './act-dialog-props.ts';

/** A hold becomes a booking; what of its deposit is missing is said before. */
export function ConfirmHoldDialog({ booking, onClose }: ActDialogProps) {
  const t = useText(pageTexts);
  const kit = useText(kitTexts);
  const { money } = useFormat();
  const problemText = useProblemText();
  const { id, version, code, customer_name: name, customer_email } = booking;
  const [sends_letter, setSends] = useState(customer_email !== null);
  // Of whom no record stands behind it, one is found or made.
  const record = booking.customer_id === null ? 'match' : 'chosen';
  const missing = (booking.deposit_amount ?? 0) - (booking.paid_amount ?? 0);
  const { run, isBusy, refusal } = useVerb(
    () =>
      call<typeof confirmBooking>('POST /bookings/:id/confirmation', { id, version, sends_letter, record }),
    {
      shows: ['bookings', 'booking_passengers'],
      done: () => {
        onClose();
        return t('confirmed', { code });
      },
      words: (error) => (isProblem(error, 'stale-version') ? t('changed') : problemText(error)),
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('confirmTitle', { name })}
      text={t('confirmText', { code })}
      detail={missing > 0 ? t('depositMissing', { amount: money(missing) }) : undefined}
      labels={{ confirm: t('confirm'), cancel: kit('back') }}
      tone="primary"
      onConfirm={() => void run()}
      busy={isBusy}
    >
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      <LetterBox email={customer_email} checked={sends_letter} onChange={setSends} />
    </ConfirmDialog>
  );
}
