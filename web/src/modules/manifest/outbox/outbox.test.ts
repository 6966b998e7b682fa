import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
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
    session_id: 'session',
    customer_name: 'Maria Gonçalves',
    was: 'pending',
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
  send: (events: readonly QueuedEvent[], signal: AbortSignal) => Promise<Outcome[]>,
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

const offline = async (): Promise<Outcome[]> => {
  throw lost();
};

describe('taps on their way', () => {
  test('are kept before they are sent and gone once the server has them', async () => {
    const device = aDevice();
    let keptAtSending = 0;
    const outbox = anOutbox(device, async (events) => {
      keptAtSending = device.queued.size;
      return stored(events);
    });
    expect(await outbox.add([anEvent(1), anEvent(2)])).toEqual({ kind: 'stored' });
    expect(keptAtSending).toBe(2);
    expect(device.queued.size).toBe(0);
    expect(outbox.state()).toMatchObject({ queued: [], waiting: false });
  });

  test('without a connection they wait, and are there again after a reload, in their order', async () => {
    const device = aDevice();
    const first = anOutbox(device, offline);
    expect(await first.add([anEvent(2), anEvent(1)])).toEqual({ kind: 'queued' });
    expect(first.state().waiting).toBe(true);
    const after = anOutbox(device, offline);
    await after.reload();
    expect(after.state().queued.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test('what the server refuses is listed with its reason until somebody has read it', async () => {
    const device = aDevice();
    const outbox = anOutbox(device, async (events) =>
      events.map(({ id }) => ({ id, outcome: 'refused', reason: 'booking-cancelled' })),
    );
    expect(await outbox.add([anEvent(1)])).toMatchObject({
      kind: 'refused',
      count: 1,
      refused: [{ id: 'event-1', reason: 'booking-cancelled' }],
    });
    expect(outbox.state()).toMatchObject({
      queued: [],
      refused: [{ id: 'event-1', reason: 'booking-cancelled' }],
    });
    await outbox.dismiss('event-1');
    expect(outbox.state().refused).toEqual([]);
    expect(device.refused.size).toBe(0);
  });

  test('one event the server cannot take does not hold up the others', async () => {
    const outbox = anOutbox(aDevice(), async (events) => {
      if (events.some(({ seq }) => seq === 2)) throw new Failure({ status: 422, name: 'validation' });
      return stored(events);
    });
    await outbox.add([anEvent(1), anEvent(2), anEvent(3)]);
    expect(outbox.state()).toMatchObject({ queued: [], refused: [{ id: 'event-2', reason: 'validation' }] });
  });

  test('what hangs on a dead connection is given up and sent anew when the connection is back', async () => {
    let isBack = false;
    const hanging = (events: readonly QueuedEvent[], signal: AbortSignal) =>
      isBack
        ? stored(events)
        : new Promise<Outcome[]>((_, reject) => signal.addEventListener('abort', () => reject(lost())));
    const outbox = anOutbox(aDevice(), hanging);
    void outbox.add([anEvent(1)]);
    await vi.waitFor(() => expect(outbox.state().sending).toBe(true));
    isBack = true;
    await outbox.hurry();
    expect(outbox.state().queued).toEqual([]);
  });

  test('a tap on a connection that answers nothing is said to wait after a moment', async () => {
    vi.useFakeTimers();
    try {
      const outbox = anOutbox(aDevice(), () => new Promise(() => undefined));
      const fate = outbox.add([anEvent(1)]);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await fate).toEqual({ kind: 'queued' });
      expect(outbox.state().waiting).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('what another tab has sent is no longer shown as waiting', async () => {
    const device = aDevice();
    const here = anOutbox(device, offline);
    await here.add([anEvent(1)]);
    const there = anOutbox(device, stored);
    await there.drain();
    await here.reload();
    expect(here.state().queued).toEqual([]);
  });

  test('a tap kept while the drawer is being read is not taken for one that another tab has sent', async () => {
    const device = aDevice();
    const { load } = device.drawer;
    const read = Promise.withResolvers<void>();
    device.drawer.load = async () => {
      const before = await load();
      await read.promise;
      return before;
    };
    const outbox = anOutbox(device, stored);
    const draining = outbox.drain();
    const fate = outbox.add([anEvent(1)]);
    await vi.waitFor(() => expect(device.queued.size).toBe(1));
    read.resolve();
    await draining;
    await fate;
    expect(device.queued.size).toBe(0);
    expect(outbox.state().queued).toEqual([]);
  });

  test('a device that keeps nothing still sends, and says that it keeps nothing', async () => {
    const device = aDevice();
    device.drawer.keep = async () => {
      throw new Error('quota');
    };
    device.drawer.load = async () => {
      throw new Error('no storage');
    };
    let send: typeof stored = offline;
    const outbox = anOutbox(device, (events) => send(events));
    await outbox.add([anEvent(1)]);
    expect(outbox.state()).toMatchObject({ durable: false, queued: [{ id: 'event-1' }] });
    send = stored;
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

  test('in 10,000 generated days of lost answers, two tabs and reloads every tap reaches the server once', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('tap' as const), tab: fc.nat(1) }),
      fc.record({
        kind: fc.constant('drain' as const),
        tab: fc.nat(1),
        fails: fc.constantFrom('before', 'after', 'never'),
      }),
      fc.record({ kind: fc.constant('reload' as const), tab: fc.nat(1) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const device = aDevice();
        const server: string[] = [];
        let fails = 'before';
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
        const tabs = [anOutbox(device, send), anOutbox(device, send)];
        let taps = 0;
        for (const each of steps) {
          if (each.kind === 'tap') {
            taps += 1;
            await tabs[each.tab]?.add([anEvent(taps)]);
          }
          if (each.kind === 'reload') {
            tabs[each.tab] = anOutbox(device, send);
            await tabs[each.tab]?.reload();
          }
          if (each.kind === 'drain') {
            fails = each.fails;
            await tabs[each.tab]?.drain();
            fails = 'before';
          }
        }
        fails = 'never';
        for (const tab of tabs) await tab.drain();
        expect(server).toHaveLength(taps);
        expect(new Set(server).size).toBe(taps);
        expect(tabs.map((tab) => tab.state().queued)).toEqual([[], []]);
        expect(device.queued.size).toBe(0);
      }),
      { numRuns: 10_000 },
    );
  });
});
