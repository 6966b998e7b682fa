import { seal, unseal } from '#kit/device/cipher.ts';
import { openDevice } from '#kit/device/database.ts';
import type { Drawer } from './outbox.ts';
import type { QueuedEvent, RefusedEvent } from './queue-rules.ts';

type Stored = { kind: 'queued'; event: QueuedEvent } | { kind: 'refused'; event: RefusedEvent };

/** One person's drawer on this device. Without the key of that person nothing in it can be read or added. */
export function deviceDrawer(owner: string): Drawer {
  const keyOf = async () => {
    const key = await (await openDevice()).get('keys', owner);
    if (!key) throw new Error('This device has no key for its outbox');
    return key;
  };

  async function write(entries: readonly Stored[], removed: readonly string[]): Promise<void> {
    const key = await keyOf();
    const rows = await Promise.all(
      entries.map(async (entry) => ({ id: entry.event.id, owner, ...(await seal(key, entry)) })),
    );
    const transaction = (await openDevice()).transaction('outbox', 'readwrite', { durability: 'strict' });
    for (const row of rows) void transaction.store.put(row);
    for (const id of removed) void transaction.store.delete(id);
    await transaction.done;
  }

  return {
    async load() {
      const key = await keyOf();
      const rows = await (await openDevice()).getAllFromIndex('outbox', 'owner', owner);
      // What another key sealed stays where it is; it must not hide the rest.
      const read = await Promise.allSettled(rows.map((row) => unseal(key, row) as Promise<Stored>));
      const entries = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      return {
        queued: entries.flatMap((entry) => (entry.kind === 'queued' ? [entry.event] : [])),
        refused: entries.flatMap((entry) => (entry.kind === 'refused' ? [entry.event] : [])),
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
