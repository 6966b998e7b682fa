import type { PaymentMethod } from '@leme/contract/bookings/rules';
import type { AttendanceEvent, AttendanceState } from '@leme/contract/manifest/rules';
import { groupBy } from '#kit/browser/group-by.ts';

/** What everything on its way has: the server's key for it, where it belongs, and the words to show it by. */
type Entry = {
  id: string;
  booking_id: string;
  client_time: string;
  date: string;
  session_id: string;
  customer_name: string;
  /** Rises with everything done on this device. */
  seq: number;
};

/** A tap that is on its way. */
export type QueuedEvent = Entry &
  AttendanceEvent & {
    kind: 'mark';
    manifest_passenger_id: string;
    /** What the person was shown as before. */
    was: AttendanceState;
  };

/** Money taken that the server does not know of yet. */
export type QueuedPayment = Entry & {
  kind: 'payment';
  amount: number;
  method: PaymentMethod;
  note: string | null;
  /** What was paid with it, as far as this device knew: once the server says so, it has arrived. */
  paid_after: number;
};

export type Queued = QueuedEvent | QueuedPayment;
export type Kind = Queued['kind'];
/** `maximum`: what was owed when money above it arrived. */
export type Refused<Q extends Queued = Queued> = Q & { reason: string; maximum?: number };

export const isMark = (entry: Queued): entry is QueuedEvent => entry.kind === 'mark';
export const isPayment = (entry: Queued): entry is QueuedPayment => entry.kind === 'payment';

export type Outcome = {
  id: string;
  outcome: 'stored' | 'known' | 'refused';
  reason: string | null;
  maximum?: number;
};

/** What is left after the server's word: the rest stays queued, the refused are kept with their reason. */
export function settle(queued: readonly Queued[], outcomes: readonly Outcome[]) {
  const of = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  return {
    queued: queued.filter(({ id }) => !of.has(id)),
    refused: queued.flatMap((entry): Refused[] => {
      const outcome = of.get(entry.id);
      if (outcome?.outcome !== 'refused') return [];
      const { reason, maximum } = outcome;
      return [{ ...entry, reason: reason ?? 'unknown', ...(maximum !== undefined && { maximum }) }];
    }),
    done: queued.filter(({ id }) => of.has(id) && of.get(id)?.outcome !== 'refused'),
  };
}

export type RetryDecision = 'wait' | 'split' | { refuse: string };

/**
 * What a failed request means for what it carried. Nothing is given up because of the connection, a busy server or a
 * session that ended; only what the server cannot take even alone is set aside, with the reason.
 */
export function retryPolicy(status: number | null, name: string, count: number): RetryDecision {
  const isOurs = status !== null && status >= 400 && status < 500;
  if (!isOurs || status === 401 || status === 408 || status === 409 || status === 429) return 'wait';
  return count > 1 ? 'split' : { refuse: name };
}

/** One tap can mark several people of a party: what a person did, not what is sent. */
export function tapsOf<Q extends Queued>(entries: readonly Q[]): Q[][] {
  const name = (entry: Queued) =>
    isMark(entry) ? `${entry.booking_id} ${entry.client_time} ${entry.status}` : entry.id;
  return [...groupBy(entries, name).values()];
}
