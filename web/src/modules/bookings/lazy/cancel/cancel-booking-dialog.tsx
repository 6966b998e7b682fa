import type { cancelBooking } from '@leme/contract/bookings/booking-change-endpoints';
import type { BookingRow } from '@leme/contract/bookings/endpoints';
import type { previewCancellation } from '@leme/contract/bookings/life/life-endpoints';
import { type CancelKind, cancelKinds } from '@leme/contract/bookings/life/terms';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { bookingsShown } from '../../session/shown.ts';
import { CancelOutcome } from './cancel-outcome.tsx';
import { type CancelWish, CancelWishes, startWish } from './cancel-wishes.tsx';
import { KindField } from './kind-field.tsx';
import { ReasonField } from './reason-field.tsx';
import { ReleaseHoldDialog } from './release-hold-dialog.tsx';
import { cancelTexts } from './texts/texts.ts';

export type CancelBookingDialogProps = { booking: BookingRow; onClose: () => void };

/** Asks before a booking is cancelled, by its name: why, what that costs and what goes back. */
export function CancelBookingDialog(props: CancelBookingDialogProps) {
  return props.booking.status === 'on_hold' ? <ReleaseHoldDialog {...props} /> : <CancelDialog {...props} />;
}

function CancelDialog({ booking, onClose }: CancelBookingDialogProps) {
  const t = useText(cancelTexts);
  const { id, code } = booking;
  // An agent cancels for its customer.
  const { partner } = useSignedIn();
  const [kind, setKind] = useState<CancelKind>('customer');
  const [reason, setReason] = useState('');
  const [wish, setWish] = useState<CancelWish>(() => startWish(booking));
  const query = useAsk<typeof previewCancellation>(
    'GET /bookings/:id/cancellation-preview',
    { id, kind },
    { ...bookingsShown, keeps: true, staleTime: 0 },
  );
  const preview = query.data;
  const asCredit = preview?.offers === 'credit' || (preview?.offers === 'choose' && wish.as_credit);
  const cancel = useCancelling(booking, onClose);
  const run = () =>
    cancel.run({
      kind,
      reason,
      waives_fee: wish.waives_fee,
      as_credit: asCredit,
      sends_letter: wish.sends_letter,
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('bookingTitle', { name: booking.customer_name })}
      text={t('bookingText', { code, count: booking.seats })}
      labels={{ confirm: t('cancelBooking'), cancel: t('keepBooking') }}
      onConfirm={() => void run()}
      busy={cancel.isBusy}
    >
      {cancel.refusal && <Banner tone="danger">{cancel.refusal}</Banner>}
      {!partner && <KindField kinds={cancelKinds} value={kind} onChange={setKind} />}
      <QueryView query={query} skeleton="text" skeletonCount={3} errorTitle={t('previewFailed')}>
        {(told) => <CancelOutcome preview={told} waives={wish.waives_fee} />}
      </QueryView>
      <CancelWishes booking={booking} preview={preview} wish={wish} onChange={setWish} />
      <ReasonField
        value={reason}
        onChange={setReason}
        label={t('reason')}
        hint={t('bookingReasonHint')}
        note={wish.waives_fee ? undefined : t('optional')}
        error={wish.waives_fee && reason.trim() === '' && cancel.at('reason')}
      />
    </ConfirmDialog>
  );
}

type Cancelling = Omit<Parameters<typeof call<typeof cancelBooking>>[1], 'id' | 'version'>;

function useCancelling({ id, code, version }: BookingRow, onClose: () => void) {
  const t = useText(cancelTexts);
  const problemText = useProblemText();
  return useVerb(
    (said: Cancelling) =>
      call<typeof cancelBooking>('POST /bookings/:id/cancellation', { ...said, id, version }),
    {
      shows: ['bookings', 'booking_passengers'],
      check: ({ waives_fee, reason }) => ({ reason: waives_fee && !reason?.trim() && t('needReason') }),
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
}
