import type { AttendanceEvent, AttendanceState } from '@leme/contract/manifest/rules';
import { groupBy } from '#kit/group-by.ts';

/** A tap that is on its way: what the server will be told, and the words to show it by. */
export type QueuedEvent = AttendanceEvent & {
  booking_id: string;
  manifest_passenger_id: string;
  client_time: string;
  /** Where it belongs and whom it is about, for the list of what was not sent. */
  date: string;
  session_id: string;
  customer_name: string;
  /** What the person was shown as before. */
  was: AttendanceState;
  /** Taps of one person in their order. */
  seq: number;
};

export type RefusedEvent = QueuedEvent & { reason: string };

export type Outcome = { id: string; outcome: 'stored' | 'known' | 'refused'; reason: string | null };

/** What is left after the server's word: the rest stays queued, the refused are kept with their reason. */
export function settle(queued: readonly QueuedEvent[], outcomes: readonly Outcome[]) {
  const of = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  return {
    queued: queued.filter(({ id }) => !of.has(id)),
    refused: queued.flatMap((event): RefusedEvent[] => {
      const outcome = of.get(event.id);
      return outcome?.outcome === 'refused' ? [{ ...event, reason: outcome.reason ?? 'unknown' }] : [];
    }),
    done: queued.filter(({ id }) => of.has(id) && of.get(id)?.outcome !== 'refused'),
  };
}

export type Verdict = 'wait' | 'split' | { refuse: string };

/**
 * What a failed request means for its events. Nothing is given up because of the connection, a busy server or a
 * session that ended; only an event the server cannot take even alone is set aside, with the reason.
 */
export function judgeFailure(status: number | null, name: string, count: number): Verdict {
  const isOurs = status !== null && status >= 400 && status < 500;
  if (!isOurs || status === 401 || status === 408 || status === 409 || status === 429) return 'wait';
  return count > 1 ? 'split' : { refuse: name };
}

/** One tap can mark several people of a party: what a person did, not what is sent. */
export function tapsOf<E extends QueuedEvent>(events: readonly E[]): E[][] {
  const name = ({ booking_id, client_time, status }: E) => `${booking_id} ${client_time} ${status}`;
  return [...groupBy(events, name).values()];
}
