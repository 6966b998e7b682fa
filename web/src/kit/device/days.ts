import { openDevice } from './database.ts';

const keptMs = 48 * 3_600_000;

/** Keeps a day as it was seen, so that it can be read without a connection; older ones go after 48 hours. */
export async function keepDay(owner: string, date: string, day: unknown, now: number): Promise<void> {
  const device = await openDevice();
  await device.put('days', { owner, date, seen_at: now, day });
  await forgetDays((row) => now - row.seen_at > keptMs);
}

export type KeptDay = { day: unknown; seen_at: number };

/** A day as this person last saw it on this device; null when it was never opened or is too old. */
export async function keptDay(owner: string, date: string, now: number): Promise<KeptDay | null> {
  const row = await (await openDevice()).get('days', [owner, date]);
  return row && now - row.seen_at <= keptMs ? { day: row.day, seen_at: row.seen_at } : null;
}

/** Removes kept days: all of them at sign-out, the old ones otherwise. */
export async function forgetDays(
  which: (row: { owner: string; seen_at: number }) => boolean = () => true,
): Promise<void> {
  const transaction = (await openDevice()).transaction('days', 'readwrite');
  for (let cursor = await transaction.store.openCursor(); cursor; cursor = await cursor.continue()) {
    if (which(cursor.value)) void cursor.delete();
  }
  await transaction.done;
}
