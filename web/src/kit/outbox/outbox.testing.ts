import { type OutboxStore, openOutbox } from './outbox.ts';
import { type Entry, type Outcome, type Refused, retryPolicy } from './rules.ts';

type SendFailure = { status: number | null; name: string };

export class Failure extends Error {
  readonly what: SendFailure;
  constructor(what: SendFailure) {
    super(what.name);
    this.what = what;
  }
}
export const lost = () => new Failure({ status: null, name: 'lost' });

const client_time = '2026-11-20T12:00:00Z';

export const anEvent = (seq: number): Entry => ({ kind: 'mark', id: `event-${seq}`, client_time, seq });

export const aPayment = (seq: number): Entry & { amount: number } => ({
  kind: 'payment',
  id: `payment-${seq}`,
  client_time,
  seq,
  amount: 50,
});

export const aWord = (seq: number): Entry => ({ kind: 'voyage', id: `voyage-${seq}`, client_time, seq });

/** It goes the way of the words of a voyage. */
export const aSeal = (seq: number): Entry => ({
  kind: 'departure',
  id: `departure-${seq}`,
  client_time,
  seq,
});

const batches: Readonly<Record<string, number>> = { mark: 100, payment: 1, voyage: 50, departure: 3 };

/** What stays on the device when the page is gone. */
export function aDevice() {
  const queued = new Map<string, Entry>();
  const refused = new Map<string, Refused>();
  const drawer: OutboxStore = {
    load: async () => ({ queued: [...queued.values()], refused: [...refused.values()] }),
    async keep(events) {
      for (const event of events) queued.set(event.id, event);
    },
    async settle(done, set) {
      for (const id of done) {
        queued.delete(id);
        refused.delete(id);
      }
      for (const event of set) {
        queued.delete(event.id);
        refused.set(event.id, event);
      }
    },
  };
  return { drawer, queued, refused };
}

export function anOutbox(
  device: ReturnType<typeof aDevice>,
  send: (events: readonly Entry[], signal: AbortSignal) => Promise<Outcome[]>,
) {
  return openOutbox({
    drawer: device.drawer,
    send,
    judge: (error, { length }) => {
      const { status, name } = (error as Failure).what;
      return retryPolicy(status, name, length);
    },
    batchOf: (kind) => batches[kind],
    wayOf: (kind) => (kind === 'departure' ? 'voyage' : kind),
    alone: (_, work) => work(),
  });
}

export const stored = async (events: readonly Entry[]) =>
  events.map(({ id }): Outcome => ({ id, outcome: 'stored', reason: null }));

export const offline = async (): Promise<Outcome[]> => {
  throw lost();
};
