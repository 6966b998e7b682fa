import type { noteVoyages } from '@leme/contract/voyages/logbook/endpoints';
import type { EventKind, OccurrenceKind } from '@leme/contract/voyages/logbook/voyage-events';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useText } from '#kit/text/i18n.ts';
import type { ToastMessage } from '#ui/feedback/toast.tsx';
import { logbookTexts } from '../texts/texts.ts';

/** What is said of a voyage; where it does not speak of something, that is left out. */
type Saying = {
  kind: EventKind;
  voyage_id?: string;
  boat_id: string;
  session_id?: string | null;
  step?: number;
  people?: number | null;
  hours?: number | null;
  motor_id?: string | null;
  captain?: string | null;
  text?: string | null;
  occurrence?: OccurrenceKind | null;
  level?: number | null;
  eta?: string | null;
};
type Answer = Awaited<ReturnType<typeof send>>;

/** One body for a press now and for a queue later. */
const send = (event: object, user_id: string) =>
  call<typeof noteVoyages>('POST /logbook-events', {
    user_id,
    sent_at: new Date().toISOString(),
    events: [event as never],
  });

/** Says one thing of a voyage. Sent again after a failure it is the same, whatever was typed meanwhile. */
export function useSay() {
  const { user } = useSignedIn();
  const [id] = useState(() => crypto.randomUUID());
  return ({ voyage_id = id, ...said }: Saying) =>
    send({ ...said, id, voyage_id, client_time: new Date().toISOString() }, user.id);
}

/** What is told of the answer: that it was done, that it waits in review, or that it does not count. */
export function useAnswer() {
  const t = useText(logbookTexts);
  return ({ results: [result] }: Answer, done: string): ToastMessage => {
    if (result?.outcome === 'refused')
      return { tone: 'danger', title: t(result.reason === 'not-allowed' ? 'notAllowed' : 'unknownBoat') };
    if (result?.why === 'other-voyage') return { tone: 'warning', title: done, text: t('inReview') };
    if (result?.why) return { tone: 'danger', title: done, text: t('staysOpen') };
    return { title: done };
  };
}
