import { bookings } from '@leme/contract/bookings/bookings';
import type { extendHold, reviveBooking } from '@leme/contract/bookings/life/life-endpoints';
import { call, isProblem } from '#kit/api/api.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { pageTexts } from '../texts/texts.ts';
import type { ActDialogProps } from './act-dialog-props.ts';

type Values = { hold_expires_at: string | null };

/** Keeps the seats of a hold for longer, or those of one that has ended once more; without a moment as long as the company does. */
export function HoldDialog({ act, booking, onClose }: ActDialogProps & { act: 'extend' | 'revive' }) {
  const t = useText(pageTexts);
  const problemText = useProblemText();
  const { dateTime } = useFormat();
  const { id, version, code, customer_name } = booking;
  const send = ({ hold_expires_at: until }: Values) => {
    const body = { id, version, ...(until && { until }) };
    return act === 'extend'
      ? call<typeof extendHold>('POST /bookings/:id/extension', body)
      : call<typeof reviveBooking>('POST /bookings/:id/revival', body);
  };
  return (
    <VerbDialog<Values, Awaited<ReturnType<typeof send>>>
      entity={bookings}
      fields={['hold_expires_at']}
      start={{ hold_expires_at: null }}
      title={t(`${act}Title`)}
      description={`${code}, ${customer_name}. ${t(`${act}Text`)}`}
      size="sm"
      submit={t(act)}
      run={send}
      shows={['bookings', 'booking_passengers']}
      done={({ hold_expires_at: until }) => t('keptUntil', { when: until ? dateTime(until) : '' })}
      words={(error) => (isProblem(error, 'stale-version') ? t('changed') : problemText(error))}
      place={(error, form) => {
        const fault =
          isProblem(error, 'validation') && error.errors.find(({ pointer }) => pointer === '/until');
        if (!fault) return false;
        const most = (fault.params as { maximum?: string } | undefined)?.maximum;
        const message = most ? t('atMostUntil', { when: dateTime(most) }) : t('untilPast');
        form.setError('hold_expires_at', { type: 'server', message });
        return true;
      }}
      onClose={onClose}
    />
  );
}
