import { seal, unseal } from '#kit/device/cipher.ts';
import { change, look, type Row } from '#kit/device/database.ts';
import { keyOf } from '#kit/device/keys.ts';
import type { OutboxStore } from './outbox.ts';
import type { Entry, Refused } from './rules.ts';

type Stored = { kind: 'queued'; event: Entry } | { kind: 'refused'; event: Refused };

/** One person's drawer on this device. Without the key of that person nothing in it can be read or added. */
export function indexedDbOutbox(owner: string): OutboxStore {
  async function write(entries: readonly Stored[], removed: readonly string[]): Promise<void> {
    const key = await keyOf(owner);
    const rows = await Promise.all(
      entries.map(
        async (entry): Promise<Row['outbox']> => ({ id: entry.event.id, owner, ...(await seal(key, entry)) }),
      ),
    );
    await change('outbox', (store) => {
      for (const id of removed) store.delete(id);
      for (const row of rows) store.put(row);
    });
  }

  return {
    async load() {
      const key = await keyOf(owner);
      const rows: Row['outbox'][] = await look('outbox', (store) => store.index('owner').getAll(owner));
      // What another key sealed stays where it is; it must not hide the rest.
      const read = await Promise.allSettled(rows.map((row) => unseal(key, row) as Promise<Stored>));
      const entries = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      // Builds of before knew marks alone and did not name them.
      const named = <Q extends Entry>(event: Q): Q => ({ ...event, kind: event.kind ?? 'mark' });
      return {
        queued: entries.flatMap((entry) => (entry.kind === 'queued' ? [named(entry.event)] : [])),
        refused: entries.flatMap((entry) => (entry.kind === 'refused' ? [named(entry.event)] : [])),
      };
    },
    keep: (events) =>
      write(
        events.map((event) => ({ kind: 'queued', event })),
        [],
      ),
    settle: (done, refused) =>
      write(
        refused.map((event) => ({ kind: 'refused', event })),
        done,
      ),
  };
}
