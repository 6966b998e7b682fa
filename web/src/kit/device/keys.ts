import { importKey } from './cipher.ts';
import { openDevice } from './database.ts';

/** Keeps a person's key on this device, usable and not readable, if they are still there at the moment of writing. */
export async function keepKey(owner: string, base64: string, isThere: () => boolean): Promise<void> {
  const key = await importKey(base64);
  const device = await openDevice();
  if (isThere()) await device.put('keys', key, owner);
}

/** What a person leaves behind when they sign out by hand is ciphertext without a key. */
export async function forgetKey(owner: string): Promise<void> {
  await (await openDevice()).delete('keys', owner);
}
