import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What this device keeps. `owner` is `<user id>.<tenant id>`: nobody reads what another person left here. */
type Kept = DBSchema & {
  /** A day as it was last seen, for the pier without a signal. */
  days: {
    key: [owner: string, date: string];
    value: { owner: string; date: string; seen_at: number; day: unknown };
    indexes: { owner: string };
  };
  /** Taps not yet answered, as ciphertext. */
  outbox: {
    key: string;
    value: { id: string; owner: string; iv: Uint8Array<ArrayBuffer>; text: ArrayBuffer };
    indexes: { owner: string };
  };
  /** The key of each person's outbox; it cannot be read out, only used. */
  keys: { key: string; value: CryptoKey };
};

export type Device = IDBPDatabase<Kept>;

let opened: Promise<Device> | undefined;

/** The database of this device; rejects where the browser keeps nothing (a private window, a full disk). */
export function openDevice(): Promise<Device> {
  opened ??= openDB<Kept>('leme', 1, {
    upgrade(database) {
      database.createObjectStore('days', { keyPath: ['owner', 'date'] }).createIndex('owner', 'owner');
      database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('owner', 'owner');
      database.createObjectStore('keys');
    },
    // A newer version of the application waits in another tab: it must not wait for this one.
    blocking: (_old, _next, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = undefined;
    },
  }).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
