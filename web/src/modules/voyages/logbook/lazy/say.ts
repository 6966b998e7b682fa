import type { EventKind, OccurrenceKind } from '@leme/contract/voyages/logbook/voyage-events';
import { useState } from 'react';
import { newId } from '#kit/api/idempotency.ts';
import type { DeliveryResult } from '#kit/outbox/outbox.ts';
import { nextSeq, queue } from '#kit/outbox/own-outbox.ts';
import { useText } from '#kit/text/i18n.ts';
import type { ToastMessage } from '#ui/feedback/toast.tsx';
import { voyages } from '../../outbox/kinds.ts';
import { answered } from '../../outbox/lazy/send-voyages.ts';
import type { SaidOfVoyage } from '../../outbox/queue-rules.ts';
import { logbookTexts } from '../texts/texts.ts';

/** What is said of a voyage; where it does not speak of something, that is left out. */
type Saying = Partial<SaidOfVoyage> & {
  kind: EventKind;
  boat_id: string;
  occurrence?: OccurrenceKind | null;
};
/** What became of what was said: with the server, or waiting on this device. */
export type Fate = DeliveryResult & { id: string };

const silent = {
  session_id: null,
  step: 0,
  people: null,
  hours: null,
  motor_id: null,
  captain: null,
  text: null,
  occurrence: null,
  level: null,
  eta: null,
  explains: false,
};

/** Says one thing of a voyage of a boat, with a signal or without one; said twice by a trembling thumb it is the same. */
export function useSay(boat: string) {
  const [id] = useState(newId);
  return async ({ voyage_id = id, ...said }: Saying, called = boat): Promise<Fate> => {
    const event = { ...silent, ...said, id, voyage_id };
    const client_time = new Date().toISOString();
    const fate = await queue(voyages, [
      { kind: 'voyage', id, client_time, seq: nextSeq(), boat: called, event },
    ]);
    return { ...fate, id };
  };
}

/** What is told of it: that it was done or waits for a signal, that it waits in review, or that it does not count. */
export function useAnswer() {
  const t = useText(logbookTexts);
  return (fate: Fate, done: string): ToastMessage => {
    if (fate.kind === 'refused') {
      const [refused] = fate.refused;
      return { tone: 'danger', title: t(refused?.reason === 'unknown-boat' ? 'unknownBoat' : 'notAllowed') };
    }
    if (fate.kind === 'queued')
      return fate.isKept
        ? { title: done, text: t('waitsHere') }
        : { tone: 'warning', title: done, text: t('stayOpen') };
    const why = answered.get(fate.id)?.why;
    if (why === 'other-voyage') return { tone: 'warning', title: done, text: t('inReview') };
    if (why) return { tone: 'danger', title: done, text: t('staysOpen') };
    return { title: done };
  };
}
