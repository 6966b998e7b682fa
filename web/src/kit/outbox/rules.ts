import { groupBy } from '#kit/browser/group-by.ts';

/** What everything on its way has: the server's key for it, and when it was done here. */
export type Entry = {
  kind: string;
  id: string;
  client_time: string;
  /** Rises with everything done on this device. */
  seq: number;
  /** What one press did stands in the list as one; without it each entry is one. */
  tap?: string;
};

/** `maximum`: what was possible when more arrived. */
export type Refused<Q extends Entry = Entry> = Q & { reason: string; maximum?: number };

export type Outcome = {
  id: string;
  outcome: 'stored' | 'known' | 'refused';
  reason: string | null;
  maximum?: number;
};

/** What is left after the server's word: the rest stays queued, the refused are kept with their reason. */
export function settle(queued: readonly Entry[], outcomes: readonly Outcome[]) {
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

/** What a person did, not what is sent: one press can mark several people of a party. */
export function tapsOf<Q extends Entry>(entries: readonly Q[]): Q[][] {
  return [...groupBy(entries, ({ tap, id }) => tap ?? id).values()];
}
