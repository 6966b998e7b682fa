import { describe, expect, test, vi } from 'vitest';
import {
  aDevice,
  anEvent,
  anOutbox,
  aSeal,
  aWord,
  Failure,
  lost,
  offline,
  stored,
} from './outbox.testing.ts';
import { type Entry, type Outcome, retryPolicy } from './rules.ts';

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
    expect(outbox.state()).toMatchObject({ queued: [], waiting: new Set() });
  });

  test('without a connection they wait, and are there again after a reload, in their order', async () => {
    const device = aDevice();
    const first = anOutbox(device, offline);
    expect(await first.add([anEvent(2), anEvent(1)])).toEqual({ kind: 'queued', isKept: true });
    expect(first.state().waiting).toEqual(new Set(['mark']));
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

  test('kinds of one way go in the order things were said, each with its own, and none before the one ahead', async () => {
    const sent: string[][] = [];
    let isAshore = false;
    const outbox = anOutbox(aDevice(), async (events) => {
      if (!isAshore && events[0]?.kind === 'voyage') throw lost();
      sent.push(events.map(({ id }) => id));
      return stored(events);
    });
    const said = [[aWord(1)], [aSeal(2), aSeal(3)], [aWord(4)], [anEvent(5)]];
    const fates = await Promise.all(said.map((entries) => outbox.add(entries)));
    expect(fates.map(({ kind }) => kind)).toEqual(['queued', 'queued', 'queued', 'stored']);
    expect(sent).toEqual([['event-5']]);
    expect(outbox.state().waiting).toEqual(new Set(['voyage', 'departure']));
    isAshore = true;
    await outbox.drain();
    expect(sent.slice(1)).toEqual([['voyage-1'], ['departure-2', 'departure-3'], ['voyage-4']]);
    expect(outbox.state()).toMatchObject({ queued: [], waiting: new Set() });
  });

  test('what hangs on a dead connection is given up and sent anew when the connection is back', async () => {
    let isBack = false;
    const hanging = (events: readonly Entry[], signal: AbortSignal) =>
      isBack
        ? stored(events)
        : new Promise<Outcome[]>((_, reject) => signal.addEventListener('abort', () => reject(lost())));
    const outbox = anOutbox(aDevice(), hanging);
    void outbox.add([anEvent(1)]);
    await vi.waitFor(() => expect(outbox.state().sending).toBe(true));
    isBack = true;
    await outbox.retryNow();
    expect(outbox.state().queued).toEqual([]);
  });

  test('a tap on a connection that answers nothing is said to wait after a moment', async () => {
    vi.useFakeTimers();
    try {
      const outbox = anOutbox(aDevice(), () => new Promise(() => undefined));
      const fate = outbox.add([anEvent(1)]);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await fate).toEqual({ kind: 'queued', isKept: true });
      expect(outbox.state().waiting).toEqual(new Set(['mark']));
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

  test('a device that keeps nothing still sends, and calls nothing kept', async () => {
    const device = aDevice();
    device.drawer.keep = async () => {
      throw new Error('quota');
    };
    device.drawer.load = async () => {
      throw new Error('no storage');
    };
    let send: typeof stored = offline;
    const outbox = anOutbox(device, (events) => send(events));
    expect(await outbox.add([anEvent(1)])).toEqual({ kind: 'queued', isKept: false });
    expect(outbox.state()).toMatchObject({ loose: new Set(['event-1']), queued: [{ id: 'event-1' }] });
    send = stored;
    await outbox.drain();
    expect(outbox.state()).toMatchObject({ queued: [], loose: new Set() });
  });

  test('each tap is known to be kept or not, and one made before there was a key is kept once there is', async () => {
    vi.useFakeTimers();
    try {
      const device = aDevice();
      const { keep } = device.drawer;
      const locked = async () => Promise.reject(new Error('no key'));
      device.drawer.keep = locked;
      const outbox = anOutbox(device, offline);
      const early = outbox.add([anEvent(1)]);
      await vi.advanceTimersByTimeAsync(100);
      expect(outbox.state().loose).toEqual(new Set(['event-1']));
      expect(await early).toEqual({ kind: 'queued', isKept: false });
      device.drawer.keep = keep;
      await outbox.add([anEvent(2)]);
      expect(outbox.state().loose).toEqual(new Set(['event-1']));
      await vi.advanceTimersByTimeAsync(5_000);
      expect(outbox.state().loose).toEqual(new Set());
      expect([...device.queued.keys()].sort()).toEqual(['event-1', 'event-2']);
      device.drawer.keep = locked;
      await outbox.add([anEvent(3)]);
      device.drawer.keep = keep;
      await outbox.keepLoose();
      expect(outbox.state().loose).toEqual(new Set());
    } finally {
      vi.useRealTimers();
    }
  });

  test('what was answered before the disk had kept it does not come back after a reload', async () => {
    const device = aDevice();
    const { keep } = device.drawer;
    const disk = Promise.withResolvers<void>();
    let isKept = false;
    device.drawer.keep = async (events) => {
      await disk.promise;
      await keep(events);
      isKept = true;
    };
    const send = async (events: readonly Entry[]) =>
      events.map(({ id, seq }): Outcome => {
        const isRefused = seq === 2;
        return {
          id,
          outcome: isRefused ? 'refused' : 'stored',
          reason: isRefused ? 'booking-cancelled' : null,
        };
      });
    const outbox = anOutbox(device, send);
    expect(await outbox.add([anEvent(1), anEvent(2)])).toMatchObject({ kind: 'refused' });
    disk.resolve();
    await vi.waitFor(() => expect([isKept, device.queued.size]).toEqual([true, 0]));
    expect([...device.refused.keys()]).toEqual(['event-2']);
  });

  test.each([
    ['a lost connection', null],
    ['a session that ended', 401],
    ['a page of another company', 409],
    ['too many requests', 429],
    ['a broken server', 500],
    ['a busy one', 503],
  ])('%s gives nothing up', (_, status) => {
    expect(retryPolicy(status, 'any', 1)).toBe('wait');
    expect(retryPolicy(status, 'any', 50)).toBe('wait');
  });
});
