import { type OutboxStore, openOutbox } from './outbox.ts';
import {
  type Outcome,
  type Queued,
  type QueuedEvent,
  type QueuedPayment,
  type Refused,
  retryPolicy,
} from './queue-rules.ts';

type SendFailure = { status: number | null; name: string };

export class Failure extends Error {
  readonly what: SendFailure;
  constructor(what: SendFailure) {
    super(what.name);
    this.what = what;
  }
}
export const lost = () => new Failure({ status: null, name: 'lost' });

export function anEvent(seq: number): QueuedEvent {
  return {
    kind: 'mark',
    id: `event-${seq}`,
    status: 'checked_in',
    bases: [],
    booking_id: 'booking',
    manifest_passenger_id: `person-${seq}`,
    client_time: '2026-11-20T12:00:00Z',
    date: '2026-11-20',
    session_id: 'session',
    customer_name: 'Maria Gonçalves',
    was: 'pending',
    seq,
  };
}

export function aPayment(seq: number): QueuedPayment {
  return {
    kind: 'payment',
    id: `payment-${seq}`,
    booking_id: 'booking',
    client_time: '2026-11-20T12:00:00Z',
    date: '2026-11-20',
    session_id: 'session',
    customer_name: 'Maria Gonçalves',
    seq,
    amount: 50,
    method: 'dinheiro',
    note: null,
    paid_after: 50 * seq,
  };
}

/** What stays on the device when the page is gone. */
export function aDevice() {
  const queued = new Map<string, Queued>();
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
  send: (events: readonly Queued[], signal: AbortSignal) => Promise<Outcome[]>,
) {
  return openOutbox({
    drawer: device.drawer,
    send,
    judge: (error, { length }) => {
      const { status, name } = (error as Failure).what;
      return retryPolicy(status, name, length);
    },
    alone: (_, work) => work(),
  });
}

export const stored = async (events: readonly Queued[]) =>
  events.map(({ id }): Outcome => ({ id, outcome: 'stored', reason: null }));

export const offline = async (): Promise<Outcome[]> => {
  throw lost();
};
