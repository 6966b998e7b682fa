import type { PaymentMethod } from '@leme/contract/bookings/rules';
import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { useState } from 'react';
import { problemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { paymentFault, presetPayment } from '#modules/bookings/lazy/public.ts';
import { takePayment } from '../../../attendance/outbox/lazy/take-payment.ts';
import type { SessionRef } from '../../../attendance/outbox/mark-attendance.ts';
import { useRefusalText } from './refusal-text.ts';
import { collectTexts } from './texts/texts.ts';

/** Money on its way from a hand into the books: what is typed, what is wrong with it, and handing it in. */
export function useTaking(booking: ManifestBooking, place: SessionRef, onTaken: () => void) {
  const t = useText(collectTexts);
  const { money } = useFormat();
  const toldOf = useRefusalText();
  const [amount, setAmount] = useState(() => presetPayment(booking).amount);
  const [method, setMethod] = useState<PaymentMethod>('pix');
  const [refused, setRefused] = useState<string | null>(null);

  const faultNow = () => {
    const found = paymentFault({ kind: 'receive', amount }, booking);
    if (found === null) return undefined;
    if (found.code === 'needAmount') return t('needAmount');
    return toldOf('above-remaining', found.most);
  };

  const { run, isBusy, at, refusal, clear } = useVerb(
    (received: number) => {
      const taken_at = new Date().toISOString();
      return takePayment({ ...place, booking, amount: received, method, taken_at });
    },
    {
      check: () => ({ amount: faultNow() }),
      done: (fate, received) => {
        if (fate.kind === 'refused') return setRefused(toldOf(fate.reason, fate.maximum));
        onTaken();
        const name = booking.customer_name;
        const sum = { amount: money(received) };
        if (fate.kind === 'stored') return { title: t('done', sum), text: name };
        if (fate.isKept) return { tone: 'info', title: t('queued', sum), text: t('queuedText', { name }) };
        return { tone: 'warning', title: t('loose', sum), text: t('looseText', { name }) };
      },
      words: (error) => `${t('failed')}: ${problemText(error)}`,
    },
  );

  return {
    amount,
    method,
    fault: at('amount') || refusal || refused,
    isBusy,
    type: (next: number | null) => {
      clear();
      setRefused(null);
      setAmount(next);
    },
    setMethod,
    take: () => {
      setRefused(null);
      return run(amount ?? 0);
    },
  };
}
