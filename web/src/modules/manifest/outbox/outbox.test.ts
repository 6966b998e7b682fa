import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Drawer, openOutbox, type SendFailure } from './outbox.ts';
import { judgeFailure, type Outcome, type QueuedEvent, type RefusedEvent } from './queue-rules.ts';

class Failure extends Error {
  readonly what: SendFailure;
  constructor(what: SendFailure) {
    super(what.name);
    this.what = what;
  }
}
const lost = () => new Failure({ status: null, name: 'lost' });

function anEvent(seq: number): QueuedEvent {
  return {
    id: `event-${seq}`,
    status: 'checked_in',
    bases: [],
    booking_id: 'booking',
    manifest_passenger_id: `person-${seq}`,
    client_time: '2026-11-20T12:00:00Z',
    date: '2026-11-20',
    customer_name: 'Maria Gonçalves',
    seq,
  };
}

/** What stays on the device when the page is gone. */
function aDevice() {
  const queued = new Map<string, QueuedEvent>();
  const refused = new Map<string, RefusedEvent>();
  const drawer: Drawer = {
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

function anOutbox(
  device: ReturnType<typeof aDevice>,
  send: (events: readonly QueuedEvent[]) => Promise<Outcome[]>,
) {
  return openOutbox({
    drawer: device.drawer,
    send,
    failureOf: (error) => (error as Failure).what,
    alone: (work) => work(),
  });
}

const stored = async (events: readonly QueuedEvent[]) =>
  events.map(({ id }): Outcome => ({ id, outcome: 'stored', reason: null }));

describe('taps on their way', () => {
  test('are kept before they are sent and gone once the server has them', async () => {
    const device = aDevice();
    const outbox = anOutbox(device, stored);
    await outbox.add([anEvent(1), anEvent(2)]);
    expect(device.queued.size).toBe(2);
    await outbox.drain();
    expect(device.queued.size).toBe(0);
    expect(outbox.state().queued).toEqual([]);
  });

  test('are there again after a reload, in their order', async () => {
    const device = aDevice();
    await anOutbox(device, stored).add([anEvent(2), anEvent(1)]);
    const after = anOutbox(device, stored);
    await after.reload();
    expect(after.state().queued.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test('what the server refuses is listed with its reason until somebody has read it', async () => {
    const device = aDevice();
    const outbox = anOutbox(device, async (events) =>
      events.map(({ id }) => ({ id, outcome: 'refused', reason: 'booking-cancelled' })),
    );
    await outbox.add([anEvent(1)]);
    await outbox.drain();
    expect(outbox.state()).toMatchObject({
      queued: [],
      refused: [{ id: 'event-1', reason: 'booking-cancelled' }],
    });
    await outbox.dismiss('event-1');
    expect(outbox.state().refused).toEqual([]);
    expect(device.refused.size).toBe(0);
  });

  test('one event the server cannot take does not hold up the others', async () => {
    const device = aDevice();
    const outbox = anOutbox(device, async (events) => {
      if (events.some(({ seq }) => seq === 2)) throw new Failure({ status: 422, name: 'validation' });
      return stored(events);
    });
    await outbox.add([anEvent(1), anEvent(2), anEvent(3)]);
    await outbox.drain();
    expect(outbox.state()).toMatchObject({ queued: [], refused: [{ id: 'event-2', reason: 'validation' }] });
  });

  test('a device that keeps nothing still sends, and says that it keeps nothing', async () => {
    const device = aDevice();
    device.drawer.keep = async () => {
      throw new Error('quota');
    };
    const outbox = anOutbox(device, stored);
    await outbox.add([anEvent(1)]);
    expect(outbox.state().durable).toBe(false);
    await outbox.drain();
    expect(outbox.state().queued).toEqual([]);
  });

  test.each([
    ['a lost connection', null],
    ['a session that ended', 401],
    ['a page of another company', 409],
    ['too many requests', 429],
    ['a broken server', 500],
    ['a busy one', 503],
  ])('%s gives nothing up', (_, status) => {
    expect(judgeFailure(status, 'any', 1)).toBe('wait');
    expect(judgeFailure(status, 'any', 50)).toBe('wait');
  });

  test('in 10,000 generated days of lost answers and reloads every tap reaches the server once', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('tap' as const) }),
      fc.record({ kind: fc.constant('drain' as const), fails: fc.constantFrom('before', 'after', 'never') }),
      fc.record({ kind: fc.constant('reload' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
        const device = aDevice();
        const server: string[] = [];
        let fails = 'never';
        const send = async (events: readonly QueuedEvent[]) => {
          if (fails === 'before') throw lost();
          const outcomes = events.map(({ id }): Outcome => {
            const isKnown = server.includes(id);
            if (!isKnown) server.push(id);
            return { id, outcome: isKnown ? 'known' : 'stored', reason: null };
          });
          if (fails === 'after') throw lost();
          return outcomes;
        };
        let outbox = anOutbox(device, send);
        let taps = 0;
        for (const each of steps) {
          if (each.kind === 'tap') {
            taps += 1;
            await outbox.add([anEvent(taps)]);
          }
          if (each.kind === 'reload') {
            outbox = anOutbox(device, send);
            await outbox.reload();
          }
          if (each.kind === 'drain') {
            fails = each.fails;
            await outbox.drain();
          }
        }
        fails = 'never';
        await outbox.drain();
        expect(server).toHaveLength(taps);
        expect(new Set(server).size).toBe(taps);
        expect(outbox.state().queued).toEqual([]);
        expect(device.queued.size).toBe(0);
      }),
      { numRuns: 10_000 },
    );
  });
});
