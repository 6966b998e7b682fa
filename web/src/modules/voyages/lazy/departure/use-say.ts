import { newId } from '#kit/api/idempotency.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import type { DeliveryResult } from '#kit/outbox/outbox.ts';
import { nextSeq, queue } from '#kit/outbox/own-outbox.ts';
import { useText } from '#kit/text/i18n.ts';
import type { ToastMessage } from '#ui/feedback/toast.tsx';
import { departures, voyages } from '../../outbox/kinds.ts';
import type { SaidOfDeparture, SaidOfVoyage, SealedHere } from '../../outbox/queue-rules.ts';
import { departureTexts } from './texts/texts.ts';

/** What is said of the voyage of a departure in the same breath; what it does not speak of is left out. */
type SaidWithIt = Partial<SaidOfVoyage> & Pick<SaidOfVoyage, 'id' | 'kind' | 'voyage_id' | 'boat_id'>;

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

/** Says things of a departure with a signal or without one, each with an id already, so that twice is once. */
export function useSayOf(boat: string) {
  const { user } = useSignedIn();
  return {
    departure(events: readonly SaidOfDeparture[], sealed?: SealedHere): Promise<DeliveryResult> {
      const client_time = new Date().toISOString();
      const by = user.user_metadata.full_name;
      return queue(
        departures,
        events.map((event) => ({
          kind: 'departure' as const,
          id: event.id,
          client_time,
          seq: nextSeq(),
          tap: events[0]?.id ?? newId(),
          boat,
          by,
          event,
          ...(event.kind === 'sealed' && sealed && { sealed }),
        })),
      );
    },
    voyage(said: SaidWithIt): Promise<DeliveryResult> {
      const client_time = new Date().toISOString();
      const event = { ...silent, ...said };
      return queue(voyages, [{ kind: 'voyage', id: said.id, client_time, seq: nextSeq(), boat, event }]);
    },
  };
}

/** What is told of it: that it was done, that it waits for a signal, or that it does not count. */
export function useFate() {
  const t = useText(departureTexts);
  return (fate: DeliveryResult, done: ToastMessage, failed: string): ToastMessage => {
    if (fate.kind === 'refused') return { tone: 'danger', title: failed, text: t('refusedText') };
    if (fate.kind === 'stored') return done;
    return fate.isKept
      ? { title: done.title, text: t('waitsHere') }
      : { tone: 'warning', title: done.title, text: t('stayOpen') };
  };
}
