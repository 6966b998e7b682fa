import { importKey } from './cipher.ts';
import { change, look } from './database.ts';

const longestPauseMs = 30_000;

type Told = (owner: string) => void;

const listeners = new Set<Told>();
let latest = 0;

/**
 * Keeps a person's key on this device, usable and not readable, if they are still there at the moment of writing. It is
 * tried until it succeeds: what is done meanwhile can only then be kept.
 */
export async function keepKey(owner: string, base64: string, isThere: () => boolean): Promise<void> {
  latest += 1;
  const mine = latest;
  const key = await importKey(base64);
  const isWanted = () => mine === latest && isThere();
  for (let pause = 250; isWanted(); pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      await change('keys', (store) => isWanted() && store.put(key, owner));
      if (isWanted()) for (const listener of listeners) listener(owner);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Calls back when a key has come to this device. */
export function onKeyKept(listener: Told): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Rejects where this device has no key of the person. */
export async function keyOf(owner: string): Promise<CryptoKey> {
  const key: CryptoKey | undefined = await look('keys', (store) => store.get(owner));
  if (!key) throw new Error('This device has no key for its outbox');
  return key;
}

/** What a person leaves behind when they sign out by hand is ciphertext without a key. */
export async function forgetKey(owner: string): Promise<void> {
  await change('keys', (store) => store.delete(owner));
}
