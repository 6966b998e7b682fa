import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { aDevice, anEvent, anOutbox, aPayment, aWord, Failure, lost, stored } from '../outbox.testing.ts';
import type { Entry, Outcome } from '../rules.ts';

test('a check-in never waits for money: not behind a session that sleeps, not behind an answer that does not come', async () => {
  const sentMarks: string[] = [];
  const answer = Promise.withResolvers<void>();
  const outbox = anOutbox(aDevice(), async (entries) => {
    const [first] = entries;
    if (first?.kind === 'mark') {
      sentMarks.push(...entries.map(({ id }) => id));
      return stored(entries);
    }
    await answer.promise;
    throw new Failure({ status: 401, name: 'signed-out' });
  });
  const money = outbox.add([aPayment(1)]);
  await vi.waitFor(() => expect(outbox.state().sending).toBe(true));
  expect(await outbox.add([anEvent(2)])).toEqual({ kind: 'stored' });
  answer.resolve();
  expect(await money).toEqual({ kind: 'queued', isKept: true });
  expect(await outbox.add([anEvent(3)])).toEqual({ kind: 'stored' });
  expect(sentMarks).toEqual(['event-2', 'event-3']);
  expect(outbox.state()).toMatchObject({ queued: [{ id: 'payment-1' }], waiting: new Set(['payment']) });
});

test('payments go one by one in the order they were taken; a refused one is listed and holds up no other', async () => {
  const asked: string[] = [];
  const outbox = anOutbox(aDevice(), async (entries) => {
    asked.push(entries.map(({ id }) => id).join());
    if (entries[0]?.id === 'payment-2') throw new Failure({ status: 422, name: 'above-remaining' });
    return stored(entries);
  });
  await Promise.all([outbox.add([aPayment(1)]), outbox.add([aPayment(2)]), outbox.add([aPayment(3)])]);
  expect(asked).toEqual(['payment-1', 'payment-2', 'payment-3']);
  expect(outbox.state()).toMatchObject({
    queued: [],
    refused: [{ id: 'payment-2', amount: 50, reason: 'above-remaining' }],
  });
});

const made = { tap: anEvent, pay: aPayment, say: aWord };

test('in 10,000 generated days of lost answers, two tabs and reloads every tap reaches the server once', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom('tap' as const, 'pay' as const, 'say' as const), tab: fc.nat(1) }),
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
      const send = async (events: readonly Entry[]) => {
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
        if (each.kind === 'tap' || each.kind === 'pay' || each.kind === 'say') {
          taps += 1;
          await tabs[each.tab]?.add([made[each.kind](taps)]);
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
      // Money goes in the order it was taken, and what is said of voyages in the order it was said.
      for (const kind of ['payment', 'voyage']) {
        const sent = server.flatMap((id) => (id.startsWith(kind) ? [Number(id.split('-')[1])] : []));
        expect(sent).toEqual(sent.toSorted((a, b) => a - b));
      }
      expect(tabs.map((tab) => tab.state().queued)).toEqual([[], []]);
      expect(device.queued.size).toBe(0);
    }),
    { numRuns: 10_000 },
  );
});
