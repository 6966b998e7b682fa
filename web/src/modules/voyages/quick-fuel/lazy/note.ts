import { useState } from 'react';
import { newId } from '#kit/api/idempotency.ts';
import type { DeliveryResult } from '#kit/outbox/outbox.ts';
import { nextSeq, queue } from '#kit/outbox/own-outbox.ts';
import { useText } from '#kit/text/i18n.ts';
import { type ToastMessage, useToast } from '#ui/feedback/toast.tsx';
import { fuel } from '../../outbox/kinds.ts';
import { warned } from '../../outbox/lazy/send-fuel.ts';
import type { SaidOfFuel } from '../../outbox/queue-rules.ts';
import { quickFuelTexts } from '../texts/texts.ts';

/** What became of it, and what it was. */
export type Noted = { fate: DeliveryResult; event: SaidOfFuel; boat: string };

async function send(event: SaidOfFuel, boat: string): Promise<Noted> {
  const { id, taken_at: client_time } = event;
  return {
    fate: await queue(fuel, [{ kind: 'fuel', id, client_time, seq: nextSeq(), boat, event }]),
    event,
    boat,
  };
}

/** Notes what a boat was fuelled with, with a signal or without one; pressed twice it is the same. */
export function useNote() {
  const [{ id, taken_at }] = useState(() => ({ id: newId(), taken_at: new Date().toISOString() }));
  return (values: Omit<SaidOfFuel, 'id' | 'taken_at' | 'reverses_id' | 'reason'>, boat: string) =>
    send({ ...values, id, taken_at, reverses_id: null, reason: null }, boat);
}

/** What is told of it: why it does not count, or that it was noted, with what looks wrong and the way back. */
export function useAnswer() {
  const t = useText(quickFuelTexts);
  const toast = useToast();
  const refusal = (reason: string | undefined): ToastMessage => ({
    tone: 'danger',
    title: t('refused'),
    text: t(isKnown(reason) ? `reason.${reason}` : 'reason.not-allowed'),
  });
  const undo = async ({ event, boat }: Noted) => {
    const back = { ...event, id: newId(), reverses_id: event.id, reason: t('undoReason') };
    const { fate } = await send({ ...back, taken_at: new Date().toISOString() }, boat);
    toast.show(fate.kind === 'refused' ? refusal(fate.refused[0]?.reason) : { title: t('reverseDone') });
  };
  return (noted: Noted): ToastMessage => {
    const { fate, event } = noted;
    if (fate.kind === 'refused') return refusal(fate.refused[0]?.reason);
    const warnings = (warned.get(event.id) ?? []).map((warning) => t(`warning.${warning}`));
    const waits = fate.kind === 'queued' ? [t(fate.isKept ? 'waitsHere' : 'stayOpen')] : [];
    const isFine = warnings.length === 0 && (fate.kind !== 'queued' || fate.isKept);
    const text = [...waits, ...warnings].join(' ');
    return {
      title: t('created'),
      ...(!isFine && { tone: 'warning' as const }),
      ...(text !== '' && { text }),
      undo: () => void undo(noted),
    };
  };
}

const reasons = [
  'not-allowed',
  'unknown-boat',
  'unknown-motor',
  'unknown-supplier',
  'unknown-photo',
  'future',
  'no-money',
  'unknown-fill',
  'reversed',
  'unknown-tank',
  'tank-short',
] as const;
const isKnown = (reason: string | undefined): reason is (typeof reasons)[number] =>
  reasons.some((each) => each === reason);
