import type { PaymentMethod } from '@leme/contract/bookings/rules';
import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { useState } from 'react';
import { problemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { paymentFault, presetPayment } from '#modules/bookings/lazy/public.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { takePayment } from '../../../attendance/outbox/lazy/take-payment.ts';
import type { SessionRef } from '../../../attendance/outbox/mark-attendance.ts';
import { useRefusalText } from './refusal-text.ts';
import { collectTexts } from './texts/texts.ts';

/** Money on its way from a hand into the books: what is typed, what is wrong with it, and handing it in. */
export function useTaking(booking: ManifestBooking, place: SessionRef, onTaken: () => void) {
  const t = useText(collectTexts);
  const { money } = useFormat();
  const toast = useToast();
  const refusal = useRefusalText();
  const [amount, setAmount] = useState(() => presetPayment(booking).amount);
  const [method, setMethod] = useState<PaymentMethod>('pix');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const faultNow = () => {
    const found = paymentFault({ kind: 'receive', amount, method, note: '' }, booking);
    if (found === null) return null;
    if (found.code === 'needAmount') return t('needAmount');
    return refusal('above-remaining', found.most);
  };

  const handIn = async (received: number) => {
    const taken_at = new Date().toISOString();
    const fate = await takePayment({ ...place, booking, amount: received, method, taken_at });
    if (fate.kind === 'refused') {
      setFault(refusal(fate.reason, fate.maximum));
      return;
    }
    const name = booking.customer_name;
    const sum = { amount: money(received) };
    if (fate.kind === 'stored') toast.show({ title: t('done', sum), text: name });
    else if (fate.isKept)
      toast.show({ tone: 'info', title: t('queued', sum), text: t('queuedText', { name }) });
    else toast.show({ tone: 'warning', title: t('loose', sum), text: t('looseText', { name }) });
    onTaken();
  };

  const take = async () => {
    const found = faultNow();
    setFault(found);
    if (found !== null || amount === null || isBusy) return;
    setBusy(true);
    try {
      await handIn(amount);
    } catch (error) {
      setFault(`${t('failed')}: ${problemText(error)}`);
    } finally {
      setBusy(false);
    }
  };

  return {
    amount,
    method,
    fault,
    isBusy,
    type: (next: number | null) => {
      setFault(null);
      setAmount(next);
    },
    setMethod,
    take,
  };
}
