import type { Sealed } from './cipher.ts';

/** The database of this device. `owner` is `<user id>.<tenant id>`: nobody reads what another person left here. */
export type Row = {
  /** A day as it was last seen, for the pier without a signal; without its key nobody can read it any more. */
  day: { owner: string; date: string; seen_at: number; until: number; key: CryptoKey | null } & Sealed;
  /** What was done here and is not answered yet, as ciphertext. */
  outbox: { id: string; owner: string } & Sealed;
};

let opened: Promise<IDBDatabase> | undefined;

/** Opens it once; rejects where the browser keeps nothing (a private window, a full disk), and is then tried again. */
export function openDevice(): Promise<IDBDatabase> {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('leme', 1);
  request.onupgradeneeded = () => {
    const { result } = request;
    result.createObjectStore('days', { keyPath: ['owner', 'date'] }).createIndex('owner', 'owner');
    result.createObjectStore('outbox', { keyPath: 'id' }).createIndex('owner', 'owner');
    // The key of each person's outbox; it cannot be read out, only used.
    result.createObjectStore('keys');
  };
  const device = await answered(request);
  const forget = () => {
    opened = undefined;
  };
  device.onclose = forget;
  // A newer version of the application waits in another tab: it must not wait for this one.
  device.onversionchange = () => {
    device.close();
    forget();
  };
  return device;
}

export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Runs `work` on one store and answers when all of it is on the disk, or none. */
export async function change(
  name: 'days' | 'outbox' | 'keys',
  work: (store: IDBObjectStore) => unknown,
): Promise<void> {
  // A day can be asked for again, what was done here cannot.
  const durability = name === 'days' ? 'default' : 'strict';
  const transaction = (await openDevice()).transaction(name, 'readwrite', { durability });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  await Promise.all([work(transaction.objectStore(name)), done]);
}

/** What a store says to one question. */
export async function look<T>(
  name: 'days' | 'outbox' | 'keys',
  question: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return await answered(question((await openDevice()).transaction(name).objectStore(name)));
}
